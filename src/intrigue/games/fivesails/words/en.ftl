### 7th Sea: City of Five Sails

title = 7th Sea: City of Five Sails
special = Secret schemes, contested districts and duels fought card by card: kill a Leader, or make the city yours.
primer = You lead a crew in a city of three to five districts for at most five Days. Each Day you secretly pick a scheme and a character, then act in turn: move, recruit, equip, claim a district with Influence, challenge enemies to duels. Cards in hand are money, tricks and swordplay all at once. Districts you control give you their Renown when the Day closes; seven Renown win, and so does holding the Docks, the Forums and the Grand Bazaar at once, or killing the enemy Leader.
score = Renown

## Things. A place has a name for its title, and is said with "at", "to" and "from".

place-oles_inn = Ole's Inn
    .title = Ole's Inn
    .short = Ole's Inn
    .at = at Ole's Inn
    .to = to Ole's Inn
    .from = from Ole's Inn
place-docks = the Docks
    .title = The Docks
    .short = Docks
    .at = at the Docks
    .to = to the Docks
    .from = from the Docks
place-forums = the Forums
    .title = The Forums
    .short = Forums
    .at = at the Forums
    .to = to the Forums
    .from = from the Forums
place-grand_bazaar = the Grand Bazaar
    .title = The Grand Bazaar
    .short = Grand Bazaar
    .at = at the Grand Bazaar
    .to = to the Grand Bazaar
    .from = from the Grand Bazaar
place-governors_gardens = Governor's Gardens
    .title = Governor's Gardens
    .short = Governor's Gardens
    .at = at Governor's Gardens
    .to = to Governor's Gardens
    .from = from Governor's Gardens
place-home = Home
    .title = Home
    .short = Home
    .at = at Home
    .to = Home
    .from = from Home

phase-setup = Set-up
phase-dawn = Dawn
phase-planning = Planning
phase-high_drama = High Drama
phase-plunder = Plunder
phase-dusk = Dusk

faction-vodacce = Vodacce
faction-eisen = Eisen
faction-montaigne = Montaigne
faction-castille = Castille
faction-ussura = Ussura
faction-neutral = Neutral
faction-city = City Deck

kind-leader = Leader
kind-character = Character
kind-scheme = Scheme
kind-attachment = Attachment
kind-risk = Risk
kind-event = Event

stat-combat = Combat
stat-finesse = Finesse
stat-influence = Influence
stat-resolve = Resolve
stat-riposte = Riposte
stat-parry = Parry
stat-thrust = Thrust

ability-action = Action
ability-reaction = Reaction
ability-technique = Technique
ability-maneuver = Maneuver
ability-scheme = Scheme
ability-revealed = When revealed
ability-forced = Forced
ability-setup = Setup

## Settings

option-decks = Decks
    .help = The deck of each seat: a sample deck, one drawn by lot, or one of your own (FIV-DECK-7).
option-gamble_rest = Cards of a gamble that are not played
    .help = They are discarded, or go under the deck (FIV-C-67).
    .discard = discarded
    .sink = under the deck
option-open_decks = Open deck lists
    .help = Whether everyone knows the lists of all decks (FIV-C-36).
    .true = yes
    .false = no

## Questions

ask-plan-scheme = Choose a scheme for this Day.
ask-plan-character = Choose a character for this Day.
ask-plans-of-others = The others are planning their Day.
ask-react = { $moment } React?
ask-reaction = React?
ask-other = { $seat } is to act.
ask-wait = Wait.
ask-something = answer what you are asked.
ask-other-pays = { $seat } is paying { $price }.
ask-other-pays-for = { $seat } is paying { $price } for { $card }.
ask-other-pays-target = { $seat } is paying { $price }, aimed at { $targets }.
ask-other-pays-for-target = { $seat } is paying { $price } for { $card }, aimed at { $targets }.
ask-turn = Act or pass.
ask-turn-and-more =
    Act or pass. { $actions ->
        [one] One more action follows
       *[other] { $actions } more actions follow
    } right after it.
ask-pay = Pay { $price }: discard cards worth exactly that.
ask-pay-for = Pay { $price } for { $card }: discard cards worth exactly that.
ask-by-card = { $card }: { $question }
ask-who-acts = Who acts?
ask-first-to-resolve = Which of them resolves first?
ask-challenged =
    { $card } challenges { $target }: { $ways ->
        [accept] you can only accept.
        [accept-refuse] accept or refuse?
        [accept-home] accept, or go Home engaged?
        [accept-intervene] accept, or let somebody intervene?
        [accept-refuse-home] accept, refuse, or go Home engaged?
        [accept-refuse-intervene] accept, refuse, or let somebody intervene?
        [accept-home-intervene] accept, go Home engaged, or let somebody intervene?
       *[accept-refuse-home-intervene] accept, refuse, go Home engaged, or let somebody intervene?
    }
ask-combat-card =
    Your round, { $threat } threat on you: { $ways ->
        [card] play a combat card.
        [gamble] gamble for a combat card.
        [none] you have no combat card to play.
        [card-gamble] play a combat card, or gamble for one.
        [card-none] play a combat card, or none.
        [gamble-none] gamble for a combat card, or play none.
       *[card-gamble-none] play a combat card, gamble for one, or play none.
    }
ask-technique = Use a Technique?
ask-maneuver = Use a Maneuver?
ask-technique-or-maneuver = Use a Technique or a Maneuver?
ask-no-style = You have no Technique or Maneuver to use.
ask-challenge-whom = Challenge whom?
ask-technique-with-challenge = Activate a Technique with the challenge?
ask-weapon-or-self = Engage the Weapon, or the character?
ask-above-crew-cap = Your crew is above the Crew Cap: who goes to the Locker?
ask-discard-to-panache = Discard down to your Leader's Panache.
ask-first-to-leave = They leave at the same time: whose move can be answered first?
ask-gambled-card = Which of the revealed cards do you play?
ask-too-much-gear = One Weapon, one Armor, one Attire: destroy which?

## Questions of abilities

ask-add-or-move-renown = Add Renown, or move some?
ask-add-renown = Add 1 Renown to which location?
ask-add-renown-and-clear = Add 1 Renown somewhere, and discard the City cards there?
ask-add-renown-elsewhere = Add 1 Renown to which other location?
ask-aim-at-whom = Aim at whom?
ask-attach-to = Attach it to whom?
ask-card-back-next = Which card goes back next? The last is on top.
ask-card-to-hand = Which card goes into that player's hand?
ask-copy-technique = Which Technique do you copy?
ask-destroy-a-thug-for-lethal = Destroy a Thug for Lethal?
ask-destroy-or-be-wounded = Destroy { $target }? If not, your fighter is wounded.
ask-destroy-or-discard = Destroy a Red Hand, or discard a Thug?
ask-destroy-which-attachment = Destroy which attachment?
ask-discard-instead = Discard a card instead of engaging?
ask-discard-or-be-wounded = Discard a card to play the revealed one, or be wounded?
ask-discard-to-engage-or-wound = Discard a card to engage or wound { $target }?
ask-discard-to-heal = Discard another card? Each heals 1 wound.
ask-discard-which-attachment = Discard which attachment?
ask-discard-which-card = Discard which card?
ask-discard-which-city-card = Discard which City card?
ask-en-garde = Who becomes en garde?
ask-en-garde-too = Who becomes en garde with you?
ask-engage-or-en-garde = Engage { $target }? If not, the actor becomes en garde.
ask-engage-or-send-home-whom = Engage whom, or send whom Home?
ask-engage-or-wound = Engage or wound { $target }?
ask-engage-or-wounded = Engage { $target }? If not, it is wounded.
ask-engage-to-draw = Engage the actor to draw a card?
ask-engage-to-send-home = Engage the actor and send { $target } Home? If not, it is wounded.
ask-engage-which-attachment = Engage which attachment?
ask-engage-which-weapon = Engage which Weapon?
ask-engage-whom = Engage whom?
ask-equip-which-artifact = Equip which Artifact?
ask-equip-which-attachment = Equip which attachment?
ask-equip-whom = Equip whom?
ask-go-to-whom = Go to whom?
ask-heal-one-or-two = Heal one, or discard a card and heal two?
ask-heal-whom = Heal whom?
ask-heal-whom-too = Heal whom as well?
ask-leader-stat = Which of your Leader's stats is taken off the cost?
ask-mercenary-on-top = Which Mercenary goes on top of the City Deck?
ask-move-another-thug-there = Move another Thug there?
ask-move-home = Move Home?
ask-move-on-where = Move on where?
ask-move-renown = Move 1 Renown to which location?
ask-move-renown-to-forums = Move 1 Renown to the Forums? From which location?
ask-move-where = Move { $target } where?
ask-move-which-attachment = Move which attachment?
ask-move-whom = Move whom?
ask-move-whom-here = Move whom here?
ask-note-which-card = Note which card?
ask-pay-or-engage = Pay for it, or engage the actor?
ask-play-besides = Which card do you play as well?
ask-play-which = Which card do you play?
ask-pressure-which-location = Pressure which location?
ask-put-thug = Put a Thug from your hand into play here?
ask-recruit = Recruit { $target }?
ask-recruit-whom = Recruit whom?
ask-renown-way = Move 1 Renown from here, or to here?
ask-send-whom-home = Send whom Home?
ask-show-discard = Show which card of your discard pile?
ask-sink-which-card = Sink which card?
ask-place-face-down = At which location does a card wait face down?
ask-take-from-deck = Which card do you take from your deck?
ask-take-renown = Take 1 Renown from which location?
ask-take-sorcery = Take the Sorcery into your hand.
ask-take-which-attachment = Take which attachment?
ask-take-which-attachment-back = Take back which attachment?
ask-take-which-card = Take which card?
ask-take-which-risk = Take which risk?
ask-take-whom-along = Take whom along?
ask-threat = Who faces more threat, or less?
ask-threaten-whom = Threaten whom?
ask-thug-instead = Which Thug is the target instead?
ask-what-happens = What happens to { $target }?
ask-where-does-it-go = Where does it go?
ask-where-does-the-duel-go = Where does the duel go?
ask-where-does-the-wood-grow = Where does the wood grow?
ask-which-card-waits-face-down = Which card waits face down?
ask-which-duelist-comes = Which Duelist comes?
ask-which-location = Which location becomes uncontrolled?
ask-which-mercenary = Which Mercenary?
ask-which-mercenary-challenges = Which Mercenary challenges?
ask-which-of-two = Which of the two?
ask-which-opponent-adds-another = Which opponent adds another?
ask-which-opponent-picks = Which opponent picks?
ask-which-sorcerer = Wound which Sorcerer?
ask-which-thug-comes-back = Which Thug comes back?
ask-which-value = Which value?
ask-which-weapon = Which Weapon?
ask-who-cannot-intervene = Who cannot intervene?
ask-who-comes-along = Who comes along?
ask-who-comes-to-her = Who comes to her?
ask-who-goes-along = Who goes along?
ask-who-joins-here = Who joins here?
ask-who-must-challenge = Who must challenge?
ask-who-parleys = Who parleys?
ask-who-stays = Who does not go Home?
ask-who-stays-on = Who is no longer a Brute?
ask-who-takes-over = Who takes over?
ask-who-takes-the-wounds = Who takes the wounds?
ask-whom-do-you-lure = Whom do you lure?
ask-whom-do-you-name = Whom do you name?
ask-whose-approach-deck = Whose Approach Deck?
ask-whose-deck = Whose deck do you look at?
ask-whose-hand = Whose hand?
ask-whose-influence = Whose Influence counts for you?
ask-whose-values-do-you-add = Whose values do you add?
ask-wound-to-bring = Wound the actor to bring another along?
ask-wound-to-keep = Take one more wound to keep this location as it is?
ask-wound-to-move = Wound the actor to move another?
ask-wound-whom = Wound whom?

