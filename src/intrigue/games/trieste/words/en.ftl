### Trieste

title = Trieste
special = Watch, Merchant and Thief: three factions, three ways to win, and a card laid face-down every turn.
primer = The Watch wants seven Thieves in prison, the Merchant a hand full of treasure, the Thief nine Infamy. Every turn you draw two cards, treasure or cards of your faction, and lay one card face-down. Then the cards are turned up, paid for with treasure from the hand, and take effect in the order Watch, Merchant, Thief. The Watch catches the Thieves it expects before they can do anything; a Thief who gets through robs the Merchant and gains Infamy. At the end of the turn everyone checks for victory, and characters of level 1 or more can be bought back from the discards.
score = Goal reached (%)

## Things

faction-watch = City Watch
    .short = Watch
    .goal = Law & Order
    .wants = Seven Thieves in prison. Acts first.
faction-merchant = Merchant
    .short = Merchant
    .goal = Untold Riches
    .wants = A hand full of treasure. Acts second.
faction-thief = Thief
    .short = Thief
    .goal = Nine Tails
    .wants = Nine Infamy. Acts last.

phase-draw = Draw Phase
    .short = Draw
phase-play = Play Phase
    .short = Play
phase-payment = Payment Phase
    .short = Payment
phase-effect = Effect Phase
    .short = Effect
phase-end = End Phase
    .short = End

kind-character = character
kind-action = action
kind-special = reaction
kind-hero = Hero
kind-treasure = treasure

card-copper = Copper
    .many = Coppers
    .gist =
        Money. Played: draw { $worth ->
            [one] 1 treasure
           *[other] { $worth } treasures
        }
    .text =
        Worth { $worth }. Played, it goes to the treasure discards and you draw { $worth ->
            [one] 1 treasure
           *[other] { $worth } treasures
        }.
card-silver = Silver
    .many = Silvers
    .gist =
        Money. Played: draw { $worth ->
            [one] 1 treasure
           *[other] { $worth } treasures
        }
    .text =
        Worth { $worth }. Played, it goes to the treasure discards and you draw { $worth ->
            [one] 1 treasure
           *[other] { $worth } treasures
        }.
card-gold = Gold
    .many = Golds
    .gist = Only money
    .text = Worth { $worth }. It cannot be played, only paid with.
card-diamond = Diamond
    .many = Diamonds
    .gist = Only money
    .text = Worth { $worth }. It cannot be played, only paid with.
card-tax-collector = Tax Collector
    .gist =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        }, up to { $most } if they hold many
    .text =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        }, plus 1 for every { $per } they hold, { $most } at most. They choose which.
card-patrol-officer = Patrol Officer
    .gist = Capture the Thief on the table up to level { $reach }
    .text =
        Capture the Thief on the table up to level { $reach }. If you do, you may draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }.
card-watch-sergeant = Watch Sergeant
    .gist =
        The Merchant gives { $get }; draw { $cards ->
            [one] 1 Watch card
           *[other] { $cards } Watch cards
        } and { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }
    .text =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice. Draw { $cards ->
            [one] 1 Watch card
           *[other] { $cards } Watch cards
        } and { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }.
card-bloodhound = Bloodhound
    .gist = Capture up to level { $reach }; that costs the Thief { $loss } Infamy
    .text = Capture the Thief on the table up to level { $reach }. If you do, the Thief loses { $loss } Infamy.
card-undercover-agent = Undercover Agent
    .gist = In the Thief’s hand: capture { $captures } up to level { $reach }
    .text =
        The Thief shows the whole hand; capture { $captures ->
            [one] 1 Thief
           *[other] { $captures } Thieves
        } up to level { $reach } there. Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }.
card-raiding-party = Raiding Party
    .gist = Capture up to level { $reach }; { $loss } Infamy is lost anyway
    .text = Capture the Thief on the table up to level { $reach }. In any case the Thief loses { $loss } Infamy.
card-search-warrant = Search Warrant
    .gist =
        See { $see ->
            [one] 1 card
           *[other] { $see } cards
        } of the Thief’s hand, capture up to level { $reach }
    .text =
        See { $see ->
            [one] 1 random card
           *[other] { $see } random cards
        } of the Thief’s hand. Capture each Thief up to level { $reach }; draw a Watch card for each other.
card-bounty = Bounty
    .gist =
        Capture { $captures ->
            [one] 1 Thief
           *[other] { $captures } Thieves
        } in the discards; the Merchant gives { $get }
    .text =
        Capture { $captures ->
            [one] 1 Thief
           *[other] { $captures } Thieves
        } up to level { $reach } in the Thief’s discards. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-contraband-checkpoint = Contraband Checkpoint
    .gist = Next turn the Thief’s character or action costs { $dearer } more
    .text =
        Next turn the Thief’s character or action costs { $dearer } more. Draw { $cards ->
            [one] 1 Watch card
           *[other] { $cards } Watch cards
        }. The Merchant gives { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-harbour-dues = Harbour Dues
    .gist =
        The Merchant gives { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        }; draw { $gain }
    .text =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice. Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }.
