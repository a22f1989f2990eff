### Treachery in a Pocket

title = Treachery in a Pocket
special = You own nobody: in secret you want one House to rise and another to fall, and everyone pulls the strings.
primer = Ten characters stand in rows, and a higher row is more power. Your hidden agenda names one House that is to rise and one that is to fall. On your turn you perform one action: one of the two on your hand card or one of the two on the revealed card. Actions move, attack and heal the characters who fit their picture. The game ends when two characters are Killed, when the deck runs out a second time, or when somebody cannot act. Each noble of the one House scores for every row below, each of the other for every row above, and wounds on both cost you points.
score = Points
notation = The pictures of actions are written row by row from the top, with slashes between. A w is anybody, a y is one of two of a House; + heals them, ^ moves them up, v moves them down, x attacks them. A row shown as - may hold anybody or nobody.

## Things

house-green = green
    .letter = G
house-red = red
    .letter = R
house-purple = purple
    .letter = P
house-blue = blue
    .letter = B
house-none = no House
    .letter = N

state-unwounded = Unwounded
state-wounded = Wounded
state-killed = Killed

half-top = upper action
    .short = top
half-bottom = lower action
    .short = bottom

way-up = up
way-down = down

# What happens to one character; `both` is said of two, `order` of anybody whom a player picks.
deed-heal = is healed
    .both = both are healed
    .order = Heal somebody
deed-up = moves up
    .both = both move up
    .order = Move somebody up
deed-down = moves down
    .both = both move down
    .order = Move somebody down
deed-attack = is attacked
    .both = both are attacked
    .order = Attack somebody
deed-heal-up = is healed and moves up
    .both = both are healed and move up
    .order = Heal somebody and move them up
deed-heal-down = is healed and moves down
    .both = both are healed and move down
    .order = Heal somebody and move them down
deed-heal-attack = is healed and then attacked
    .both = both are healed and then attacked
    .order = Heal somebody, then attack them
deed-up-attack = moves up and is attacked
    .both = both move up and are attacked
    .order = Move somebody up and attack them
deed-down-attack = moves down and is attacked
    .both = both move down and are attacked
    .order = Move somebody down and attack them
deed-heal-up-attack = is healed, moves up and is attacked
    .both = both are healed, move up and are attacked
    .order = Heal somebody, move them up and attack them
deed-heal-down-attack = is healed, moves down and is attacked
    .both = both are healed, move down and are attacked
    .order = Heal somebody, move them down and attack them
deed-none = only has to be there

card-filia = Lady Filia
    .short = Filia
    .gist = Beloved
    .text = Beloved. While Wounded: when she moves, everyone of her House in her row moves with her.
card-asher = Duke Asher
    .short = Asher
    .gist = Shield
    .text = Shield. While Wounded: an attack on somebody else in his row hits him instead.
card-brutol = Lord Brutol
    .short = Brutol
    .gist = Last blow
    .text = Last blow. When Killed: attack somebody else in his row.
card-gerard = Commander Gerard
    .short = Gerard
    .gist = Stands his ground
    .text = Stands his ground. While Wounded: he cannot be moved.
card-diane = Countess Diane
    .short = Diane
    .gist = Last word
    .text = Last word. When Killed: move any one character one row down.
card-elaine = Lady Elaine
    .short = Elaine
    .gist = Gives way
    .text = Gives way. While Wounded: when somebody else moves into her row, she moves on in the same direction.
card-lucius = Master Lucius
    .short = Lucius
    .gist = Last lesson
    .text = Last lesson. When Killed: heal one Wounded character, then attack one Unwounded character.
card-isolde = Dame Isolde
    .short = Isolde
    .gist = Restless
    .text = Restless. While Wounded: whenever she is moved, she goes one row further.
card-corvin = Corvin the Jester
    .short = Corvin
    .gist = Many masks
    .text = Many masks. While Wounded: he belongs to every House.
card-odile = Sister Odile
    .short = Odile
    .gist = Last blessing
    .text = Last blessing. When Killed: heal one Wounded character and move them one row up.

card-ambush = Ambush
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-ball = Masked Ball
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-blackmail = Blackmail
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-coup = Coup
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-decree = Decree
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-disgrace = Disgrace
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-feud = Feud
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-gossip = Gossip
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-hunt = Royal Hunt
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-oath = Oath
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-poison = Poison
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-remedy = Remedy
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-rivals = Rivals
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.
card-succession = Succession
    .gist = { $upper }. { $lower }.
    .text = Upper action: { $upper }. Lower action: { $lower }.