## What can be done

do-pass = Pass
do-not-react = Do not react
do-play-none = Play no card
do-no-technique = No Technique
do-leave-it = Leave it at that
do-pay-in-full = Pay in full
do-engage-instead = Engage instead
do-no-more = No more
do-none = None
do-yes = Yes
do-no = No
do-gamble = Gamble
do-accept = Accept
do-refuse = Refuse
do-go-home = Go Home engaged
do-use = { $card }: { $ability }
do-move = Move { $card }
do-equip = Equip { $card }
do-recruit = Recruit { $card }
do-challenge = Challenge with { $card }
do-claim = Claim with { $card }
do-play = Play { $card }
do-pay = Pay with { $card }
do-intervene = { $card } intervenes
do-play-card = Play { $card }
do-choose = { $card }
do-choose-on = { $card } on { $bearer }
do-choose-of = { $card } of { $seat }
do-place = { $place-title }
do-draw-at = Draw a card { $place-at }
do-seat = { $seat }
do-option = Option { $number }
do-riposte = +{ $riposte } Riposte
do-parry = +{ $parry } Parry
do-thrust = +{ $thrust } Thrust
do-more-threat-challenger = +{ $threat } on { $card }
do-more-threat-defender = +{ $threat } on { $card }
do-less-threat-challenger = -{ $threat } on { $card }
do-less-threat-defender = -{ $threat } on { $card }
do-challenger = { $card }
do-defender = { $card }
do-pay-amount = Pay { $price }
do-parley-and-pay = Parley and pay { $price }
do-pay-less-combat = Combat: pay { $price }
do-pay-less-finesse = Finesse: pay { $price }
do-pay-less-influence = Influence: pay { $price }
do-add-renown = Add 1 to a location
do-move-renown = Move 1 to an adjacent location
do-renown-from-here = From here
do-renown-to-here = To here
do-deck-of-own = Your own
do-deck-of-opponent = An opponent's
do-deck-of-city = The City's
do-discard-and-play = Discard a card and play the revealed one
do-take-wound = Take the wound
do-heal-one = Heal one
do-heal-two = Discard a card and heal two
do-engage = Engage it
do-engage-actor = Engage the actor
do-send-home = Move it Home
do-wound = Wound it
do-wound-foe = Wound the foe, and -{ $thrust } Thrust in the next round
do-on-top = On top
do-to-bottom = To the bottom

## What cannot be done

no-turn-any-more = You have lost your Leader, and are out of the game.
no-turn-yet = That is for your turn in High Drama. First: { $question }
no-gamble-now = You gamble for a combat card, in your own round of a duel.
no-more-gambles =
    { $card } has Finesse { $finesse }: in this duel you { $finesse ->
        [0] cannot gamble
        [1] can gamble once
       *[other] can gamble { $finesse } times
    }.
no-card-to-gamble = You have no card left to turn up, in the deck or in the discard pile.
no-challenge-now = Nobody is challenging you just now.
no-refusing = This challenge cannot be refused.
no-going-home = Only some challenges let the target go Home instead; this one does not.
no-empty-first-round = You have accepted the challenge: your first round needs a combat card.
no-way-back = It has been announced, so it must be paid for: { $question }
no-passing-here = This has to be answered: { $question }
no-such-place-now = { $place-title } cannot be chosen now; a move leads to an adjacent location.
no-choosing-place = { $place-title } cannot be chosen here: { $question }
no-such-location = { $place-title } is in the city only where more people play.
no-home-of-others = Nobody goes to the Home of another player.
no-second-draw-there = A card has already been drawn { $place-at } today.
no-card-to-draw = You have no card left to draw, neither in your deck nor in your discard pile.
no-draw-uncontrolled = Only whoever controls { $place } draws a card there.
no-draw-there = Nobody draws cards { $place-at }; that is for Ole's Inn and Governor's Gardens.
no-character-of-yours = { $card } is not one of yours; { $deed } with somebody of your crew.
no-character = { $card } is not a character; { $deed } with somebody of your crew.
no-deed-at-home = { $card } is at Home; to { $deed }, be at a City location.
no-deed-engaged = { $card } is engaged; to { $deed }, a character has to be en garde.
no-deed-dashed = { $card } has a dash for { $stat } and cannot { $deed }.
no-deed-now = { $card } cannot { $deed } now.
no-way-to-go = There is nowhere to go.
no-challenges-ever = { $card } never challenges anybody; the card says so.
no-enemy-there = There is no enemy { $place-at } whom { $card } can challenge.
no-money = { $cost }; the cards in your hand that may pay for it are worth { $held }.
no-exact-money = { $cost }; the cards in your hand that may pay for it do not add up to exactly that.
no-money-cost = { $card } costs { $price }
no-money-cost-fixed = { $card } costs { $price } and does not parley
no-money-cost-unparleyed = { $card } costs { $price }, and nobody of yours there can parley (FIV-PARLEY-1)
no-money-cost-parleyed = { $card } costs { $price } after the best parley
no-event-available = { $card } is an event; those are neither recruited nor equipped.
no-mercenary = { $card } is not a Mercenary.
no-hire-there = { $card } does not stand at a City location for hire.
no-crew-at-mercenary = You have nobody { $place-at }, where { $card } is for hire.
no-crew-at-gear = You have nobody { $place-at }, where { $card } lies.
no-attachment = { $card } is not an attachment.
no-gear-in-reach = { $card } is neither in your hand nor at a City location.
no-bearer = Nobody may bear { $card }.
no-bearer-there = Nobody there may bear { $card }.
no-brute = { $card } is not a Brute; only Brutes are played from your hand into your crew.
no-such-card-in-hand = { $card } is not in your hand.
no-intervening-now = You can intervene when one of your own is challenged, and nobody is.
no-intervening-for-self = { $card } is the one who is challenged, and can accept.
no-intervening-from-afar = { $card } is not { $place-at }, where { $target } is challenged.
no-intervening = A card keeps { $card } from intervening in this challenge.
no-card-of-yours = { $card } is not one of yours.
no-payment-now = There is nothing to pay for now.
no-paying-for-itself = { $card } cannot pay for itself.
no-paying-from-elsewhere = You pay with cards from your hand, and { $card } is not there.
no-thug-money = No Thug can pay for { $card }; the card says so.
no-overpaying = { $card } is worth { $worth }, and only { $left } is still to be paid.
no-exact-rest = With { $card } the rest could not be paid exactly.
no-challenging-friends = { $card } is one of yours; { $challenger } challenges an enemy.
no-challenging-beside = { $card } cannot be challenged where { $other } draws all challenges.
no-challenging-that = { $challenger } cannot challenge { $card } there.
no-combat-card-there = { $card } is not in your hand; combat cards are played from there, or gambled for.
no-action-now = { $card } has no Action that can be used now.
no-use-now = { $card } cannot do anything now, nor can anything be done with it.
no-deed-named = Naming { $card } is not enough; say what is to be done with it.
no-choosing-that = { $card } cannot be chosen here: { $question }
no-parley-by-mercenary = { $card } is a Mercenary, and Mercenaries do not parley for you.
no-parley-there = { $card } is not where the Mercenary is, or what is left of the cost cannot be paid.
no-such-ability = { $card } has no such ability.
no-second-use = This ability of { $card } has been used today.
no-use-of-others = { $card } is not yours to use.
no-use-from-there = { $card } is neither in play nor in your hand.
no-use-of-itself = What { $card } says there is not used: it happens, or holds, by itself.
no-use-out-of-play = { $card } can do that only while it is in play.
no-playing-from-there = { $card } has become an attachment; it is not played again from there.
no-use-by-first = You are the First Player; { $card } does that for others only.
no-use-but-by-first = { $card } does that for the First Player only, and you are not.
no-stat-for-that = Whoever could act for { $card } has a dash for { $stat }.
no-occasion = { $card } answers something else, and that has not just happened.
no-second-word = You have said already that you react with { $card }.
no-technique-now = Techniques are used when you issue a challenge, or with a combat card in your own round of a duel.
no-maneuver-now = Maneuvers are used in your own round of a duel, and only that of the combat card you have just played.
no-technique-of-that = { $card } is neither { $fighter } nor borne by { $fighter }, who fights.
no-second-style = This ability of { $card } has been used in this duel.
no-more-styles = One Technique and one Maneuver are all there is in a round.
no-trait-for-that = Nobody who could act for { $card } has the trait that it asks for.
no-use-outside-the-city = { $card } can do that only at a City location.
no-crew-at-event = You have nobody { $place-at }, where { $card } lies.
no-cost-to-pay = { $card } has a cost that cannot be paid now.
no-cost-engaged = For { $card } somebody or something is engaged as a cost, and that is engaged already.
no-maneuver-this-round = A card keeps you from using a Maneuver in this round.
no-target = There is no target for { $card } now.
no-use-in-vain = Nothing would come of { $card } now.
no-equal-card = Of equal cards in your hand one is offered; { $card } is meant either way.
no-condition-met = { $card } asks for something first that is not so now.

## What speaks against a deck

no-deck-line = Line { $line }: “{ $text }” is not a card.
no-deck-card = Line { $line }: there is no card “{ $text }”.
no-one-leader = A deck has one Leader, this one has { $leaders }.
no-leader = { $card } is not a Leader.
no-five-characters = { $most } approach characters are needed, here are { $cards }.
no-five-schemes = { $most } schemes are needed, here are { $cards }.
no-small-deck = A Faction Deck has at least { $least } cards, this one { $cards }.
no-large-deck = A Faction Deck here has at most { $most } cards, this one { $cards }.
no-approach-twice = { $card } is in the Approach Deck more than once.
no-city-card = { $card } belongs to the City Deck.
no-other-faction = { $card } is of { $faction }, so neither Loyal nor Neutral.
no-brute-in-approach = { $card } is a Brute and belongs in the Faction Deck.
no-faction-card = { $card } does not belong in a Faction Deck.
no-second-unique = { $cards } copies of { $card }, but it is Unique, and one is the most.
no-third-copy = { $cards } copies of { $card }, but two of a name are the most.