card-hushed-up = Hushed Up
    .gist = Reaction: no Infamy for the Thief
    .text = Reaction, when the Thief is about to gain Infamy: the Thief gains none this time.
card-money-changer = Money Changer
    .gist =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, exchange one for a better one
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }. { $times ->
            [one] You may
           *[other] Up to { $times } times you may
        } exchange a treasure for the next better kind from the treasure discards.
card-shopkeeper = Shopkeeper
    .gist =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, more, the fuller the prison
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, plus 1 for every { $per } Thieves in prison.
card-caravan-guard = Caravan Guard
    .gist = Nobody takes treasure from you for the rest of this turn; draw more, the fuller the prison
    .text = For the rest of this turn nobody takes treasure from you. Draw 1 treasure for every { $per } Thieves in prison.
card-smooth-talker = Smooth Talker
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Watch, more if they hold many
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Watch, plus 1 for every { $per } they hold.
card-spice-trader = Spice Trader
    .gist =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, more, the fuller the prison
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, plus 1 for every { $per } Thieves in prison.
card-guild-master = Guild Master
    .gist =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, more, the fuller the prison
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, plus 1 for every { $per } Thieves in prison.
card-business-as-usual = Business as Usual
    .gist =
        Draw { $look ->
            [one] 1 treasure
           *[other] { $look } treasures
        } in secret, keep 1
    .text =
        Draw { $look ->
            [one] 1 treasure
           *[other] { $look } treasures
        } and keep 1. Nobody sees which; the rest goes to the treasure discards.
card-letter-of-credit = Letter of Credit
    .gist = Search the treasure deck for a Gold
    .text = Search the treasure deck for a Gold. If there is none, take the next best below it. Show it and shuffle.
card-clearance-sale = Clearance Sale
    .gist =
        Discard a card for { $each ->
            [one] 1 treasure
           *[other] { $each } treasures
        }
    .text =
        { $times ->
            [one] You may
           *[other] Up to { $times } times you may
        } discard a Merchant card from your hand to draw { $each ->
            [one] 1 treasure
           *[other] { $each } treasures
        }.
card-pardon = Pardon
    .gist =
        Free a Thief, draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, more, the fuller the prison
    .text =
        Free a captured Thief into the Thief’s discards. Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }, plus 1 for every { $per } Thieves in prison.
card-embargo = Embargo
    .gist =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }; next turn the Watch’s character or action costs { $dearer } more
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }. Next turn the Watch’s character or action costs { $dearer } more.
card-strongbox = Strongbox
    .gist = Reaction: no treasure is taken from you
    .text = Reaction, when treasure is about to be taken from your hand: none is taken this time.
card-lookout = Lookout
    .gist =
        The Merchant gives { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        }; draw { $gain }
    .text =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice. Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }.
card-street-urchin = Street Urchin
    .gist =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        }
    .text =
        The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-pickpocket = Pickpocket
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from Watch or Merchant. Prison empty: { $daring } more Infamy
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } at random from the Watch or the Merchant. Prison empty: { $daring } more Infamy.
card-con-artist = Con Artist
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Watch, who loses { $waste ->
            [one] 1 card
           *[other] { $waste } cards
        }
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } at random from the Watch, who then discards { $waste ->
            [one] 1 card
           *[other] { $waste } cards
        } at random.
card-burglar = Burglar
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Merchant. Prison empty: { $daring } more Infamy
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } at random from the Merchant. Prison empty: { $daring } more Infamy.
card-cat-burglar = Cat Burglar
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Merchant. Prison empty: { $daring } more Infamy
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } at random from the Merchant. Prison empty: { $daring } more Infamy.
card-foxtail-captain = Foxtail Captain
    .gist =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Merchant, keep { $keep }, draw { $cards ->
            [one] 1 Thief card
           *[other] { $cards } Thief cards
        }
    .text =
        Take { $take ->
            [one] 1 treasure
           *[other] { $take } treasures
        } from the Merchant, keep { $keep }, discard the rest. Draw { $cards ->
            [one] 1 Thief card
           *[other] { $cards } Thief cards
        }. Prison empty: { $daring } more Infamy.
card-fence = Fence
    .gist =
        Draw { $gain }; discard a Thief card for { $each } more; the Merchant gives { $get }
    .text =
        Draw { $gain ->
            [one] 1 treasure
           *[other] { $gain } treasures
        }. { $times ->
            [one] You may
           *[other] Up to { $times } times you may
        } discard a Thief card to draw { $each } more. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-diversion = Diversion
    .gist = Next turn the Watch’s character or action costs { $dearer } more; the Merchant gives { $get }
    .text =
        Next turn the Watch’s character or action costs { $dearer } more. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-ambush = Ambush
    .gist =
        The Watch discards { $waste ->
            [one] 1 card
           *[other] { $waste } cards
        }; the Merchant gives { $get }
    .text =
        The Watch discards { $waste ->
            [one] 1 card
           *[other] { $waste } cards
        } at random. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-safe-house = Safe House
    .gist = Search your deck for a character; the Merchant gives { $get }
    .text =
        You may search your deck for a character to show and take; shuffle. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-jailbreak = Jailbreak
    .gist = A captured Thief comes back to your hand; the Merchant gives { $get }
    .text =
        Free a captured Thief, back to your hand. The Merchant gives you { $get ->
            [one] 1 treasure
           *[other] { $get } treasures
        } of their choice.