card-green-red = Green and Red
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.
card-green-purple = Green and Purple
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.
card-green-blue = Green and Blue
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.
card-red-purple = Red and Purple
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.
card-red-blue = Red and Blue
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.
card-purple-blue = Purple and Blue
    .gist = One of them is to rise, the other to fall
    .text = The House at the upper end is to rise, the one at the lower end to fall: { $one } and { $other }, or { $other } and { $one }.

## Settings

option-match = Match
    .help = Play games until somebody has won two of them, instead of one (TRE-MATCH-1).
    .true = first to two victories
    .false = a single game
option-start_player = First turn
    .help = Who takes the first turn: drawn by lot, or the number of a seat (TRE-C-23).
    .random = drawn by lot

## What the pictures of actions say

do-pair =
    { $apart ->
        [0] Two of one House in one row
        [1] Two of one House in neighbouring rows
        [2] Two of one House, two rows apart
       *[other] Two of one House, { $apart } rows apart
    }: { $clauses }
do-in-row =
    In a row of { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    } or more, { $clauses }
do-two-rows =
    Two neighbouring rows{ $count ->
        [1] {""}
        [2] {" "}of two or more each
        [3] {" "}of three or more each
       *[other] {" "}of { $count } or more each
    }: one in the upper row { $upper } and one in the lower row { $lower }
do-with = Somebody who has { $others } { $does }
do-rows = Row by row from the top: { $rows }
show-both = { $does-both }
show-one-of-two = one of them { $does }
show-other-of-two = the other { $does }
show-upper = the upper one { $does }
show-lower = the lower one { $does }
show-one = one { $does }
show-another = another { $does }
show-outsider-above =
    an outsider { $rows ->
        [1] in the row above
        [2] two rows above
       *[other] { $rows } rows above
    } { $does }
show-outsider-below =
    an outsider { $rows ->
        [1] in the row below
        [2] two rows below
       *[other] { $rows } rows below
    } { $does }
show-outsider-beside = an outsider beside them { $does }
show-outsider-between = an outsider between them { $does }
show-others-above =
    { $count ->
        [1] anyone
        [2] at least two others
        [3] at least three others
       *[other] at least { $count } others
    } { $rows ->
        [1] in the row above
        [2] two rows above
       *[other] { $rows } rows above
    }
show-others-below =
    { $count ->
        [1] anyone
        [2] at least two others
        [3] at least three others
       *[other] at least { $count } others
    } { $rows ->
        [1] in the row below
        [2] two rows below
       *[other] { $rows } rows below
    }
show-others-beside =
    { $count ->
        [1] company in the same row
        [2] at least two others in the same row
       *[other] at least { $count } others in the same row
    }
show-row-of = row { $row }: { $symbols }
show-free-row = row { $row }: anybody or nobody
show-anybody = anybody ({ $does })
show-outsider = an outsider ({ $does })
show-noble = one of the House ({ $does })

## Questions

ask-nobody-more = The match is over.
ask-other = { $seat } is to act.
ask-other-to-deal = The game is scored. { $seat } deals the next one.
ask-deal = The game is scored. Deal the next one; you begin.
ask-action = Perform an action on your card or on the revealed one.
ask-action-in-hand = Perform an action on your card. { $card }, the revealed card, allows none now.
ask-action-revealed = Perform an action on the revealed card. { $card }, your own, allows none now.
ask-who = { $card }, { $half }: who { $does }?
ask-who-first = { $card }, { $half }: who is attacked first?
ask-who-else = { $card }, { $half }: { $done }. Who else?
ask-who-then = { $card }, { $half }: { $done }. Who { $does }?
ask-next-move = The order makes a difference: who moves next?
ask-next-attack = The order makes a difference: who is attacked next?
ask-last-deed = { $who } is Killed. { $who-gist }: who { $does }?
show-does = { $who } { $does }

## Choices

do-play-hand = { $card }, { $half } (your card): { $text }
do-play-revealed = { $card }, { $half } (revealed): { $text }
do-settled = { $text }. Only one way: { $people }
do-pick =
    { $who } in row { $row }{ $state-id ->
        [wounded] , { $state },
       *[other] {""}
    } { $does }
do-next = Next: { $happens }
do-deal = Deal the next game

## Refusals