## What is told

tell-phase = Day { $day }: { $phase }.
tell-planned = { $seat } secretly plans { $card }.
tell-unveiled = The plans are revealed: { $plans }.
tell-whose = { $card } ({ $seat })
tell-engaged-one = { $card } (engaged)
tell-used-one = { $card } (used today)
tell-worn = { $card } on { $bearer }
tell-series = { $first }; { $rest }
tell-plan = { $seat } has { $scheme } with { $person }
tell-plan-of-one = { $seat } has { $card }
tell-no-plan = { $seat } has nothing
tell-first-player = { $seat } is First Player.
tell-passed = { $seat } passes.
tell-missed = { $seat } wanted to react with { $card }, but the occasion is gone.
tell-drew-there = { $seat } uses the Action of { $place }.
tell-named = { $seat } names { $card }.
tell-looked = { $seat } looks through the Approach Deck of { $owner }.
tell-noted = { $seat } notes { $card } in the Approach Deck of { $owner }.
tell-noted-something = { $seat } notes a card in the Approach Deck of { $owner }.
tell-acted = { $seat } uses { $card }.
tell-used = { $seat } uses { $card }: { $effect }
tell-reacted = { $seat } reacts with { $card }: { $effect }
tell-happened = { $card }: { $effect }
tell-eliminated = { $seat } has lost the Leader and is out of the game.
tell-eliminated-with = { $seat } has lost the Leader and is out of the game; also gone: { $gone }.
tell-lost-renown = { $renown } Renown
tell-lost-control = control of { $place }
tell-won = { $winners } wins.
tell-drawn = A draw between { $winners }.
tell-taken = { $seat } takes { $card } to hand.
tell-taken-unseen = { $seat } takes a card to hand.
tell-dug-up = { $seat } takes { $card } to hand, which lay face down { $place-at }.
tell-dug-up-unseen = { $seat } takes the card to hand that lay face down { $place-at }.
tell-sunk =
    { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } sunk in the deck of { $owner }.
tell-sunk-city =
    { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } sunk in the City Deck.
tell-paid = { $seat } pays with { $card }.
tell-paid-for = { $seat } pays for { $bought } with { $card }.
tell-discarded = { $seat } discards { $card }.
tell-drew =
    { $seat } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
tell-drew-these = { $seat } draws { $cards }.
tell-revealed = { $seat } reveals { $cards }.
tell-revealed-city = { $seat } reveals { $cards } from the City Deck.
tell-revealed-of = { $seat } reveals { $cards } of { $owner }.
tell-peeked =
    { $seat } looks at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the deck.
tell-peeked-of =
    { $seat } looks at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the deck of { $owner }.
tell-peeked-city =
    { $seat } looks at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the City Deck.
tell-peeked-these = { $seat } looks at { $cards }, on top of the deck.
tell-peeked-these-of = { $seat } looks at { $cards }, on top of the deck of { $owner }.
tell-peeked-these-city = { $seat } looks at { $cards }, on top of the City Deck.
tell-shuffled = { $seat } shuffles.
tell-shuffled-city = The City Deck is shuffled.
tell-left =
    { $card } { $to ->
        [discard] is discarded
        [locker] goes to the Locker
        [bazaar] returns to the Grand Bazaar
        [top] goes on top of the City Deck
        [approach] goes back to the Approach Deck
       *[bottom] goes under its deck
    }.
tell-joined = { $card } joins { $seat } { $place-at }.
tell-attached = { $bearer } is equipped with { $card }.
tell-went = { $card } goes { $place-to }.
tell-moved = { $seat } moves { $card } { $place-to }.
tell-engaged = { $card } is engaged.
tell-en-garde = { $card } is en garde.
tell-wounded =
    { $card } takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $total ->
        [0] .
       *[other] , now { $total }.
    }
tell-healed =
    { $card } heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
tell-destroyed =
    { $card } is destroyed { $place-at } and { $to ->
        [discard] discarded
        [locker] goes to the Locker
        [bazaar] returns to the Grand Bazaar
        [top] goes on top of the City Deck
        [approach] goes back to the Approach Deck
       *[bottom] goes under its deck
    }.
tell-targeted = { $card } targets { $target }.
tell-unpaid = { $card } comes to nothing: it can no longer be paid for.
tell-aimless = { $card } comes to nothing: there is no target left for it.
tell-unmet = The Technique of { $card } does nothing: its condition does not hold.
tell-cancelled =
    { $what ->
        [move] { $card } does not move.
        [challenge] The challenge of { $card } is cancelled.
        [over] Nothing comes of the challenge of { $card }.
       *[ability] { $card } is cancelled.
    }
tell-dealt = { $card } appears { $place-at }.
tell-stays = { $card } does not go Home this Dusk.
tell-shut = { $place-title }: no Renown and no control today.
tell-fixed = { $place-title }: control does not change.
tell-buried = A card lies face down { $place-at }.
tell-gained = { $seat } gains { $renown } Renown.
tell-took = { $seat } takes { $renown } Renown from { $holder }.
tell-took-there = { $seat } takes { $renown } Renown { $place-from }.
tell-spent = { $seat } spends { $renown } Renown.
tell-put = { $seat } puts { $renown } Renown on { $holder }.
tell-added = { $renown } Renown is added { $place-to }.
tell-removed = { $renown } Renown is removed { $place-from }.
tell-given-back = { $renown } Renown on { $card } goes back to the supply.
tell-added-by = { $seat } adds { $renown } Renown { $place-to }.
tell-renown-moved-by = { $seat } moves { $renown } Renown { $start-from } { $to-to }.
tell-renown-moved = { $renown } Renown goes { $start-from } { $to-to }.
tell-claimed = { $seat } claims { $place }.
tell-uncontrolled = Nobody controls { $place } any more.
tell-pressured =
    { $seat } pressures { $place } and { $outcome ->
        [succeeded] succeeds
       *[failed] fails
    }: { $totals }.
tell-pressured-with =
    { $seat } pressures { $place } with { $card } and { $outcome ->
        [succeeded] succeeds
       *[failed] fails
    }: { $totals }.
tell-total = { $seat } has { $total }
tell-total-of = { $seat } has { $total } ({ $shares })
tell-share = { $card } { $amount }
tell-challenged = { $card } challenges { $target } with { $stat }.
tell-answered =
    { $card } { $answer ->
        [accept] accepts
        [refuse] refuses
        [intervene] intervenes
       *[home] evades the challenge
    }.
tell-threat = Threat: { $threat } on { $card }, { $threat2 } on { $other }.
tell-threat-dropped = { $card } is not there to face { $threat } threat.
tell-round = Round { $number }: { $seat } is to play.
tell-took-over = { $card } takes over the duel from { $other }.
tell-combat-card = { $seat } plays { $card }.
tell-gambled = { $seat } gambles and plays { $card }.
tell-no-card = { $seat } plays no card.
tell-struck = { $seat } has Riposte { $riposte }, Parry { $parry }, Thrust { $thrust }.
tell-duel-over =
    The duel is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.

## How it ended

won-alone = { $winners } alone still has a Leader.
won-by-dominance = { $winners } controls the Docks, the Forums and the Grand Bazaar.
won-by-renown = { $winners } has seven Renown or more.
won-by-most-renown = Several have seven Renown; { $winners } has most.
won-on-fifth-day = The fifth Day is over; { $winners } has most Renown.
won-by-locations = Equal in Renown; { $winners } controls more locations.
won-by-influence = Equal in Renown and locations; { $winners } has more Influence.
won-by-wounds = Equal in Renown, locations and Influence; { $winners } has the less wounded Leader.
won-though-fallen = The last Leaders have fallen together; { $winners } has most Renown.
won-by-nobody = Equal in everything: a draw between { $winners }.

## Why a bot would

why-scheme = It picks its schemes by chance, to keep them a surprise.
why-character = It plans its strongest character.
why-other-character = It would rather plan { $card }, its strongest character.
why-cheapest = It gives up the card that is worth least in a duel.
why-other-card = It would rather give up { $card }, which is worth less in a duel.
why-victory = It wins the game.
why-defeat = It would lose the game.
why-best = The best it sees: it { $change }.
why-as-good = As good as anything it sees: it { $change }.
why-worse = It sees something better: this { $change }; the best { $best }.
why-no-change = changes little
why-gain = gains it about { $whole }.{ $tenths } Renown's worth
why-loss = costs it about { $whole }.{ $tenths } Renown's worth

## What is so now: reasons for numbers, effects, open moments

show-nobody = nobody
show-card-gone = a card that is gone
show-some-card = a card
show-some-action = an Action
show-challenge-of = the challenge of { $card }
show-stat-more = { $stat } +{ $amount }: its own text.
show-stat-less = { $stat } -{ $amount }: its own text.
show-stat-more-by = { $stat } +{ $amount }: { $card }.
show-stat-less-by = { $stat } -{ $amount }: { $card }.
show-stat-fixed = { $stat } cannot be raised: its own text.
show-stat-least = { $stat } is never below 0.
show-stat-none = { $stat } is 0: { $card }.
show-locked = Control of { $place } stays as it is while { $card } stands there.
show-shut = { $place-title }: no Renown and no control today.
show-named = { $seat } has named { $card }: +1 Thrust against that character today.
show-guard = { $card } takes the wounds of { $other }.
show-noted = { $seat } has noted { $card } in the Approach Deck of { $owner }.
show-embargo = { $seat } has put { $name } under embargo today.
show-kept = { $card } is no longer a Brute.
show-stays = { $card } does not go Home this Dusk.
show-no-maneuver =
    { $side ->
        [challenger] The challenger
       *[defender] The defender
    } may use no Maneuver in the coming round.
show-cannot-intervene = { $card } may not intervene.
show-not-first = { $seat } counts as not being First Player.
show-fewer =
    { $side ->
        [challenger] The challenger
       *[defender] The defender
    } reveals { $number } fewer when gambling.
show-fewer-there =
    { $side ->
        [challenger] The challenger
       *[defender] The defender
    } reveals { $number } fewer when gambling { $place-at }.