card-smoke-bomb = Smoke Bomb
    .gist = Reaction: a capture fails
    .text = Reaction, when one of your characters is about to be captured: they get away.
card-antonia = Antonia
    .gist =
        Captures reach { $reach ->
            [one] 1 level
           *[other] { $reach } levels
        } higher and bring { $wages ->
            [one] 1 treasure
           *[other] { $wages } treasures
        }
    .text =
        Your captures on the table reach { $reach ->
            [one] 1 level
           *[other] { $reach } levels
        } higher. Whenever you capture a Thief, draw { $wages ->
            [one] 1 treasure
           *[other] { $wages } treasures
        }.
card-bruno = Bruno the Taxman
    .gist =
        Take { $tax ->
            [one] 1 more treasure
           *[other] { $tax } more treasures
        } whenever you take any
    .text = Whenever you take or are given treasure by another player, it is { $tax } more.
card-zaccaria = Judge Zaccaria
    .gist =
        Draw Phase: capture { $captures ->
            [one] 1 Thief
           *[other] { $captures } Thieves
        } in the discards
    .text =
        In the Draw Phase only: capture { $captures ->
            [one] 1 Thief
           *[other] { $captures } Thieves
        } { $reach ->
            [3] {""}
           *[other] up to level { $reach }{" "}
        }in the Thief’s discards. Then turn this Hero face-down.
card-dario = Dario
    .gist = Your characters cost { $discount } less
    .text = Your characters cost { $discount } less in the Payment Phase.
card-jacopo = Jacopo
    .gist = Your riches need { $less } less
    .text = Untold Riches asks { $less } less of you.
card-elettra = Elettra
    .gist =
        Draw { $look ->
            [one] 1 treasure
           *[other] { $look } treasures
        }, keep 1
    .text =
        Draw { $look ->
            [one] 1 treasure
           *[other] { $look } treasures
        } and keep 1. Then turn this Hero face-down.
card-caterina = Caterina
    .gist = A captured Thief comes back to your hand
    .text = Free a captured Thief, back to your hand. Then turn this Hero face-down.
card-nine-tails = Nine Tails
    .gist = Turned down instead of a capture
    .text = When one of your characters is about to be captured, you may turn this Hero face-down instead.
card-matteo = Old Matteo
    .gist =
        Draw { $wages ->
            [one] 1 treasure
           *[other] { $wages } treasures
        } whenever you gain Infamy
    .text =
        Whenever you gain Infamy, draw { $wages ->
            [one] 1 treasure
           *[other] { $wages } treasures
        }.

## Settings

option-heroes = Heroes
    .help = Whether everyone has a secret Hero: the advanced game (TRI-HERO-1).
    .true = with Heroes
    .false = without Heroes
option-factions = Factions
    .help = Who plays which faction: drawn by lot, or chosen in order of the seats (TRI-C-26).
    .random = drawn by lot
    .chosen = chosen in order
option-unpaid_thief_capturable = Unpaid Thieves
    .help = Whether a Thief that could not be paid for can still be captured (TRI-C-5).
    .true = can be captured
    .false = cannot be captured
option-max_turns = Longest game
    .help = Turns before the game is called a draw (TRI-C-24).

## Questions

ask-hero = Pick one of your three Heroes in secret.
ask-heroes = The players pick their Heroes in secret.
ask-heroes-of-others = Your Hero is picked. The others are still picking theirs.
ask-faction = Which faction do you play?
ask-draw =
    Draw { $number ->
        [1] your first card
       *[other] your second card
    }: treasure, or a card of your own faction.
ask-draw-own =
    Draw { $number ->
        [1] your first card
       *[other] your second card
    } from your own deck; there is no treasure left.
ask-draw-treasure =
    Draw { $number ->
        [1] your first card
       *[other] your second card
    } from the treasure deck; your own is used up.
ask-draw-none = There is nothing left to draw.
ask-or-reveal = { $question } You may reveal { $hero } first.
ask-play = Play a card face-down, or nothing.
ask-play-none = You have no card that could be played.
ask-pay = Pay { $cost }.
ask-pay-more = Pay { $cost }. You cannot pay that exactly, and no change is given, so it will be { $total }.
ask-react = { $threat } Do you react?
ask-react-none = { $threat } You have nothing that you can react with.
ask-reveal = { $phase }: do you reveal { $hero }?
ask-reveal-early = { $phase }, and something has already happened in it: do you reveal { $hero } now?
ask-reveal-none = { $phase }: { $hero } cannot be revealed now and stays face-down.
ask-buy = Take characters back for their cost, one by one, or stop.
ask-buy-none = You cannot pay for any character in your discards.
ask-keep = Keep one of these treasures in secret.
ask-gain =
    Do you draw { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }?