no-half = Which of its two actions? Say: play { $id } top, or play { $id } bottom.
no-card = Which card? Say for instance: play { $id } top.
no-character = Whom? There are { $ids }.
no-deal-yet = This game is not over yet.
no-game-before-deal = This game is over; deal the next one.
no-second-action = You are performing an action already, and there is only one in a turn.
no-action-yet = First choose one of the four actions.
no-passing = Nobody may pass: something has to be chosen, even if it does you harm.
no-deed-to-killed = { $who } is Killed; nothing can be done to them any more.
no-move-due = { $who } is not due to move.
no-attack-due = { $who } is not due to be attacked.
no-such-card = { $card } is neither your hand card nor revealed.
no-such-action = That action cannot be performed.
no-rows = There are not enough rows: its picture takes { $needs } of them, one above the other.
no-crowd = There are no rows with as many living characters as its picture shows.
no-wounded = Nobody is Wounded, so nobody can be healed.
no-pair =
    No two of one House stand { $apart ->
        [0] in one row
        [1] in neighbouring rows
        [2] two rows apart
       *[other] { $apart } rows apart
    }.
no-outsiders =
    Where two of one House stand { $apart ->
        [0] in one row
        [1] in neighbouring rows
        [2] two rows apart
       *[other] { $apart } rows apart
    }, no outsiders stand as its picture shows.
no-wounded-there = Nobody who stands as its picture shows is Wounded.
no-movable-there = Whoever stands as its picture shows cannot be moved.
no-two-symbols = { $who } fills another symbol already.
no-house = { $who } belongs to no House, and this symbol is yellow.
no-place = Seen from { $other }, this symbol is for row { $row }, and { $who } stands in row { $at }.
no-rest = With { $who } there, the rest of the picture cannot be filled.
no-kin = { $who } and { $other } are not of one House, and their symbols are yellow.
no-stranger = { $who } and { $other } are of one House, and only one of their symbols is yellow.
no-wound-to-heal = { $who } is not Wounded, so there is nothing to heal.
no-moving = { $who } is Wounded and cannot be moved.
no-same-row = { $who } does not stand in the row of { $killed }.
no-wound = { $who } is not Wounded.
no-health = { $who } is Wounded already.

## What is told

tell-dealt = The characters are laid out and { $card } is revealed. { $seat } begins.
tell-dealt-again = Game { $game }: the characters are laid out and { $card } is revealed. { $seat } begins.
tell-secrets = { $seat } wants { $rise } to rise and { $fall } to fall, and holds { $card }.
tell-played-hand = { $seat } plays { $card }, { $half }, from the hand.
tell-played-revealed = { $seat } plays { $card }, { $half }, the revealed card.
tell-healed = { $who } is healed.
tell-moved =
    { $who } moves { $way }{ $rows ->
        [1] {""}
       *[other] {" "}{ $rows } rows
    }.
tell-gave-way = { $who } gives way and moves { $way }.
tell-followed = { $who } follows { $leader } { $way }.
tell-wounded = { $who } is Wounded.
tell-killed = { $who } is Killed!
tell-shielded = { $who } shields { $target }.
tell-lapsed = The attack on { $who } comes too late.
tell-last-deed = { $who-gist } of { $who }: { $target }.
tell-no-last-deed = { $who-gist } of { $who } finds nobody.
tell-closed =
    { $rows ->
        [one] An empty row disappears.
       *[other] { $rows } empty rows disappear.
    }
tell-drew = { $seat } draws a card.
tell-drew-card = { $seat } draws { $card }.
tell-revealed = { $card } is revealed.
tell-reshuffled =
    The deck has run out; { $cards ->
        [one] the one discarded card becomes
       *[other] the { $cards } discarded cards are shuffled into
    } a new one.
tell-stuck = { $seat } can perform none of the four actions.
tell-goal = { $seat } { $points } ({ $rise } up, { $fall } down)
tell-scored = The agendas are revealed: { $goals }.
tell-tally = { $seat } { $victories }
tell-won =
    { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } the game. Victories: { $tally }.
tell-ended =
    { $winners } { $winners-count ->
        [one] wins
       *[other] win together
    }.

## How it ended

won-game = { $over } { $by }
won-match =
    { $winners } { $winners-count ->
        [one] has won { $games } games.
       *[other] have won { $games } games each.
    }
won-after-deaths =
    { $killed } { $killed-count ->
        [one] is
       *[other] are
    } Killed.