show-only-ready = Only { $card } and characters en garde count in this pressure.
show-hurt = { $card } was wounded in this duel.
show-padded = { $card } has kept a wound off { $other }.
show-tired = { $card } has acted although engaged today.
show-aimed = Sorcery was aimed at { $card }.
show-challenged = { $card } challenges { $other }.
show-targeted = { $card } is targeted by { $source }.
show-risk-shown = { $card } is being played.
show-ability-shown = An ability of { $card } is announced.
show-style-shown = A Technique or Maneuver of { $card } is announced.
show-combat-card-shown = { $card } is announced as combat card.
show-accepted = { $other } accepts the challenge of { $card }.
show-refused = { $other } refused the challenge of { $card }.
show-moves = { $card } is about to move { $place-to }.
show-moved = { $card } has moved { $place-to }.
show-acted = { $seat } has finished an Action.
show-pressed = { $other } is pressuring { $place }.
show-pressed-by = { $seat } is pressuring { $place }.
show-pressure-won = { $seat } succeeds with a pressure { $place-at }.
show-claimed = { $seat } has claimed { $place }.
show-destroyed = { $card } was destroyed.
show-wounded = { $card } was wounded.
show-equipped = { $other } was equipped with { $card }.
show-made-discard = { $card } was discarded by an effect.
show-renown-added = Renown was added { $place-to }.
show-sorcery-done = A Sorcerer ability of { $card } is over.
show-played = { $card } was played.
show-played-or-discarded = { $card } was played or discarded.
show-to-locker = { $card } would go to the Locker.
show-duel-begins = The duel begins.
show-round-begins = A round begins.
show-round-ends = A round ends.
show-duel-ends = The duel is over.
show-drama-begins = High Drama begins.
show-drama-ends = High Drama ends.
show-dusk-begins = Dusk begins.
show-day-ends = The Day ends.
show-planning-ends = Planning ends.
show-plans-revealed = The plans are revealed.
show-laid-out = { $card } is laid out.
show-combat-card-played = { $card } was played as combat card.
show-paying = A card is being paid for.

## How the text of a card is put together

show-no-text = No text.
show-lines =
    { $first }
    { $rest }
show-ability = { $ability }: { $text }
show-when = { $when } • { $effect }
show-kind = { $ability }
show-city = City { $ability }
show-traits = { $traits } { $ability }
show-traits-city = { $traits } City { $ability }
show-effect-draw =
    Draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
show-effect-discard =
    The adversary discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
show-effect-wound =
    { $wounds ->
        [one] Wound the foe.
       *[other] The foe takes { $wounds } wounds.
    }
show-effect-gain = Gain { $renown } Renown.
show-effect-lethal = Gain Lethal.
show-effect-value = +{ $amount } { $value }.
show-effect-cancel = Cancel the effects.
show-effect-en-garde = { $card } becomes en garde.
show-effect-actor-en-garde = The actor becomes en garde.
show-effect-fighter-en-garde = Your fighter becomes en garde.
show-effect-wound-target =
    { $target ->
        [opposing] Wound a target opposing character.
       *[other] Wound a target character here.
    }
show-effect-engage-target =
    { $target ->
        [opposing] Engage a target opposing character.
       *[other] Engage a target character here.
    }
show-cost-engage = Engage { $card }
show-cost-engage-this = Engage this card
show-cost-engage-bearer = Engage the bearer
show-cost-engage-actor = Engage the actor
show-cost-wound =
    { $wounds ->
        [one] Wound { $card }
       *[other] { $wounds } wounds for { $card }
    }
show-cost-wound-bearer =
    { $wounds ->
        [one] Wound the bearer
       *[other] { $wounds } wounds for the bearer
    }
show-cost-wound-actor =
    { $wounds ->
        [one] Wound the actor
       *[other] { $wounds } wounds for the actor
    }
show-cost-destroy = Destroy { $card }
show-cost-destroy-this = Destroy this card
show-cost-destroy-actor = Destroy the actor, who is not a Leader
show-cost-discard =
    Discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
show-cost-spend = Spend { $renown } Renown
show-cost-value = -{ $amount } { $value }

## In the terminal

sign-stats = of a character: Combat, Finesse, Influence, Resolve; - where there is none, so that it cannot be used
sign-values = of a card in hand: Riposte, Parry and Thrust, for when it is played as a combat card in a duel
sign-cost = what is to be paid: every other card in your hand pays 1, one with Wealth 2
sign-wounds = whoever has as many as their Resolve falls
sign-engaged = has acted, and cannot act, pressure or challenge until the Day ends or something makes it en garde
sign-with = the attachments that a character bears
sign-held-by = who controls a location; at the end of the Day they get the Renown that lies there
sign-renown = seven of them win
sign-piles = cards left to draw, and cards that are gone; the discards lie open
sign-wealth = worth 2 when it pays for something
sign-threat = in a duel: the wounds that somebody takes unless they are parried
table-word-cost = cost
table-word-wounds = wounds
table-word-engaged = engaged
table-word-with = with
table-word-held-by = held by
table-word-piles = deck, discards
table-word-wealth = Wealth
table-word-threat = threat
table-key = Characters: Combat/Finesse/Influence/Resolve. Hand: Riposte/Parry/Thrust.
table-day = Day { $day } of 5, { $phase }.
table-day-and-first = Day { $day } of 5, { $phase }. First Player: { $seat }.
table-location = { $place-title }: { $renown } Renown
table-location-held = { $place-title }: { $renown } Renown, held by { $seat }
table-challenge = Challenge with { $stat }: { $card }
table-challenge-against = Challenge with { $stat }: { $card } against { $target }
table-duel = Duel of { $stat }: threat { $threats }
table-threats = { $threat } on { $card }, { $threat2 } on { $other }
table-forecast =
    { $choice }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } for you, then threat { $threats }
table-on-offer = { $card } [{ $sort }]
table-on-offer-renown = { $card } [{ $sort }, { $renown } Renown on it]
table-on-offer-for = { $card } [{ $sort }, cost { $cost }]
table-person = { $card } { $stats }
table-and = { $first }, { $second }
table-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
table-engaged = engaged
table-with = with { $gear }
table-cost = cost { $cost }
table-wealth = Wealth
table-held = { $card } ({ $facts })
table-held-values = { $card } { $values } ({ $facts })
table-list = { $things }
table-player = { $name } ({ $faction }): { $renown } Renown, { $hand } in hand, deck { $deck }, discards { $discards }
table-faction = Faction
table-renown = Renown
table-holds = Holds
table-no-location = no location
table-hand = Hand
table-seen-in-hand = Seen in hand
table-unseen = { $cards } in hand, unseen
table-deck = Deck
table-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-scheme = Scheme
table-discards = Discards
table-none = none
table-score = { $renown } Renown

## On the board

fact-cost = Cost
fact-initiative = Initiative
fact-panache = Panache
fact-crew_cap = Crew Cap
fact-unique = Unique
fact-brute = Brute
fact-wealth = Wealth
fact-negotiable = Negotiable

show-place-free = { $place-short }: { $renown } Renown, controlled by nobody
show-place-held = { $place-short }: { $renown } Renown, controlled by { $name }
show-home-of = Home of { $name }
show-the-city = The city
show-street = City cards
show-day = Day { $day } of { $days }
show-first-player = First Player
show-decides = { $seat } decides
show-you-decide = You decide
show-all-plan = All plan in secret
show-city-deck = City Deck
show-city-discard = City discard
show-locker = Locker
show-effects = In effect
show-hand = Hand
show-your-hand = Your hand
show-your-plans = Your Approach Deck: pick a scheme and a character
show-planned = Planned in secret
show-deck = Deck
show-discard = Discard pile
show-approach = Approach cards
show-no-scheme = no scheme yet
show-crew = Crew { $crew } of { $most }
show-renown-of = { $renown } of { $goal } Renown
show-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
show-out = out of the game
show-brute = Brute
show-wealth = Wealth: worth 2 when paying
show-engaged = engaged
show-buried =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } face down
show-answers = Your answers
show-look-through = Choose one of these
show-moment = Open for reactions
show-reacts = { $seat } reacts with { $card }
show-nothing = You have nothing to use here.
show-passes-alone = It passes by itself in a moment.
show-weighed = { $stat } { $place-at }
show-weighed-succeeds = enough, as it stands
show-weighed-fails = not enough, as it stands
show-duel = The duel
show-challenge = A challenge
show-duel-of = Duel of { $stat }, round { $round }
show-challenge-with = Challenge with { $stat }
show-challenger = Challenger
show-defender = Defender
show-threat-on = { $threat } threat on { $card }
show-lethal = Lethal: wounds have no limit
show-gambles = { $used } of { $most } gambles used
show-line = Dueling line of { $card }
show-no-line = no combat card yet
show-forecasts = What each choice would do, if nothing else happens
show-choice = Choice
show-on-you = on you
show-on-them = on them
show-wounds = wounds
show-wounds-you = Wounds you take
show-chance = turns up cards of your deck; you play one of them
show-figures = All figures in a table
show-figures-short = Figures
show-look-at-city = Look at the city
show-back-to-cards = Back to the cards
show-back-to-duel = Back to the duel
show-cause = What this is about
show-let-be = it stays as it is
show-miniatures = All locations
show-unknown = not chosen yet
show-foretold =
    { $choice }: then { $mine } threat on you, { $theirs } on them, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } for you
show-foretold-values =
    { $choice } (Riposte { $riposte }, Parry { $parry }, Thrust { $thrust }): then { $mine } threat on you, { $theirs } on them, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } for you
show-sheet-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } on it now
show-sheet-renown = { $renown } Renown on it now
show-sheet-engaged = It is engaged.
show-sheet-bears = It bears { $cards }.
show-sheet-because = Now { $reason }
show-sheet-printed = { $now } (printed { $before })
show-faction = Faction
show-wish-move = Move
show-wish-claim = Claim
show-wish-challenge = Challenge

## In the deck builder

show-library = Cards
show-search = Search names, texts and traits
show-sort = Kind
show-any-sort = every kind
show-any-faction = every faction
show-fitting = what fits here
show-any-cost = any cost
show-cost-at-most = cost up to { $cost }
show-value = Combat value
show-any-value = any values
show-having = with { $value }
show-one-less = One { $card } less
show-one-more = One { $card } more
show-in-deck = { $cards } in the deck
show-your-deck = Your deck
show-deck-name = Name of the deck
show-nameless = My deck
show-keep = Keep it
show-play = Play with it
show-group-leader = Leader
show-group-characters = Characters
show-group-schemes = Schemes
show-group-faction = Faction Deck
show-goal = { $cards } of { $most }
show-goal-least = { $cards } of { $least } or more
show-curves = Costs and combat values of the Faction Deck
show-costs = Costs
show-sample-hand = Sample hand
show-draw-hand = Draw a hand
show-deck-texts = Decks as text
show-samples = Start from a sample deck
show-mine = Kept in this browser
show-drop = Throw { $name } away
show-import = Paste a deck
show-read = Read it
show-unread = Some lines could not be read:
show-export = Your deck as text
show-download = Save as a file
show-share = Copy a link to this deck