ask-exchange =
    { $times ->
        [one] Exchange a treasure for the next better kind, or keep what you have.
       *[other] Exchange up to { $times } treasures for the next better kind, one by one, or stop.
    }
ask-exchange-none = For none of your treasures does the next better kind lie in the discards.
ask-discard =
    { $times ->
        [one] Discard a card
       *[other] Discard up to { $times } cards, one by one,
    } to draw { $each ->
        [one] 1 treasure
       *[other] { $each } treasures
    }, or keep your cards.
ask-give =
    { $count ->
        [one] Hand over a treasure
       *[other] Hand over { $count } treasures, one by one,
    } to { $taker }.
ask-rob =
    From whom do you take { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }?
ask-capture-hand =
    { $count ->
        [one] Capture a Thief
       *[other] Capture { $count } Thieves, one by one,
    } from the Thief’s hand.
ask-capture-discards =
    { $count ->
        [one] Capture a Thief
       *[other] Capture { $count } Thieves, one by one,
    } from the Thief’s discards.
ask-free-hand = Which Thief goes free, back to your hand?
ask-free-discards = Which Thief goes free, into the Thief’s discards?
ask-fetch = Take a character from your deck, or nobody.
ask-fetch-none = There is no character in your deck.
ask-other = { $seat } makes a choice.
ask-other-faction = { $seat } chooses a faction.
ask-other-draw = { $seat } draws a card.
ask-other-play = { $seat } plays a card, or none.
ask-other-pay = { $seat } pays { $cost }.
ask-other-react = { $seat } may react.
ask-other-hero = { $seat } may reveal a Hero.
ask-other-buy = { $seat } may take characters back.

## Choices