won-after-cards = The action deck ran out for the second time.
won-after-stuck = { $seat } could perform no action.
won-by-points = { $winners } has the most points.
won-by-noble =
    { $leaders } are level on points; of them { $winners } { $winners-count ->
        [one] has the best single noble
       *[other] have the best single nobles
    }.
won-jointly = { $winners } are level on points, and their best nobles are too.

## Why a bot would

why-next-game = The next game waits.
why-best = The best it sees: { $reasons }.
why-best-with = The best it sees, with { $whom }: { $reasons }.
why-equal-with = As good as anything it sees, with { $whom }: { $reasons }.
why-close = Nearly as good as the best: { $reasons }.
why-close-with = Nearly as good as the best, with { $whom }: { $reasons }.
why-worse = It sees something better: { $reasons }.
why-worse-with = It sees something better; with { $whom }, { $reasons }.
why-ends-ahead =
    it ends the game with you well ahead at { $points ->
        [one] 1 point
       *[other] { $points } points
    }
why-ends-level =
    it ends the game with you hardly ahead at { $points ->
        [one] 1 point
       *[other] { $points } points
    }
why-ends-behind =
    it ends the game with you behind at { $points ->
        [one] 1 point
       *[other] { $points } points
    }
why-worth =
    the table is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to you instead of { $before } ({ $compared })
why-worth-still =
    the table is still worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to you ({ $compared })
why-beaten =
    { $less ->
        [0] none of the { $agendas } agendas that others may hold gets less
        [one] { $less } of the { $agendas } agendas that others may hold gets less
       *[other] { $less } of the { $agendas } agendas that others may hold get less
    }
why-killed = { $who } is Killed, so that one more death ends the game
why-wound = it costs you a wound
why-heals = it heals a wound that costs you a point
why-wound-of-others = the new wound costs others and not you
why-costs-others = it costs others more than you
why-helps-others = it helps others more than you
why-no-less-help = all else would help them as much or more
why-little = it changes little for { $rise } and { $fall }

## On the board

show-court = The court, the highest row first
show-row = Row { $row } of { $rows }
show-row-highest = Row { $row } of { $rows }, the highest
show-row-lowest = Row { $row } of { $rows }, the lowest
show-nobody = nobody
show-of-house = of the { $house } House
show-of-no-house = of no House
show-chosen = chosen
show-revealed = Revealed
show-your-card = Your card
show-in-play = in play
show-not-now = not now
show-why-not = Not possible now: { $why } ({ $rule })
show-fits = Could be filled by { $people }.
show-again = Tap again to play it
show-legend = What the symbols mean
show-legend-white = anybody
show-legend-yellow = one House
show-legend-move = move
show-legend-attack = attack
show-legend-heal = heal
show-agenda =
    Your agenda: { $rise } is to rise and { $fall } to fall, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to you now
show-wishes = wants { $rise } to rise and { $fall } to fall
show-agenda-hidden = agenda hidden
show-worth-now = worth now
show-earns =
    { $who }: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
show-earns-hurt =
    { $who }: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, 1 off for the wound