## Cards: their names as printed, and their lines; what stands before the dot has a part of its own

card-a_heroic_end = A Heroic End
    .first = Final Strike: the foe faces { $threat } more threat, and you have Lethal.

card-a_new_strategy = A New Strategy
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }. Send this card to the Locker.

card-adaptable = Adaptable
    .first-when = As First Player
    .first = Claim this location.
    .second-when = If you are not First Player
    .third = +{ $riposte } Riposte, and either +{ $parry } Parry or +{ $thrust } Thrust.

card-adelheide_schmidt = Adelheide Schmidt
    .first-when = Discard an attachment of your hand, or one that you control in play

card-alcee = Alcee

card-aldo_bussotti = Aldo Bussotti
    .first = He has +1 Influence for each Renown at his location.
    .second = 1 Renown of another location that you control moves to Aldo's.

card-ambush = Ambush
    .first = Costs 1 less if a Brute of yours is where the challenge is issued.
    .second-when = When a challenge is issued
    .second = Nobody can intervene in it.

card-amour = Amour
    .first-when = If the actor is en garde
    .first = The actor and a target opposing character are both engaged and move Home.

card-angeline_demone = Angeline Dèmone
    .first = You may discard a card instead of engaging her for a move.
    .second-when = If neither the foe's Combat nor the foe's Influence is above hers

card-angelo = Angelo

card-answering_the_call = Answering the Call
    .first = Choose a target Mercenary of yours here, other than your fighter. Until your next round all wounds that your fighter would take go to that Mercenary.

card-appealing_to_the_people = Appealing to the People
    .first = Costs 1 less with a Hero or a Diplomat as your Leader.
    .second-when = At a location that you control

card-armed_and_marshaled = Armed and Marshaled
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar. Then a target attachment of your discard pile returns to your hand.
    .second-when = Engage an attachment of the actor
    .second = Choose a target opposing character who bears no more attachments than the actor: engage it or move it Home.

card-bastien_girard = Bastien Girard
    .first = Your characters at his location have this Technique: another Musketeer of yours here takes over the duel.
    .second = When this round ends, wound the foe unless Bastien was wounded in it.
    .lent = Another Musketeer of yours here takes over the duel from your fighter.

card-bleed_out = Bleed Out
    .first = Costs 1 less with a Villain as your Leader.
    .second = Wound a target non-Leader at a City location who has a wound already.

card-blood_mark = Blood Mark
    .first = The actor moves to any other City location. Then you may wound the actor; if you do, another character of yours follows from where the actor was.

card-boon = Boon
    .first = Attach this card to a character here. This ability cannot be copied.
    .second = While attached, the bearer has +{ $combat } Combat, +{ $finesse } Finesse and +{ $influence } Influence. As the Day ends, discard it.

card-borets = Borets
    .first = In this duel no other Maneuver and no Technique can be used any more.

card-bravos = Bravos
    .first = Thugs cannot be discarded to pay for it.
    .second = A target Thug of your discard pile comes into play at the Leader's location, free of charge.

card-breastplate = Breastplate
    .first = In each duel, the first wounds that the bearer would take are 1 fewer.
    .second = When any wound gets through to the bearer, destroy this card.

card-broken_time = Broken-time
    .first = Reveal as many cards of your deck as your fighter has Finesse. Play one of them as an additional combat card, with its Maneuver if you pay for it, and sink the others.

card-buratino = Buratino

card-burnished_cuirass = Burnished Cuirass
    .first = The foe's combat card has { $thrust } Thrust in the foe's next round.

card-captains_coat = Captain's Coat
    .first = Pressure this location with Influence; if you succeed, claim it.

card-carmella_vanessa_salvaggi = Carmella Vanessa Salvaggi
    .first = Once a Day she may challenge or intervene although she is engaged.

card-carnaval = Carnaval
    .first-when = As First Player, engage the actor
    .first = This location becomes uncontrolled.
    .second-when = If you are not First Player
    .second = Discard an available City card, wherever it lies.

card-cavalier_hat = Cavalier Hat
    .first = Only for a Duelist of yours.
    .second-when = Engage the bearer
    .second = Challenge a target opposing character with Finesse.

card-cesca_del_rosso = Cesca del Rosso
    .first = Reveal the top card of your deck. If it is a Sorcery, take it into your hand; if not, leave it there or sink it.
    .second-when = After Cesca performed a Sorcerer ability, or one targeted a character at her location, wound her
    .second = She performs that ability herself. All its costs are paid once more, and targets are chosen afresh.

card-cirilo_naucriparos = Cirilo Naucriparos
    .first = Your Mercenaries are Brutes.
    .second-when = Engage Cirilo
    .second = Recruit a target available Mercenary here. It costs exactly { $price }, and nobody can parley for it.

card-claude_de_la_roche = Claude de la Roche
    .first = He has +{ $influence } Influence in pressures at his location.
    .second-when = When his location is pressured
    .second = Of the engaged characters only the one who performs the pressure counts.

card-come_hither = Come Hither
    .first = A target character moves to an adjacent City location.

card-contempt_and_hatred = Contempt and Hatred
    .first = Add { $renown } Renown to the Forums. You may then add { $renown2 } to any location; if you do, discard all City cards there.
    .second = All Mercenaries have { $influence } Influence, whoever controls them.
    .third = Pressure this location with Influence; a tie is a success for you. If you succeed, claim it.

card-corpse_speak = Corpse Speak
    .first = Only for a Sorcerer of yours. The bearer's Influence is set to 0.
    .second = The bearer plays an Action of a target risk in your discard pile as if from your hand. Send this card to the Locker.

card-crystal_eye = Crystal Eye
    .first-when = After you equipped somebody with it
    .first = Look through the Approach Deck of an opponent and note a card of it in secret.
    .second-when = After that opponent played the noted card, today or on a later Day

card-daniella_dietrich = Daniella Dietrich
    .first = A Mercenary of yours here, without engaging, challenges a target opposing character with Combat.
    .second = When this round ends, she moves to an adjacent City location. Not more than once a Day.

card-dante = Dante
    .first = A target character, whoever and wherever it is, moves here.

card-dark_gift = Dark Gift
    .first = Wound the bearer, who then moves to an adjacent location.
    .second =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of the bearer.

card-defending_honor = Defending Honor
    .first = A target enemy, without engaging, must challenge a character of yours that opposes it, with Combat. Its player chooses whom.

card-devotion = Devotion
    .first = Look at the top { $looks } cards of your deck. Sink one, take one into your hand and lay the third face-down at a City location of your choice. As Dusk begins, take the face-down card into your hand if you control the location; if not, discard it.

card-disarm = Disarm
    .first = Costs 1 less if the foe has less Finesse than your fighter.
    .second = The adversary may destroy a target Weapon of the foe; otherwise wound the foe.

card-don_constanzo_scarpa = Don Constanzo Scarpa
    .first = Search your Faction Deck for a Thug of the Red Hand; show it, put it into your hand and shuffle.
    .second = In every pressure where any Thug of yours stands, one or several, you count 1 more.
    .third-when = As the Day ends
    .third = A target Brute at his location is a Brute no longer: it stays in play and counts for your Crew Cap.

card-drinking_games = Drinking Games
    .first = Pressure this location with Resolve, wounds not deducted; if you succeed, engage a target character here.

card-duckfoot_pistol = Duckfoot Pistol
    .first = Wound all non-Leaders at the bearer's location, your own included.

card-eager_blade = Eager Blade
    .first = Whenever it enters a discard pile, it goes to the Grand Bazaar, where it is available.
    .second-when = Once the bearer has played a combat card
    .second = Destroy this one; +{ $riposte } Riposte.

card-edeline_trinken = Edeline Trinken
    .first = She has +1 Influence for each character at her location, herself included.
    .second-when = After a duel
    .second = A target engaged participant at an adjacent location moves to Edeline.

card-ekaterina_ilyanava = Ekaterina Ilyanava
    .first-when = Move 1 Renown from her location to another
    .first = She moves to a third City location.
    .second-when = After an opponent claimed her location
    .second = Remove { $renown } Renown from there.

card-eko_sorridi = Eko Sorridi
    .first-when = When an opposing character is about to leave his location, in Dusk too
    .first = Wound it.

card-elina_georginova = Elina Georginova
    .first = She moves to an adjacent City location. If an enemy is there, she becomes en garde.
    .second-when = After she performed a Sorcerer ability
    .second = 1 Renown of another location moves to hers.

card-epee_sanglante = Épée Sanglante
    .first = Add { $renown } Renown to a location.
    .second = Your Musketeers have +{ $influence } Influence where { $least } or more Renown lie.
    .third = The actor, without engaging, challenges a target opposing character with Combat. Nobody can refuse it. Whichever participant wounds the other first takes 1 Renown from the other's player.

card-fates_burden = Fate's Burden
    .first = Attach this card to an opposing character. This ability cannot be copied.
    .second = While attached, this card is destroyed instead of the bearer becoming en garde. As the Day ends, destroy it in any case.

card-fight_through_the_pain = Fight Through the Pain
    .first =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of a target character who bears an attachment.
    .second =
        When this round ends, heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of your fighter.

card-filling_the_ranks = Filling The Ranks
    .first = Add { $renown } Renown to a location. Then, if you have less Renown than anybody else, add { $renown2 } to another location.
    .second-when = As High Drama begins, if you have fewer characters than anybody else
    .second = Recruit an available Mercenary to your Home. Your Leader's Combat, Finesse or Influence, as you choose, is taken off the cost; nobody can parley.

card-for_the_family = For the Family
    .first = Engage a target character here; if it is engaged already, move it Home.

card-friends_at_court = Friends at Court
    .first-when = After a duel in which the foe was destroyed and your fighter was not
    .first = Pressure the location of your fighter with Influence; if you succeed, claim it.

card-gallant_deeds = Gallant Deeds
    .first = A target engaged opposing character becomes en garde, and so does the actor.

card-gallegos_blade = Gallegos Blade
    .first = The bearer reveals one more card when gambling.
    .second = If the foe gambles in the foe's next round, one card fewer is revealed.

card-giacinto = Giacinto
    .first = A target opposing character is engaged too; then both of them move to one adjacent City location.

card-grandfathers_hammer = Grandfather's Hammer
    .first-when = After your round has begun, if the bearer is your fighter
    .first = Unequip this card, play it as your combat card and gain Lethal.

card-guild_triskelion = Guild Triskelion
    .first = The bearer is a Duelist.
    .second-when = Engage the bearer
    .second = Challenge a target opposing character with Finesse. Only a Leader can refuse.