do-join = Play the { $faction }
do-pick = { $hero }: { $text }
do-draw-treasure = Draw a treasure ({ $left } in the deck)
do-draw-faction = Draw a { $faction } card ({ $left } left)
do-draw-nothing = Draw nothing: all decks are empty
do-play = Play { $card } ({ $price }): { $text }
do-play-thief = Play { $card } (level { $level }, brings { $infamy } Infamy, { $price }): { $text }
do-play-treasure =
    Play a { $card }: discard it and draw { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
do-play-nothing = Play nothing
do-pay = Pay { $coins }
do-react = React with { $card } (cost { $cost })
do-let-be = Let it happen
do-reveal = Reveal { $hero }: { $text }
do-escape = Turn { $hero } face-down to escape
do-wait = Not now
do-stay-hidden = Keep the Hero face-down
do-decline = Not in this phase
do-buy = Take { $card } back for { $cost }
do-buy-nothing = Leave the rest in the discards
do-keep = Keep the { $card }
do-accept =
    Draw { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
do-gain-nothing = Draw nothing
do-exchange = Exchange a { $card } for a { $better }
do-exchange-nothing = Exchange nothing
do-discard = Discard { $card }
do-discard-nothing = Discard nothing
do-give = Hand over a { $card }
do-rob = Take from { $seat }, the { $faction }
do-capture = Capture { $card }, level { $level }
do-free = Free { $card }, level { $level }
do-fetch = Take { $card }, cost { $cost }, level { $level }
do-fetch-nobody = Take nobody

## Refusals

no-deck-named = From which deck? Say “draw treasure” or “draw faction”.
no-coins-named = Name the treasures to pay with, for instance “pay copper silver”.
no-hero-named = Choose one of your own faction’s Heroes by name.
no-card-named = Name a card, for instance “{ $verb } street-urchin”.
no-such-card = There is no card “{ $text }”. Cards are named like “{ $verb } street-urchin”.
no-hero-pick = Heroes are picked before play starts, in a game with Heroes.
no-faction-twice = That faction is taken: every faction has one player.
no-faction-now = The factions have been handed out already.
no-drawing-now = Cards are drawn in the Draw Phase, two a turn.
no-treasure-left = There is no treasure left to draw.
no-deck-left = Your deck is used up, and it is not built anew.
no-hidden-hero = You have no face-down Hero to reveal.
no-hero-twice = { $hero } lies face-up already.
no-hero-again = { $hero } has been turned face-down for good.
no-hero-in-phase = { $hero } cannot be revealed in this phase. { $text }
no-hero-declined = You have said that you will not in this phase.
no-hero-acted = A Hero is revealed before you act, and your part in this phase has begun.
no-hero-meanwhile = Answer this first; you have not acted in this phase yet.
no-hero-answer = First say whether you reveal your Hero now.
no-hero-asked = Nobody asks for your Hero now.
no-hero-declining = To leave your Hero face-down here, say “pass”.
no-hero-escape = You have no Hero who could prevent this.
no-hero-up-yet = { $hero } lies face-down and does nothing; say “reveal” first.
no-offer = Nothing is offered to you now.
no-refusing-to-pay = If you can pay, you must.
no-passing = You cannot pass now.
no-treasure-there = There is no treasure to take there.
no-robbing = You are not taking anything from anybody now.
no-robbing-yourself = You cannot take from yourself.
no-answer-yet = Answer this first.
no-capture-now = Nobody of yours is about to be captured.
no-bill = There is nothing for you to pay now.
no-coins = You do not have that many { $coin-many }.
no-paying-less = That is worth { $total }, and { $cost } must be paid.
no-paying-more = You can pay { $cost } exactly, so you may not pay { $total }.
no-paying-still-more = You can pay { $least }, so you may not pay { $total }.
no-playing-now = Cards are played in the Play Phase only, one a turn.
no-card-in-hand = You have no { $card } in your hand.
no-playing-reaction = { $card } is played as a reaction, not in the Play Phase.
no-playing-money = { $card } cannot be played; it is only money.
no-reacting = There is nothing here that { $card } reacts to.
no-paying-for = You cannot pay for { $card }.
no-card-asks = No card asks you for that now.
no-drawn = { $card } is not among the treasures you drew.
no-discarding = You cannot discard { $card } for this.
no-giving = You have no { $card } to hand over.
no-giving-cards = Only treasure is handed over, and { $card } is none.
no-exchanging = You cannot exchange a { $card } now.
no-second-try = { $card } got away, and this card does not try again.
no-reach = { $card } is of level { $level }, and this reaches level { $reach }.
no-capturing = { $card } cannot be captured by this.
no-prisoner = { $card } is not in prison.
no-fetching = There is no character { $card } in your deck.
no-buying-now = Characters are taken back in the End Phase only.
no-buying-before-paying = First pay for the character that you took.
no-buying-treasure = Treasure cannot be taken back.
no-card-of-yours = { $card } is not one of your cards.
no-buying-action = { $card } is an action; only characters can be taken back.
no-buying-reaction = { $card } is a reaction; only characters can be taken back.
no-buying-level = { $card } is level 0; only levels 1 to 3 can be taken back.
no-buying-captured = { $card } has been captured.
no-discard = { $card } is not in your discards.
no-money = { $card } costs { $cost }, and you hold { $held }.

## What is told

tell-joined = { $seat } plays the { $faction }.
tell-picked = { $seat } secretly picks { $hero }.
tell-turn = Turn { $turn } begins.
tell-drew-treasure =
    { $seat } draws { $number ->
        [one] 1 treasure
       *[other] { $number } treasures
    }.
tell-drew =
    { $seat } draws { $number ->
        [one] 1 { $faction } card
       *[other] { $number } { $faction } cards
    }.
tell-drew-cards = { $seat } draws { $cards }.
tell-refilled = The treasure discards are shuffled into a new deck.
tell-shuffled = The { $faction } deck is shuffled.
tell-shuffled-treasure = The treasure deck is shuffled.
tell-looked =
    { $seat } draws { $number ->
        [one] 1 treasure
       *[other] { $number } treasures
    } to choose from.
tell-looked-at = { $seat } looks at { $coins }.
tell-kept = { $seat } keeps one and discards { $discarded }.
tell-kept-card = { $seat } keeps a { $card } and discards { $discarded }.
tell-found = { $seat } searches the deck and takes { $card }.
tell-found-treasure = { $seat } searches the treasure deck and takes a { $card }.
tell-found-no-treasure = { $seat } searches the treasure deck in vain: what is left there is worth too much.
tell-found-nobody = { $seat } searches the deck and takes nobody.
tell-laid = { $seat } lays a card face-down.
tell-laid-card = { $seat } lays { $card } face-down.
tell-laid-coin = { $seat } lays a { $card } face-down.
tell-passed = { $seat } plays nothing.
tell-turned-up = { $seat } turns up { $card }.
tell-turned-up-at = { $seat } turns up { $card }, which costs { $cost }.
tell-turned-up-coin = { $seat } turns up a { $card }.
tell-paid = { $seat } pays { $coins }.
tell-cannot-pay = { $seat } cannot pay for { $card } and shows the whole hand: { $hand }.
tell-acts = { $card }, played by { $seat }, takes effect.
tell-acts-coin = A { $card }, played by { $seat }, takes effect.
tell-reacted = { $seat } reacts with { $card }!
tell-let-be = { $seat } lets it happen.
tell-captured-table = { $card } is captured.
tell-captured-hand = { $card } is captured from the hand.
tell-captured-discards = { $card } is captured from the discards.
tell-escaped-table = { $card } is not captured.
tell-escaped-hand = { $card } is not captured and stays in the hand.
tell-escaped-discards = { $card } is not captured and stays in the discards.
tell-missed = { $card } is level { $level }, out of reach for a capture up to level { $reach }.
tell-nobody-table = There is no Thief on the table to capture.
tell-nobody-unpaid = The Thief on the table was not paid for, and is not captured like that.
tell-nobody-hand = There is no Thief in the hand that this could capture.
tell-nobody-discards = There is no Thief in the discards to capture.
tell-nobody-prison = There is nobody in prison to free.
tell-freed-hand = { $card } goes free, back to the Thief’s hand.
tell-freed-discards = { $card } goes free, into the Thief’s discards.
tell-infamy = The Thief gains { $change } Infamy and has { $total }.
tell-infamy-lost = The Thief loses { $change } Infamy and has { $total }.
tell-hushed = { $card } would have brought the Thief { $number } Infamy, but brings none.
tell-empty-treasure = { $seat } has no treasure to take.
tell-empty-cards = { $seat } has no cards in hand.
tell-empty-faction = { $seat } has no faction card to discard.
tell-empty-infamy = { $seat } has no Infamy to lose.
tell-empty-deck = { $seat } has no deck left to draw from.
tell-empty-better = { $seat } finds no better treasure in the treasure discards.
tell-empty-mint = There is no treasure left to draw.
tell-showed = { $seat } shows { $cards }.
tell-took = { $seat } takes { $coins } from { $victim }.
tell-spared =
    { $taker } does not get { $number ->
        [one] the treasure
       *[other] the { $number } treasures
    } from { $seat }.
tell-safe = Nothing can be taken from { $seat }.
tell-guarded = { $seat } is guarded for the rest of the turn.
tell-discarded = { $seat } discards { $cards }.
tell-exchanged = { $seat } exchanges a { $gave } for a { $got }.
tell-dearer = The character or action that { $seat } plays next turn costs { $more } more in all.
tell-bought = { $seat } takes { $card } back.
tell-hero = { $seat } reveals a Hero: { $hero }!
tell-hero-done = { $seat } turns { $hero } face-down for good.
tell-draw = The game is a draw.
tell-won = { $seat } wins.

## How it ended

won-by-captures = { $winner } has captured { $captures } Thieves.
won-by-riches = { $winner } holds treasure worth { $riches }, and { $needed } was enough.
won-by-infamy = { $winner } has { $infamy } Infamy.
won-by-order = { $deed } { $others } had reached the goal too, but { $winner } comes first in the order of play.
won-by-nobody = The last turn is over and nobody has won.

## Why a bot would

why-nothing-else = There is nothing else to do.
why-any-hero = A Hero whom the others can guess is half revealed, so it picks one at random.
why-any-faction = No faction is clearly the strongest, so it picks one at random.
why-big-coins = It pays with big coins where it can: small ones make exact change later.
why-not-small-coins = It would rather keep the small coins: they make exact change later.
why-least-coin = It is the number of coins that counts, not their worth: it hands over the smallest.
why-not-that-coin = It would hand over a smaller coin: it is the number that counts, not the worth.
why-only-deck = It is the only deck with cards left.
why-few-cards =
    You have { $held ->
        [0] no card
        [one] only 1 card
       *[other] only { $held } cards
    } of your own to choose from and should have { $wanted }.
why-enough-money = You have money enough, so another card to choose from helps more.
why-treasure-wins = Treasure is what wins you the game, and you have something to play.
why-no-money = Without money your cards are of no use.
why-little-money = You have cards to choose from, but little money.
why-rather-card = It would rather draw a card of your faction. { $reason }
why-rather-treasure = It would rather draw treasure. { $reason }
why-no-bargain = Nothing there is worth its price now.
why-bargain = In your hand it is worth more than it costs.
why-keep-money = It would not: the money is worth more to you.
why-buy-first = It would take { $card } back first.
why-buy-other = It would rather take { $card } back.
why-hero-not-now = This Hero cannot be revealed in this phase.
why-hero-secret = A goal that is lower than the others think is best kept secret until it wins.
why-hero-wins = With the lower goal the game is won.
why-hero-lasts = The sooner this Hero is face-up, the longer it helps.
why-hero-saves-now = Somebody is about to be captured, and this Hero can prevent it.
why-hero-saves-later = Nobody plans around a rescue they do not know of.
why-hero-once-now = This Hero acts only once, and now it helps.
why-hero-once-later = This Hero acts only once, and there will be a better moment.
why-rather-reveal = It would reveal the Hero. { $reason }
why-rather-hide = It would keep the Hero face-down. { $reason }
why-best = The best it sees: { $reasons }.
why-mixed = It mixes, and plays this { $chosen } times out of { $looks }: { $reasons }.
why-nearly = Nearly as good as anything else: { $reasons }.
why-worse = It sees something better: { $reasons }.
why-not = It would not: { $reasons }.
why-wins = it wins the game at once on { $won } of { $tables } tables that it can imagine
why-loses = somebody else wins this turn on { $lost } of { $tables } tables that it can imagine
why-mean = { $whole }.{ $tenths }
why-captures =
    about { $mean ->
        [one] 1 capture
       *[other] { $mean } captures
    } this turn
why-freed =
    about { $mean ->
        [one] 1 Thief
       *[other] { $mean } Thieves
    } fewer in prison
why-infamy = about { $mean } Infamy for the Thief
why-infamy-lost = about { $mean } Infamy less for the Thief
why-merchant-poorer = the Merchant ends the turn about { $worth } poorer
why-richer = your hand ends the turn worth about { $mean } more
why-poorer = your hand ends the turn worth about { $mean } less
why-little = it changes little this turn

## On the table, in the terminal and on the board

show-nothing = nothing
show-coins =
    { $number ->
        [one] 1 { $coin }
       *[other] { $number } { $coin-many }
    }
show-times = { $number } × { $card }
show-cost = cost { $cost }
show-cost-too-high = cost { $cost }, more than you can pay now
show-level = level { $level }
show-face-down = face-down
show-face-up = face-up
show-done = done
show-unpaid = not paid
show-setup = Before the first turn
show-capture = { $card } is about to be captured.
show-taking =
    { $seat } is about to take { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    } from { $victim }.
show-taking-yours =
    { $seat } is about to take { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    } from you.
show-renown = The Thief is about to gain { $count } Infamy.

## On the board

show-phases = The phases of a turn
show-turn = Turn { $turn }
show-turn-of = Turn { $turn } of { $last }
show-line = { $kind }
show-line-cost = { $kind }, cost { $cost }
show-line-level = { $kind }, cost { $cost }, level { $level }
show-costs-now = costs { $cost } now
show-hand =
    Hand: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $treasures } of them treasure
show-seen = Everyone has seen: { $cards }
show-deck =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the deck
show-own-deck =
    Your deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left
show-discards = Discards: { $cards }
show-no-discards = no discards
show-hero = Hero { $hero }, { $lies }
show-hero-hidden = A Hero, face-down
show-dearer = The character or action of this turn costs { $more } more
show-dearer-next = The character or action of next turn costs { $more } more
show-guarded = For the rest of this turn nobody takes treasure from here
show-no-card = No card on the table
show-hidden-card = A card face-down
show-own-hidden-card = { $card }, face-down: only you know
show-open-card = On the table: { $card }
show-without-effect = not paid, without effect
show-seized = about to be captured
show-prison = Law & Order: { $captures } of { $goal } Thieves captured
show-prison-of = Law & Order: { $captures } of { $goal } Thieves captured: { $thieves }
show-prisoner = { $card } (level { $level })
show-riches = Untold Riches: treasure worth { $goal } wins, because the captured levels add up to { $levels }. Now worth { $worth }
show-riches-secret =
    Untold Riches: treasure worth { $goal } wins, because the captured levels add up to { $levels }. Held in secret, { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }
show-riches-sum =
    { $base } + { $levels ->
        [one] 1 captured level
       *[other] { $levels } captured levels
    }
show-infamy = Nine Tails: { $infamy } of { $goal } Infamy
show-treasury = Treasury
show-treasure-deck =
    Treasure deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
show-looked-at =
    { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    } drawn to choose from
show-spent = Treasure discards: { $coins }
show-your-hand = Your hand
show-hand-worth =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, treasure worth { $worth }
show-no-coins = no treasure
show-no-cards = no faction cards
show-counter = Laid out so far: { $laid } of { $due }
show-pay-hint = lay coins here
show-take-back = { $coin }: take it back into the purse
show-tray = To choose from
show-tray-buy = Take back for their cost
show-tray-keep = Keep one
show-tray-capture = Capture
show-tray-free = Set free
show-tray-fetch = Found in the deck
show-tray-choose = Pick your Hero in secret
show-tray-join = Choose a faction
show-tray-reveal = Reveal your Hero?
show-reached = Reached

## In the terminal

table-player = Player
table-faction = Faction
table-goal = Goal
table-goal-watch = { $score } of { $goal } caught
table-goal-merchant = { $score } of { $goal } riches
table-goal-thief = { $score } of { $goal } Infamy
table-hand = Hand
table-hand-of =
    { $cards }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
table-hand-in-words =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } among them
table-deck = Deck
table-on-table = On the table
table-turn = Turn { $turn }, { $phase }
table-treasure = Treasure deck { $left }, discards: { $discards }
table-card = { $card }
table-card-facts = { $card } ({ $fact })
table-card-more = { $card } ({ $fact }, { $more })
table-prison = Prison
table-prison-of =
    { $thieves } ({ $levels ->
        [one] 1 level
       *[other] { $levels } levels
    } in all)