show-hand =
    { $cards ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
show-turn = Turn { $turn }
show-turn-of-game = Game { $game } · Turn { $turn }
show-deck =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the { $deck ->
        [1] first
       *[other] second
    } deck
show-deck-short =
    { $deck ->
        [1] 1st
       *[other] 2nd
    } deck
show-discards = Discarded: { $cards }
show-no-discards = Nothing is discarded yet
show-discards-short = discards
show-last = Latest action: { $seat }, { $people },
show-rise = To rise
show-fall = To fall
show-share = { $house } { $points }
show-points = Points
show-victories = Victories

## In the terminal

sign-houses = G, R, P, B, N
sign-houses-mean = the Houses green, red, purple and blue, or neutral: of no House
sign-row = row 1 is the highest; a picture fits wherever rows one above the other hold who it needs
sign-wounded = before a name: Wounded, so that the ability works; another attack kills
sign-killed = before a name: Killed; stays in the row, still counts for points, and can do nothing more
sign-white = in a picture: anybody; beside a y, somebody of another House
sign-yellow = in a picture: one of two of the same House
sign-effects = behind a symbol: that one moves up, moves down, is attacked, is healed
sign-free-row = in a picture: a row that may hold anybody or nobody
sign-next = behind a symbol: the one to be filled next
sign-not-now = nobody stands as that picture needs; “? play feud top” says what is missing
sign-sum = points: rows below each of the two that are to rise, rows above each of the two that are to fall, less 1 for every one of them that is Wounded or Killed
table-not-now = not now
table-legend = G R P B: the Houses, N neutral; * Wounded, x Killed
table-symbols = w anybody, y two of one House (w: outsiders); ^ up, v down, x attack, + heal
table-status =
    Turn { $turn }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the { $deck ->
        [1] first
       *[other] second
    } deck
table-status-of-match =
    Game { $game }, turn { $turn }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the { $deck ->
        [1] first
       *[other] second
    } deck
table-ability = { $who-short } ({ $who-gist })
table-wounded = Wounded: { $named }
table-agenda = Your agenda: { $wishes }; the table is worth { $sum } = { $points }.
table-wishes = { $rise } to rise, { $fall } to fall
table-scored =
    { $wishes }: { $sum } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-victories =
    { $victories ->
        [one] 1 victory
       *[other] { $victories } victories
    }
table-card = Card
table-wish = Agenda
table-hidden = hidden
table-no-card = none

## The player aid

aid-aim = Your secret agenda names a House that should rise and one that should fall. Whoever gets most of that wins.
aid-turn = A turn
aid-step-1 = Choose one of four actions
    .text = Two are on the card in your hand, two on the revealed card. You must act if any of them is possible.
aid-step-2 = Choose the characters
    .text = Every symbol of the picture needs a living character. Yellow ones are of one House, white ones beside them of others.
aid-step-3 = Heal, then move, then attack
    .text = All effects are applied. An attack wounds; somebody wounded is killed.
aid-step-4 = Draw
    .text = The card you used is discarded and replaced. Rows without characters vanish.
aid-moves = What the marks mean
aid-move-1 = Arrow
    .text = That character goes one row up or down, and founds a new row at the edge.
aid-move-2 = Attack
    .text = Unwounded becomes Wounded, and the ability is active. Wounded becomes Killed.
aid-move-3 = Heal
    .text = Wounded becomes Unwounded, and the ability rests.
aid-move-4 = Killed
    .text = Stays in the row to the end, fills no symbol, and cannot be affected.
aid-end = The game ends with the second death, when the deck is used up twice, or when somebody cannot act. Your rising House: a point for each row below its characters. Your falling House: a point for each row above. Each of them Wounded or Killed: one point less.
aid-plan = The table
aid-plan-top = top: most power
aid-plan-rise = should rise
aid-plan-fall = should fall
aid-plan-hand = your hand: 2 actions
aid-plan-shown = revealed: 2 actions

## The aim, above the table

show-wins = Most points for what you wish: one House high, one low.
show-wins-match = First to win two games.

## The guided first game

lesson-aim = Ten characters stand in rows, and a higher row is more power. None of them is yours: you pull the strings, and so do the others.
lesson-agenda = Your hidden agenda wants Red to rise and Green to fall. In the end every red noble brings a point for each row below, every green one for each row above.
lesson-up = On your turn you perform one action: one of the two on your card, or one of the two on the revealed card. Take the lower one of { card-oath }, revealed, and move { card-brutol } up into a row of his own.
    .no = Red is to rise, and { card-oath }, lower action, moves anybody up: take it, and pick { card-brutol }.
lesson-down = Now the card in your hand, which the others do not see: { card-blackmail }, upper action, moves somebody down. Green is to fall, so pick { card-asher }.
    .no = Better for you is the upper action of { card-blackmail } on { card-asher }: a green noble further down is a point for you.
lesson-wound = { $p2 } moved { card-asher } up again, and { $p3 } attacked { card-brutol }: he is Wounded, which costs you a point. A second attack would kill him; the Killed stay where they are.
lesson-attack = Wounds on Red or on Green cost you points, so leave these two alone and let others attack. { card-coup }, upper action, moves { card-gerard } up.
    .no = An attack may hurt yourself: wounds of both your Houses cost you points. Play { card-coup }, upper action, and pick { card-gerard }.
lesson-end = The game ends when two are Killed, when the deck runs out for the second time, or when somebody cannot act; most points win. Watch what { $p2 } and { $p3 } push up and down: it tells their agendas, and yours.

## Notes for a first game without a guide

note-agenda = Your agenda is yours alone: one House is to rise, another to fall. What it is worth just now stands beside it.
note-cards = You perform one of four actions: two on your own card, two on the revealed one. Look for one that moves your two Houses as your agenda wants.
note-who = Only those who are lit can be picked; a click on others says why not.