card-guillen_de_murrieta = Guillén de Murrieta
    .first = He has +{ $combat } Combat while an opponent has more Renown than you.
    .second-when =
        Discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .second = 1 Renown of an adjacent location moves to his.

card-gustavo = Gustavo
    .first = Reveal as many cards of your deck as he has Influence. Take a risk among them into your hand and sink the others.

card-henri_michelet = Henri Michelet
    .first = Other Musketeers of yours at his location cannot be moved by abilities of opponents.
    .second-when = When he issues a challenge, engage a Weapon of his
    .second = A target enemy here cannot intervene in it.

card-hexenjagd = Hexenjagd
    .first-when = When the round ends in which this was your combat card
    .first = Your fighter moves Home engaged, except against a Sorcerer.
    .second-when = When a card is targeted by a Sorcerer ability, wound a character of yours at its location

card-hidden_corridors = Hidden Corridors
    .first = The actor moves to a City location that is not adjacent.
    .second = When this round ends, your fighter moves to an adjacent City location.

card-horatio_lockwood = Horatio Lockwood
    .first-when = After an opposing character left Horatio for an adjacent City location
    .first = He moves there too.
    .second-when = If the foe is the only enemy here

card-i_know_that_trick = I Know that Trick!
    .first = Copy a Technique of the foe, or of an attachment of the foe; its costs are yours to pay.

card-im_done_with_you = I'm Done with You
    .first = +{ $parry } Parry for every other card in your dueling line.

card-improvised_weapon = Improvised Weapon
    .first-when = When the round ends in which this was your combat card
    .first = Equip your fighter with it, free of charge.

card-improvising = Improvising
    .first = Play an Action of a target risk in an opponent's discard pile, paying whatever it costs; then, or once it leaves play, sink that risk. Send this card to the Locker.

card-indomitable_will = Indomitable Will
    .first-when = If nobody controls this location and the actor is your only character here
    .first = Claim this location. Its control cannot change while the actor stays; once the actor leaves, it is uncontrolled.

card-inspire_generosity = Inspire Generosity
    .first =
        Move 1 Renown from a location to another, then add { $renown } to each location without any. Everybody draws { $draws ->
            [one] a card
           *[other] { $draws } cards
        }; then whoever alone has least Renown draws one more, and after that whoever alone has fewest characters.

card-iron_and_velvet = Iron and Velvet
    .first-when = If the actor bears no attachment
    .first = The actor challenges a target opposing character with Combat, without engaging.
    .second = Wound every participant who bears an attachment.

card-iron_reply = Iron Reply
    .first = Costs 1 less if your fighter bears an Eisenfaust attachment.
    .second-when = If your fighter bears an Eisenfaust attachment, or the foe's Combat is not above your fighter's

card-its_personal = It's Personal
    .first-when = If your fighter was wounded in this duel
    .first = The foe takes a wound; if that destroys the foe, claim this location.

card-jean_urbain = Jean Urbain
    .first = Every other Musketeer of yours at his location has this Technique: +{ $riposte } Riposte.
    .second = +{ $thrust } Thrust. If another Musketeer of yours is here, you may choose +{ $riposte } Riposte instead.

card-kaj_kousei = Kaj Kousei
    .first = Artifacts cost you 1 less to equip.
    .second = Reveal the top { $reveals } cards of the City Deck. You may pay for an Artifact among them and equip a character of yours here with it. Sink all that is left.

card-kalla_forsberg = Kalla Forsberg
    .first = What she equips costs 1 less.
    .second = Move an attachment from one character of yours here to another.

card-kaspar_dietrich = Kaspar Dietrich
    .first = He has +{ $influence } Influence when he parleys.
    .second = Reveal cards from the City Deck until a Mercenary turns up. You may recruit it to his location; only Kaspar can parley for it, and he can although engaged. Sink all that is left.

card-kaspars_panzerhand = Kaspar's Panzerhand
    .first = It never moves to another character, and does not count as the one Armor.
    .second-when = When the bearer is your fighter and the adversary announces a Technique
    .third-when = With a Melee Weapon on the bearer

card-langschwert = Langschwert

card-last_word = Last Word
    .first-when = With a Ranged Weapon on the actor
    .first = A target opposing character moves to an adjacent City location.
    .second-when = With a Ranged Weapon on your fighter

card-legendary_reputation = Legendary Reputation
    .first = The actor, without engaging, challenges a target opposing character with Combat. Only a Leader can intervene.

card-legions_caress = Legion's Caress
    .first = You may put it on anyone's character at a City location, but not on a Leader.
    .second = Whenever the bearer becomes en garde, in Dusk too, wound the bearer.

card-leja_juska = Leja Juska
    .first-when = When the first round of a duel at her location begins
    .first = One participant, as you choose, faces { $threat } threat more or less.

card-leontine_giroux = Léontine Giroux
    .first = A target character of yours here moves to any other City location or Home.

card-leshiye_of_the_wood = Leshiye of the Wood
    .first = Choose the location at one end of the row. Add { $renown } Renown to each of two others. Then lay this scheme on the chosen one: discard the City cards and the Renown there, and all characters there move Home. Until the Day ends nobody can control that location, and Renown is neither added to it nor moved to or from it.

card-let_the_sword_decide = Let the Sword Decide
    .first = Add { $renown } Renown to both the Docks and the Forums.
    .second-when = After you equipped a Weapon
    .third-when = When the adversary announces a Technique or a Maneuver in a duel

card-lets_haggle = Let's Haggle
    .first = Add { $renown } Renown to both the Grand Bazaar and the Forums. Then reveal cards from the City Deck until an attachment turns up: lay it out at the Grand Bazaar, and sink the others.
    .second = Wherever the actor is: equip the actor with a target attachment that lies at the Grand Bazaar, for { $less } less if the actor is there too.

card-liberating_goods = Liberating Goods
    .first = Choose a target attachment of an opponent's discard pile that is not Unique: pay its costs, take control of it and equip the actor with it.

card-life_in_the_canals = Life in the Canals

card-lorenzo_de_zepeda = Lorenzo de Zepeda
    .first-when = When you announce an ability
    .first = It resolves as if you were not First Player.
    .second = The top card of the foe's deck is revealed and stays there. When the foe's next round begins, the adversary may discard another card to play that very card as combat card, from the deck or from hand; otherwise wound the foe.
    .third = With his Reaction you may also announce what the First Player cannot use.

card-madre_dolores = “Madre” Dolores
    .first-when =
        You may discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .first =
        A target character here heals { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        }; if you have discarded, a second target here heals { $heals2 ->
            [one] { $heals2 } wound
           *[other] { $heals2 } wounds
        } too.

card-makepeace_botwighte = Makepeace Botwighte
    .first = What a character who opposes him equips costs 1 more.
    .second = Move Home a target engaged opposing character whose Influence is not above his.

card-marooned = Marooned
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar.
    .second = Choose a target opposing Mercenary. Discard as many cards as you like: for each of them, engage or wound that Mercenary.

card-maryam_benu_pleroma = Maryam Benu Pleroma
    .first-when = The first time each Day that a risk targets her
    .second = In the foe's next round the foe cannot use a Maneuver.

card-master_of_valroux_style = Master of Valroux Style
    .first = Costs 1 less if the foe is engaged.
    .second =
        +{ $riposte } Riposte. Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }. The foe's combat card has +{ $thrust } Thrust in the foe's next round.

card-mastercrafted_rapier = Mastercrafted Rapier
    .first = Only for a Duelist of yours.

card-matchlock_musket = Matchlock Musket
    .first = Choose a target character in an adjacent City location. Its player may engage it; otherwise wound it.

card-matushkas_command = Matushka's Command
    .first = All engaged characters here move Home; then engage all who are left here.

card-matushkas_efficiency = Matushka's Efficiency
    .first-when = Instead of paying for this card you may engage the actor
    .first = A target character of yours here moves to any other City location or Home.
    .second = Both participants move to one adjacent City location, and the duel continues there.

card-matushkas_sight = Matushka's Sight
    .first =
        Choose any deck and look at its top { $looks } cards. Discard as many as you like, up to the actor's Influence; the others go back on top in an order of your choice. Then, for engaging the actor, you may draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-maxime_de_lafayette = Maxime de Lafayette
    .first = Sorcery cards and Sorcerer abilities that he performs do not wound him; a wound that is a cost counts as paid.
    .second = A target attachment of your discard pile that is not Unique returns to your hand.

card-maya_de_la_rioja = Maya de La Rioja
    .first = She moves to an adjacent City location, or, if you are not First Player, to any other City location or Home.

card-midnight_shipment = Midnight Shipment
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar. Then one more City card is dealt to the Docks.
    .second-when = At the Docks, if neither a Mercenary nor an attachment is available there
    .second = The actor moves to any other City location.

card-mireli_sabre = Mireli Sabre
    .first = +{ $parry } Parry if the bearer's Finesse is { $least } or more; also +{ $thrust } Thrust if the bearer's Combat is { $least2 } or more.

card-mirelis_revision = Mireli's Revision
    .first-when = When the adversary announces a combat card
    .first = Discard it. The adversary gambles for another one instead, which does not count.
    .second = Choose: +{ $parry } Parry; or wound the foe, whose combat card has { $thrust } Thrust in the foe's next round.

card-move_along = Move Along
    .first = The actor, without engaging, challenges a target opposing character with Combat. Instead of answering, that character's player may move it Home engaged, which ends the challenge.

card-my_fight_alone = My Fight, Alone
    .first-when = If the actor is your only character here
    .first =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of the actor.
    .second-when = If your fighter is your only character here

card-nazem_ibn_umur = Nazem ibn Umur
    .first = He has +1 Influence for each engaged enemy at his location.
    .second = Whoever refuses a challenge of his is engaged.

card-night_of_drinking = Night of Drinking
    .first-when = When a risk that is not a Sorcery is announced

card-not_today = Not Today
    .first-when = When the round ends in which this was your combat card
    .first = Wound your fighter, who then moves Home engaged.

card-nothing_personal = Nothing Personal
    .first = The foe takes a wound. If your fighter's Combat is at least { $least }, the adversary then chooses: the foe takes another wound, or this location becomes uncontrolled.

card-object_of_wonder = Object of Wonder
    .first = Whoever is to be equipped with it, it always goes onto your Leader.
    .second-when = When a character of yours, neither Leader nor Mercenary, would go to the Locker
    .second = It goes into your Approach Deck instead, and this card to the Locker.

card-objection = Objection!
    .first-when = When a pressure, your own or another's, succeeds by { $most } or by nothing over the next best total
    .first = It fails.