table-seat = { $seat }
table-and = { $first }; { $second }
table-looking = You look at
table-list = { $things }
table-unknown = not known yet
table-cards = Cards
table-nobody = nobody
table-discards = Discards
table-discarded = discards { $cards }
table-known = surely holds { $cards }
table-hero = Hero
table-hero-of = Hero { $hero }, { $lies }
table-hero-hidden = Hero face-down
table-hero-text = { $hero }, { $lies }: { $text }
table-now = Now
table-dearer = the character or action of this turn costs { $more } more
table-dearer-next = the character or action of next turn costs { $more } more
table-guarded = guarded for the rest of the turn
table-your-hand = Your hand, worth { $worth }
table-their-hand = Hand of { $seat }, worth { $worth }
table-score = { $percent } % of the goal
sign-goal = how far everybody has come: Thieves caught, riches in hand, Infamy; “?” is known to the Merchant only
sign-riches = riches
    .text = what the treasure in the Merchant’s hand is worth; the goal grows with the levels in prison
sign-hand = Hand { $cards }, { $coins } coins
    .text = cards in hand, and how many of them are treasures; a card lying face-down counts
sign-deck = faction cards left to draw
sign-cost = cost
    .text = what must be paid for a card in the Payment Phase of this turn, raised costs included; no change is given
