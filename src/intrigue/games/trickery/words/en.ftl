### Trickery & Deceit

title = Trickery & Deceit
special = Everything lies open and nobody stays your friend: fill your society’s chest, or change sides in time.
primer = Two secret societies fill their chests with coins. Whoever lays the fifth coin into a chest gets 2 seals, and everyone else in that society gets 1. The first player with 5 seals wins. On your turn you play one of your six cards, or you pause and take your played cards back. The cards move coins and make people change sides, you among them: be in the right society when its chest fills, and see that others are not.
score = Seals

## Things

society-thorn = Thorn Society
    .short = Thorn
    .motto = Ink, roses and patience
society-machine = Machine Society
    .short = Machine
    .motto = Copper, steam and certainty

card-betray = Betray your allies
    .gist = Steal 1 coin from an ally, then change sides
    .text = Steal 1 coin from another member of your society. Then turn your society card over.
card-build = Build relationships
    .gist = An ally gets { $coins } coins from the pool
    .text =
        Another member of your society gets { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from the pool.
card-bribe = Bribe your enemies
    .gist = Hand an enemy 1 coin: they join you
    .text = Hand 1 of your coins to a member of the other society, who comes over to yours at once.
card-favour = Call in a favour
    .gist = 1 coin into your chest, then take { $coins }
    .text = If you have a coin, 1 goes into your society’s chest. Coin or no coin, then take { $coins } from the pool.
card-tribute = Pay tribute
    .gist = As many coins as you like into your chest
    .text = Lay as many of your coins as you like, but at least 1, into your society’s chest.
card-outdo = Outdo the competition
    .gist = 1 coin into your chest; an ally must leave
    .text = Lay 1 coin into your society’s chest. Then another member of your society must change sides at once.

## Settings

option-tie_rule = Several reach 5 seals at once
    .help = Who wins then: the one with most coins, or the one with most seals and only then most coins (TRK-C-1).
    .coins = most coins win
    .seals_then_coins = most seals, then coins
option-max_turns = Longest game
    .help = Turns for each player before the game is called off (TRK-C-17).
option-start_player = First turn
    .help = Who takes the first turn: drawn by lot, or the number of a seat (TRK-C-19).
    .random = drawn by lot

## Questions

ask-society = Pick your society in secret.
ask-societies = The players pick their societies in secret.
ask-society-of-others = Your pick is made. All society cards are turned up together.
ask-other = { $seat } is to act.
ask-card = Play a card.
ask-card-or-pause = Play a card, or pause to take your cards back.
ask-pause = There is no card that you could play now: pause to take your cards back.

## Choices

do-join = Join the { $society }
do-pause = Pause: take your played cards back
do-betray = { $card }: steal 1 coin from { $target } and change sides
do-build =
    { $card }: { $target } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the pool
do-bribe = { $card }: 1 coin to { $target }, who comes over to you
do-favour =
    { $card }: 1 coin into your chest, then take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
do-favour-unpaid =
    { $card }: take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
do-tribute =
    { $card }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } into your chest
do-outdo = { $card }: 1 coin into your chest, { $target } changes sides

## Refusals

no-number-here = This card takes no number: { $say }.
no-target = On whom? Name a seat from 1 to { $seats }: { $say } 1.
no-amount = How many coins? Name a number: { $say } 1.
no-second-society = The societies were chosen at the start.
no-society-yet = First everyone picks a society.
no-passing = Nobody may decline a turn: act or pause.
no-played-card = You have no played card to take back.
no-card-twice = { $card } lies played before you; pause to take it back.
no-ally = Nobody else is in your society.
no-self = You cannot choose yourself.
no-enemy = { $target } is in the other society.
no-friend = { $target } is not in the other society.
no-coin-to-steal = { $target } has no coin to steal.
no-coin-to-give = You have no coin to give.
no-coin-to-pay = You have no coin to pay.
no-pool =
    { $coins ->
        [one] The pool is empty.
       *[other] The pool has fewer than { $coins } coins.
    }