card-odette_dubois_darrent = Odette Dubois d'Arrent
    .first = When she is challenged, en garde Musketeers of yours at her location can intervene without engaging.
    .second = A Duelist of yours at an adjacent location moves to Odette.
    .third-when = When somebody at her location accepts a challenge
    .third = 1 Renown of an adjacent location moves to hers.

card-opulence = Opulence
    .first = Wealth: worth 2 as payment. After such use send it to the Locker.
    .second-when = Discard your hand

card-otto_streit = Otto Streit
    .first = Reveal the top { $reveals } cards of your deck. Put an attachment among them into your hand and sink the others.

card-pack_tactics = Pack Tactics
    .first = Choose a City location. Move any number of your Thugs there from adjacent locations, Home included. Then pressure it with Influence; each Thug so moved adds 1 to your total. If you succeed, claim it.

card-padre_anibal = “Padre” Aníbal
    .first = He has +{ $influence } Influence in pressures at his location if no more than { $most } Renown is there.
    .second-when = If no Renown is at his location

card-paid_off = Paid Off
    .first = Costs 1 less if the actor is a Scoundrel or a Villain.
    .second = Engage a target opposing Mercenary; if it is engaged already, move it Home.

card-parley_gone_wrong = Parley Gone Wrong
    .first = Add { $renown } Renown to the Forums. Then every opponent may move 1 Renown there from another location.
    .second = Only those who added or moved Renown to the Forums today can intervene in challenges there.

card-patricia_moustakas = Patricia Moustakas
    .first = She cannot be challenged while en garde at the Docks.
    .second-when = At the Docks
    .second = Claim the Docks.
    .third-when = Engage her at the Docks
    .third =
        As First Player draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }; otherwise every opponent discards one.

card-pavel_ivanov = Pavel Ivanov
    .first = He has +{ $influence } Influence at a location that you control.
    .second-when = After an opponent claimed a location

card-penya_shows_the_way = Penya Shows The Way
    .first-when = As Dusk begins, if you control this location
    .first = Choose a character of yours here, who does not go Home this Dusk. Look at the top { $looks } cards of the City Deck and put them back in any order.

card-philip_hase = Philip Hase
    .first-when = After you equipped Philip with an attachment
    .first = He moves to an adjacent location.
    .second-when = If the foe is engaged and a Mercenary of yours is here

card-plans_within_plans = Plans Within Plans
    .first = Add { $renown } Renown to each of two locations. Then search your deck for a Thug of the Red Hand; show it, put it into your hand and shuffle.
    .second-when = After you claimed a location where an enemy stands
    .second = A target character of yours there becomes en garde.

card-point_of_opportunity = Point of Opportunity
    .first = Move 1 Renown between this location and an adjacent one, either way. Then discard this event.

card-polished_flintlock = Polished Flintlock
    .first = The player of a target opposing character may engage it. Otherwise it is wounded, and this card is engaged.

card-porte_travel = Porté Travel
    .first-when = When you play it as combat card and a Sorcerer of yours is in play
    .first = Wound a Sorcerer of yours. Your fighter moves to that Sorcerer, and all threat in your pool is dropped.
    .second = A target character of yours moves to the actor. You may do this again and again, wounding the actor each time.

card-precision = Precision

card-predatory_pursuit = Predatory Pursuit
    .first-when = After an enemy left the actor for another City location
    .first = The actor moves there too, and that enemy is wounded.

card-press_the_advantage = Press the Advantage
    .first = Engage a target opposing non-Leader with less Combat than the actor, and move it Home.
    .second = +{ $thrust } Thrust, and the foe is engaged; if that was so already, +{ $thrust2 } Thrust instead.

card-pull = Pull
    .first-when = Wound the actor, except a Strega
    .first = A target character, whoever and wherever it is, moves here.

card-pull_the_strand = Pull the Strand
    .first-when = Engage the actor
    .first = Pressure this location with Influence; that of a target opposing character counts for you and not for its player. If you succeed, claim it.

card-raton = Ratón
    .first = He moves to a target enemy at an adjacent City location who bears an attachment.
    .second = As the foe's next round ends, if the foe was not wounded in it, take control of a target attachment of the foe that Ratón may bear, and equip him with it.

card-ravenna_destine = Ravenna Destine

card-razrushitel = Razrushitel
    .first = The actor moves to a target enemy at an adjacent City location. Then either engage the actor and move the target Home, or wound the target.

card-regroup = Regroup
    .first = The actor moves to an adjacent City location.
    .second = When this round ends, your fighter moves to an adjacent City location.

card-ren = Ren
    .first = In her duels: { $parry } Parry on the foe's combat cards while the adversary has no fewer characters than you.

card-rena_klingenhalter = Rena Klingenhalter
    .first = To intervene she may engage an en garde Weapon of hers instead of herself, even if she is engaged.
    .second = She has +{ $combat } Combat if she bears a Weapon.

card-reputation_meritee = Réputation Méritée
    .first = Add { $renown } Renown to a location without any.
    .second = Pressure this location with Influence; Mercenaries do not count, and a tie is a success for you. If you succeed, discard a City card here and muster a character of your Approach Deck here.

card-research = Research
    .first-when = If your discard pile has { $least } cards of different names
    .first = Show { $least } cards of different names out of your discard pile. An opponent of your choice picks the one that you take into your hand. Send this card to the Locker.

card-risky_undertaking = Risky Undertaking
    .first = Add { $renown } Renown to this location, and discard this event.

card-robbery = Robbery
    .first = Choose a target attachment of an opponent's discard pile: pay its costs, take control of it and equip the actor with it.
    .second = Choose a target attachment of the foe or of the adversary's discard pile: pay its costs, take control of it and equip your fighter with it.

card-roll_the_bones = Roll the Bones
    .first = Gamble without counting it, and with one more card if your fighter is a Scoundrel. Do not play the card you choose: add its values to those of this one. Then sink all revealed cards.

card-rosine_friese = Rosine Friese
    .first = She has +{ $influence } Influence while a Sorcerer opposes her.
    .second = Engage a target opposing non-Leader whose Influence is not above hers. If it is a Sorcerer, move it Home too.

card-rough_em_up = Rough 'Em Up
    .first = +{ $thrust } Thrust for each Red Hand of yours here, your fighter included. After the wounds of this round you may destroy one of your Thugs here; if you do, gain Lethal.

card-sanjay = Sanjay
    .first = Choose a target opposing character. If its player holds fewer cards than you, engage it.
    .second-when = After an opponent discarded a card by an effect of yours

card-sarafina = Sarafina
    .first = When she gambles, one more card is revealed.
    .second = Look at the foe's top card, or at the top two if a Strega of yours is here. Sink any of them; the others stay on top of that deck.

card-sea_legs = Sea Legs
    .first-when = After a character of yours moved to a City location
    .first = It moves on to an adjacent one.

card-servo_scarpa = Servo Scarpa
    .first = His challenges may also target a character at an adjacent City location where a Red Hand of yours stands; he then moves there.
    .second = +{ $thrust } Thrust for every other Red Hand of yours here.

card-shifting_blame = Shifting Blame
    .first = Add { $renown } Renown to the Docks.
    .second-when = After anybody discarded a card by an effect of yours
    .third-when = After an opponent claimed a location
    .third = Add { $renown } Renown to another location.

card-shifting_tides = Shifting Tides
    .first = Discard the City cards of all locations.
    .second = Deal a City card to each location, then discard the Renown of all locations. Add { $renown } Renown to a location; then an opponent of your choice adds { $renown2 } to another.

card-shoddy_craftsmanship = Shoddy Craftsmanship
    .first = Destroy a target attachment that is not Unique.

card-sibella_scarpa = Sibella Scarpa

card-sigurd_ulfsen = Sigurd Ulfsen
    .first = His Combat cannot be raised, and he never issues challenges.
    .second = While he is en garde, an enemy who challenges somebody here must target him.

card-sirens_scream = Siren's Scream
    .first-when = When it is revealed
    .first = Everybody who has Renown puts 1 of it on this card.
    .second = With Renown on it, it is not discarded, not even in Dusk.
    .third = Take 1 of the Renown on this card.

card-smuggled_item = Smuggled Item
    .first = Equip the bearer, free of charge, with an attachment out of your hand or with an available one, wherever that lies.

card-so_it_begins = So It Begins
    .first = { $parry } Parry on all combat cards in duels fought here.
    .second = Pressures here add up Combat too, unless Combat is the stat anyway.

card-soline_el_gato = Soline el Gato
    .first = In your duels the foe has -1 Finesse while at her location.
    .second-when = After an Action was resolved
    .second = Soline moves to an adjacent City location.

card-sorte_deck = Sorte Deck
    .first-when = After a character at the bearer's location was wounded, engage this card
    .first =
        It heals { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        }; with a Strega as bearer, { $heals2 }.

card-status_matters = Status Matters
    .first = Choose a controlled location where there is nobody but Mercenaries, or nobody at all: it becomes uncontrolled.
    .second = Engage the foe; if the foe is engaged already, wound the foe instead.
    .third = Costs 1 less against a foe who is a Mercenary.

card-stiletto = Stiletto
    .first-when = When a challenge is issued where the bearer is, and before it is answered, engage this card
    .first = Wound the challenger or the one challenged.

card-stratege = Stratege
    .first = One or two of your characters move together from one location to an adjacent City location.

card-strength_of_ten = Strength of Ten
    .first = You have { $actions } more actions right after this one. Send this card to the Locker.
    .second = +X Thrust, where X is the Combat printed on your fighter. Send this card to the Locker.

card-strong_hands = Strong Hands
    .first = Pressure this location with Combat; if you succeed, claim it.

card-stubborn = Stubborn
    .first-when = When a character of yours is about to move, for whatever reason and in Dusk too
    .first = Cancel that move.

card-sunder = Sunder
    .first-when = If the foe has no more Combat than your fighter
    .first = Destroy a target attachment of the foe.

card-syrneth_hand = Syrneth Hand
    .first = It can be neither destroyed nor moved to somebody else.
    .second = The foe's combat card has { $parry } Parry in the foe's next round.

card-tabard_of_the_fallen_musketeer = Tabard of the Fallen Musketeer
    .first = Only for a character of yours who is not a Diplomat. The bearer is a Musketeer.
    .second = Pressure this location with Influence; a tie is a success for you. If you succeed, claim it.

card-takama_siad = Takama Siad
    .first-when = After a duel
    .first =
        A participant of yours at Takama's location heals { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        }.

card-taunt = Taunt
    .first = A target enemy at an adjacent location moves to the actor.
    .second-when = If the foe has less Finesse than your fighter

card-tending_the_wounded = Tending the Wounded
    .first-when = Discard as many cards as you like
    .first = A target non-Leader of yours heals 1 wound for each discarded card.