sign-level = level
    .text = of a character: a Thief who takes effect brings so much Infamy; a capture says up to which level it reaches
sign-unpaid = the card lies there without effect; a Thief can be captured all the same, unless the option for that is off
sign-known = surely holds
    .text = cards in that hand that everybody has seen; one of them may be the card lying face-down
sign-discards = they lie open; characters of level 1 or more can be bought back in the End Phase
sign-worth = worth
    .text = what a treasure pays: { $worths }; Gold and Diamond are money only and cannot be played
sign-coin-worth = { $coin } { $worth }
sign-coin = coin
    .text = any treasure card
sign-prison = captured Thieves; their levels raise the Merchant’s goal, and some cards ask whether it is empty
sign-hero = face-down: a secret; face-up: its text works; done: turned down for good. “? NAME” tells what one does
sign-infamy = Infamy
    .text = what the Thief wins by; a Thief who takes effect brings it

## The player aid

aid-aim = The Watch wants 7 Thieves in prison, the Merchant treasure worth 11 plus the levels of all Thieves in prison, the Thief 9 Infamy.
aid-turn = A turn: always Watch, Merchant, Thief
aid-step-1 = { phase-draw }
    .text = Two cards, from the treasures, from your own deck, or one from each.
aid-step-2 = { phase-play }
    .text = Lay one card face-down, or none. Gold and Diamond are only money.