no-empty-tribute = A tribute is at least 1 coin.
no-more-coins = You have only { $coins }.
no-other-chest = Your coins go into the chest of your own society.

## What is told

tell-picked = { $seat } secretly picks the { $society }.
tell-member = { $seat } in the { $society }
tell-shown = The society cards are turned up: { $members }.
tell-starts = { $seat } takes the first turn.
tell-played = { $seat } plays { $card }.
tell-played-for =
    { $seat } plays { $card }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
tell-played-on = { $seat } plays { $card } on { $target }.
tell-paused =
    { $seat } pauses and takes back { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
tell-skipped = { $seat } can neither act nor pause.
tell-stole = { $seat } steals 1 coin from { $victim }.
tell-gained =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the pool.
tell-gave =
    { $seat } gives { $to } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
tell-laid =
    { $seat } lays { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } into the chest of the { $society }: { $chest } of { $full }.
tell-gain = { $seat } +{ $seals }
tell-payout = The chest of the { $society } is full! Seals: { $gains }.
tell-turned = { $seat } is now in the { $society }.
tell-ended =
    { $winners } { $winners-count ->
        [one] wins
       *[other] win together
    }.

## How it ended

won-by-seals =
    { $winners } { $winners-count ->
        [one] has
       *[other] have
    } { $seals } seals or more.
won-by-coins =
    Several reached { $seals } seals at once; of them { $winners } { $winners-count ->
        [one] has
       *[other] have
    } most coins.
won-by-most-seals =
    Several reached { $seals } seals at once; { $winners } { $winners-count ->
        [one] has
       *[other] have
    } most.
won-jointly = Several reached { $seals } seals at once; { $winners } are equal in coins too.
won-by-limit =
    The turn limit is reached; { $winners } { $winners-count ->
        [one] has
       *[other] have
    } most seals.
won-by-limit-and-coins =
    The turn limit is reached; of those with most seals { $winners } { $winners-count ->
        [one] has
       *[other] have
    } most coins.

## Why a bot would

why-society = Nobody knows anything yet, so one society is as good as the other.
why-victory = It wins the game.
why-defeat = It would hand the game to somebody else.
why-best = The best it sees: { $reasons }.
why-as-good = As good as anything it sees: { $reasons }.
why-worse = It sees something better: { $reasons }.
why-not = It would not: { $reasons }.
why-seals =
    it brings { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    } now
why-threat = { $seat } could then win before your next turn
why-rescue = it keeps { $seat } from winning
why-next-turn = you could then win on your next turn
why-filled = somebody may well fill your chest for you
why-coins = it brings coins
why-choices = it gives you all your choices back
why-little = it changes little

## On the board

show-chest = Chest of the { $society }: { $coins } of { $full } coins
show-chest-short = { $coins } of { $full }
show-pool = Pool
show-pool-of =
    The pool: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
show-hidden = society not shown yet
show-in-hand = in hand
show-played = played
show-hand = Your cards
show-hand-of = Cards of { $name }
show-cards =
    { $held-count ->
        [0] In hand: none.
       *[other] In hand: { $held }.
    } { $lying-count ->
        [0] Played: none.
       *[other] Played: { $lying }.
    }
show-pause = Pause
show-pause-help = Take your played cards back
show-pick = Your secret pick: { $society }
show-place =
    { $side }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
show-turns-left =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } until the game is called off
show-coins = Coins
show-society = Society
show-unbound = What is said here binds nobody.

## In the terminal