card-terrell_brandt = Terrell Brandt
    .first = After a duel in which he fought and was not destroyed, take the attachments of his dueling line into your hand.

card-the_boars_guile = The Boar's Guile
    .first = You may add { $renown } Renown to a location; if you do not, move 1 between two adjacent ones. Then name an enemy: today your combat cards have +1 Thrust while that character is the foe.
    .second-when = As Dusk begins, with the named character at Home

card-the_cats_embargo = The Cat's Embargo
    .first = Add { $renown } Renown to each of two locations.
    .second-when = As Planning ends
    .second = Choose an opponent, and reveal a random card of that hand.
    .third-when = After an opponent played or discarded a card of the name revealed

card-the_cats_glass = The Cat's Glass
    .first-when = When a challenge that you take part in is accepted by a character at the bearer's location, engage this card
    .first = Until the duel ends, the foe reveals one card fewer when gambling at this location.

card-the_great_game = The Great Game
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar.
    .second-when = After a character was destroyed

card-the_pressure_is_on = The Pressure is On
    .first-when = At a location that you control

card-the_song_of_eisen = The Song of Eisen
    .first = Add { $renown } Renown to the Forums. Then a target Mercenary of the City discard pile goes on top of the City Deck.
    .second = When your Leader parleys for a Mercenary, the Leader has +1 Influence.
    .third-when = As High Drama ends, if neither a Mercenary nor an attachment is available anywhere

card-throwing_knife = Throwing Knife

card-torsten_vakt = Torsten Vakt
    .first = His combat cards have +{ $thrust } Thrust if he has at least { $least } wounds.
    .second-when = When he is the target of a Sorcery or a Sorcerer ability

card-triage = Triage
    .first = Costs 1 less if the target is a Hero or a Scoundrel.
    .second =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of a target character.

card-unfortunate = Unfortunate
    .first-when = When the round ends in which this was your combat card
    .first = Attach it to the foe; the adversary controls it.
    .second-when =
        While attached, discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .second = Destroy this card.
    .third = While attached, the bearer has { $finesse } Finesse.

card-unsavory_salve = Unsavory Salve
    .first = Only for a character of yours with a Weapon; destroyed as soon as the bearer has none.

card-until_morale_improves = Until Morale Improves
    .first = Add { $renown } Renown to a location, or move 1 between two adjacent ones.
    .second = A target character here becomes en garde.
    .third = Engage a target character here.

card-unyielding_loyalty = Unyielding Loyalty
    .first-when = When a card of yours is targeted, destroy a Red Hand of yours who is not a Leader, or discard a Thug from your hand

card-uppmans_jacket = Uppman's Jacket

card-urraca_de_murrieta = Urraca de Murrieta
    .first-when =
        After you added Renown to a location (moving it there is not adding), discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .first = Add { $renown } more.

card-uwe_zimmerman = Uwe Zimmerman
    .first = Your abilities may treat him as a Mercenary.
    .second = His combat cards have +{ $thrust } Thrust against a Sorcerer.

card-valeri_mikhailov = Valeri Mikhailov
    .first = He moves to a target enemy at an adjacent City location and challenges that character with Combat. Nobody can intervene.
    .second = +{ $thrust } Thrust. With fewer wounds than the foe, you may choose +{ $riposte } Riposte instead.

card-valiant_spirit = Valiant Spirit
    .first-when = If the actor is not a Mercenary
    .second-when = If your fighter is not a Mercenary

card-vedma = Ved'ma
    .first = Play a target Sorcery risk of your discard pile as if from your hand; then, or once it leaves play, it goes to the Locker.
    .second-when = After you played a Sorcery from your hand that engaged her

card-veronicas_guile = Veronica's Guile
    .first = The actor, without engaging, challenges a target opposing character with Influence.
    .second-when = If the foe has less Influence than your fighter
    .second = Move the foe Home.

card-vissenta_scarpa = Vissenta Scarpa
    .first-when = After a Red Hand of yours was destroyed at her location
    .second-when = If the foe has no more wounds than she has
    .second = +{ $parry } Parry or +{ $thrust } Thrust, as you choose.

card-vittoria_anselmo = Vittoria Anselmo
    .first-when = When an opponent targets Vittoria with an ability or a challenge
    .first = You may put a Thug from your hand into play at her location, free of charge. If a Thug of yours is there, the opponent must make one the target instead; where that is not allowed, the effects are cancelled. Once a Thug is the target, you may move Vittoria Home.

card-vladislav_novikoff = Vladislav Novikoff
    .first = He may intervene although he is engaged.
    .second = When he intervenes no combat cards are played: he takes the threat of the challenge as wounds, within Restricted Hostilities, and the duel is over.

card-well_equipped = Well-Equipped
    .first-when = If the actor bears an attachment
    .second =
        +{ $riposte } Riposte. If your fighter bears a Weapon, draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-wrath_of_the_don = Wrath of the Don
    .first = A target en garde opposing character may be engaged by its player; otherwise the actor becomes en garde.

card-yevgeni = Yevgeni
    .first = His combat cards have +{ $thrust } Thrust.
    .second-when = After a challenge of his was refused
    .third-when = While you pay for a card that is not a character
    .third = It costs 1 less.

card-youre_embarrassing_yourself = You're Embarrassing Yourself
    .first-when = When a Mercenary who opposes a character of yours issues a challenge
    .first = Cancel the challenge.
    .second-when = If the foe is a Mercenary

## The player aid

aid-aim = Seven Renown in Plunder, or the Docks, the Forums and the Grand Bazaar then, or all other Leaders dead. Else most Renown after five Days.
aid-turn = A Day
aid-step-1 = { phase-dawn }
    .text = Every location gets a card of the City Deck.
aid-step-2 = { phase-planning }
    .text = In secret a scheme and a character. Highest Initiative goes first. Then draw as many cards as your Panache says.
aid-step-3 = { phase-high_drama }
    .text = One action each, in turn, until all have passed one after the other.
aid-step-4 = { phase-plunder }
    .text = Take the Renown at the locations that you control.
aid-step-5 = { phase-dusk }
    .text = Everybody goes Home and is en garde again; discard down to your Panache.
aid-moves = In High Drama
aid-move-1 = Move
    .text = Somebody goes to an adjacent location and is engaged; from Home it does not engage.
aid-move-2 = Claim
    .text = Engage somebody: with more Influence there than anyone else, the location is yours.
aid-move-3 = Challenge
    .text = Engage somebody: a duel with an enemy at the same location, or wounds for whoever refuses.
aid-move-4 = Recruit, equip
    .text = Pay by discarding cards: each is worth 1, with Wealth 2.
aid-move-5 = Use an Action
    .text = Of a card of yours in play, or of a risk in your hand.
aid-move-6 = Pass
    .text = You may act again later, unless all pass.
aid-move-7 = In a duel
    .text = Riposte turns threat from you on the foe, Parry takes it away, Thrust adds some to the foe. What is left on you wounds, at most as much as the foe's stat.
aid-end = Wounds equal to Resolve destroy. A player whose Leader is destroyed is out.
aid-plan = The city
aid-plan-deck = City Deck
aid-plan-third = 3 players
aid-plan-fourth = 4 players
aid-plan-home = Home: next to all

## The aim, above the table

show-wins = { $renown } Renown, all three core locations, or the last Leader.

## The guided first game

lesson-aim = You lead a crew in a city of three districts, for at most five Days. Renown comes to the districts; whoever controls one when a Day closes takes what lies there, and seven Renown win.
lesson-plan = A Day begins with a secret plan: one scheme, and one character who joins you. Choose Armed and Marshaled, which brings Renown to the Docks and the Bazaar, and then Philip Hase.
    .no = Any plan is allowed, but this lesson needs Armed and Marshaled and then Philip Hase, a good fighter for the first Day.
lesson-move = Now you act by turns, one action each. Two Renown lie in the Grand Bazaar: move Philip Hase there.
    .no = First somebody has to be where the Renown is. Move Philip Hase to the Grand Bazaar.
lesson-challenge = { $p2 }’s Henri challenges Philip: his Combat of 3 becomes 3 threat on Philip. Refusing means 3 wounds at once, and Philip bears only 5; accept and fight.
    .no = Refusing costs 3 wounds and wins nothing. Accept: then cards decide.
lesson-duel = Every card has three numbers: Riposte sends threat back, Parry takes it away, Thrust lays new threat on the foe; what stays on you wounds. Play Stratege, for 1 wound and 3 threat on Henri, and when he strikes back Polished Flintlock.
    .no = Then more threat would stay on Philip and wound him. Stratege parries 2 of the 3 and thrusts for 3; after it Polished Flintlock turns all aside.
lesson-claim = Claim the Grand Bazaar with Philip: it works if the Influence of your people there is higher than { $p2 }’s, here 2 against 1. Who claims is engaged and rests until the Day closes.
    .no = The duel was for this: claim the Grand Bazaar with Philip before somebody else comes.
lesson-go = Mercenaries wait in the districts for whoever pays them, at the Docks Claude de la Roche. Somebody of yours has to be there: move Kaspar, your Leader, to the Docks.
    .no = As long as nobody of yours is at the Docks, you cannot recruit there. Move Kaspar to the Docks.
lesson-recruit = Recruit Claude, who costs 6: Kaspar parleys, which engages him and takes off his Influence, 2 and in a parley 2 more. The cards in your hand are also money, 1 each: pay the rest with them, and keep Move Along.
    .no = Recruit Claude, and pay with I Know that Trick! and Improvised Weapon, to keep Move Along.
lesson-plunder = Claim the Docks with Claude; you are asked about his ability, and need not use it. Then pass: when all have passed, the Day closes and you take the Renown of your districts.
    .no = One Renown lies at the Docks, and Claude can claim it. After that pass, with nothing more to gain today.
lesson-win = You have 3 Renown; a new Day brings new plans. Seven Renown win, so do all three districts at once or the death of the other Leader, and after Day five the most Renown: the city is yours to take.

## Notes for a first game without a guide

note-plan = A scheme is your plan for the Day: most bring Renown to districts, and whoever controls a district when the Day closes takes it. Point at a card, or hold it, to read it in large.
note-turn = One action each, by turns. Click one of your people to see what they can do, and claim districts with Renown before the Day closes.
note-pay = The cards in your hand are also money: what you discard pays. Keep those that you want to fight with.
note-react = Something happens, and whoever has a card or somebody for this moment may use it. Without a good reason let it happen; where you have nothing, the page passes for you.
note-challenge = Whoever refuses a challenge takes its threat as wounds at once. Whoever accepts fights on with the cards in hand, round by round.
note-duel = Threat that stays on somebody becomes wounds: parry it, or send it back. Every card shows below what it would lead to.