aid-step-3 = { phase-payment }
    .text = Turn it up and pay with treasures. Who cannot pay shows the hand, and the card does nothing.
aid-step-4 = { phase-effect }
    .text = Do what it says and discard it. A captured Thief goes to prison before it acts.
aid-step-5 = { phase-end }
    .text = Has somebody won? If not, buy characters of level 1 to 3 back from your discard pile.
aid-moves = Good to know
aid-move-1 = Infamy
    .text = A character of the Thief that did its work brings as much as its level. Actions bring none.
aid-move-2 = Copper and Silver
    .text = Played, they are exchanged for 1 or 2 new treasures.
aid-move-3 = No change
    .text = You pay too much only when you cannot pay exactly.
aid-end = Victory is looked at in the End Phase only: the Watch comes before the Merchant, the Merchant before the Thief.
aid-plan = Who hunts whom
aid-plan-watch = { faction-watch }
aid-plan-merchant = { faction-merchant }
aid-plan-thief = { faction-thief }
aid-plan-catches = captures
aid-plan-robs = robs
aid-plan-profits = grows rich meanwhile

## The aim, above the table

show-wins = First to reach the goal of your own faction.

## The guided first game

lesson-aim = Three factions, three ways to win: the Watch wants seven Thieves in prison, the Merchant a hand full of treasure, the Thief nine Infamy. You will be the Thief.
lesson-faction = Everybody has a deck of their own faction, and all share the treasure. Join as the Thief.
    .no = Every faction is fun, but this lesson is about the Thief.
lesson-draw = A turn begins with two cards for everybody: treasure, which pays, or cards of your faction, which do something. Draw one of each, treasure first.
    .no = You need both: draw a treasure first, then a card of your faction.
lesson-play = Now everybody lays one card face-down. { card-burglar } is a character of level 2, worth as much Infamy if nobody catches him, and 1 more while the prison is empty: play him.
    .no = Infamy comes from characters, and nobody expects one yet. Play { card-burglar }.
lesson-pay = The cards are turned up and paid for with treasure from the hand, without change. The Watch laid no hunter, so pay the 2 for your { card-burglar }.
    .no = A card that is not paid does nothing. Pay 2 Coppers.
lesson-infamy = That was 3 Infamy and a Copper from the Merchant. At the end of a turn you may buy characters back; with a Diamond you would pay 4 for 2, so let it be for now.
    .no = Nobody gives change, and the Diamond is worth 4. Keep it and stop here.
lesson-bluff = The Watch acts before you, and now expects a Thief. Draw a Thief card, then a treasure, and lay { card-fence }: an action, and only characters can be caught.
    .no = The Watch will hunt now. Draw a Thief card, then a treasure, and lay { card-fence }.
lesson-fence = The { card-bloodhound } of the Watch found nobody. { card-fence } brings you treasure, and more for another Thief card: keep yours and discard nothing.
    .no = You will need every Thief card later. Discard nothing.
lesson-buy = Now you have small coins, so nothing is wasted. Buy { card-burglar } back for 2.
    .no = Characters bring Infamy, and this one is cheap. Buy { card-burglar } back and pay 2.
lesson-win = You have 3 of 9 Infamy. From here guess when the Watch hunts: then lay an action or a coin, else a character; and see that the Merchant does not grow too rich.

## Notes for a first game without a guide

note-draw = Treasure pays for things, and cards of your faction do them: you need both. Others see from which deck you draw, not what.
note-play = Everybody lays one card face-down, or nothing; then they are turned up and paid for one by one. Each faction wins in its own way; how far everybody is can be seen on the board.
note-pay = Treasure of your hand pays, and nobody gives change. A card that is not paid does nothing.
note-buy = Characters of level 1 or more in your discards come back to you for their cost. What you pay is missing in the next turn.