sign-chest = the chest of a society: coins laid in, and places left; the fifth coin opens it and brings seals
sign-pool = coins and seals that nobody has yet
sign-society = whose chest a player pays into; players of one society are allies
sign-seals = five of them win
sign-hand = cards still to be played; “Played” lists the others, which a pause takes back
table-player = Player
table-society = Society
table-seals = Seals
table-coins = Coins
table-hand = Hand
table-played = Played
table-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-of = { $seals } of { $most }
table-secret = { $society } (secret)
table-pool = Pool: { $coins } coins, { $seals } seals
table-score =
    { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
table-allies = Allies
table-unknown = not known yet
table-nobody = none
table-nothing = nothing
table-list = { $things }

## The player aid

aid-aim = Be the first to own five seals. You play for yourself, whatever society you belong to just now.
aid-turn = A turn
aid-step-1 = Act, or pause
    .text = Lay one card from your hand open before you and do all it says. Or pause: take all your played cards back.
aid-step-2 = A full chest pays
    .text = The fifth coin empties the chest: two seals to whoever laid it, one to every other member of that society.
aid-step-3 = Next, clockwise
    .text = With five seals somebody has won. Otherwise your left neighbour is up.
aid-moves = The six cards
aid-move-1 = { card-betray }
    .text = Take a coin from a fellow member, then change sides.
aid-move-2 = { card-build }
    .text = A fellow member gets two coins from the pool.
aid-move-3 = { card-bribe }
    .text = Give a coin to a member of the other society, who joins yours.
aid-move-4 = { card-favour }
    .text = Lay a coin into your chest, if you have one; then take two from the pool.
aid-move-5 = { card-tribute }
    .text = Lay any number of your coins into your chest.
aid-move-6 = { card-outdo }
    .text = Lay a coin into your chest; a fellow member changes sides.
aid-end = If one chest takes several to five seals, most coins decide; by the option for it, most seals come before coins.
aid-plan = The table
aid-plan-first = chest of the Thorns
aid-plan-second = chest of the Machine
aid-plan-full = full with five coins
aid-plan-layer = lays the fifth: 2 seals
aid-plan-member = member: 1 seal

## The aim, above the table

show-wins = First to { $seals } seals.

## The guided first game

lesson-society = Two secret societies divide the table, and everyone begins by picking one, unseen by the others. Choose the { society-thorn }.
    .no = You will change sides often enough. Begin with the { society-thorn }, so that the lesson can go on.
lesson-aim = Each society fills a chest. Whoever lays the fifth coin into one gets 2 seals, everyone else in that society 1, and five seals win the game.
lesson-favour = On your turn you play one card. { card-favour } lays one of your coins into the chest of your society and then brings you 2 from the pool: play it.
    .no = That is possible, but you need coins first. Play { card-favour }.
lesson-betray = { $p2 } has 5 coins and can fill the Machines’ chest on the next turn. Be there when it happens: { card-betray } steals 1 coin from { $p3 } and takes you to the other side.
    .no = Then the Machines share the seals without you. Betray { $p3 }: that brings a coin, and you change sides.
lesson-filled = { $p2 } laid the fifth coin and got 2 seals; you were a Machine at that moment and got 1. { $p3 } was not, and got nothing.
lesson-pause = Cards that you play lie before you, out of use. Pause: that is your whole turn, and you take all of them back.
    .no = You will want { card-betray } again, and it lies before you. Pause to take it back.
lesson-back = The Thorns’ chest holds 4 coins, and { $p3 }, alone there, has none to lay. Betray somebody and go over to the Thorns.
    .no = The fifth coin is worth 2 seals, but only a Thorn can lay it there. Betray { $p2 } or { $p4 } to become one.
lesson-tribute = { card-tribute } lays as many of your coins as you like into the chest of your society. One coin fills it.
    .no = One coin is missing in the Thorns’ chest, and you can lay it. Pay a tribute of 1 coin.
lesson-play = You have 3 seals, so two more win. From here the game is yours: three cards you have not tried can give coins to friends and make others change sides.

## Notes for a first game without a guide

note-side = The society that you pick is only where you begin: cards change it often. Seals go to those who are in a society when its chest is full.
note-chests = Five coins fill a chest: 2 seals for whoever lays the fifth, 1 for everyone else of that society. Five seals win.
note-pause = Cards that you have played lie before you. A pause is a whole turn, and brings all of them back.
