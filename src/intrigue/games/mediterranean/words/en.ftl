### Trading in the Mediterranean

title = Trading in the Mediterranean
special = Everybody trades with everybody, and only the holder of a card knows what its lower half will do.
primer = You lead a civilization, and after the last round most points win. Each round you produce goods, trade them freely, and then spend all but a few: large sets of one good bring many points. Every card also carries an idea that only its holder sees: arrows that move you toward Dictatorship or Democracy and toward Mars or Venus, or misery. The further you are along a track, the better the developments you may choose. Do not be the unhappiest or the least safe of all: revolts and barbarians come for the last.
score = Points

## Goods, ideas, tracks

good-salt = salt
    .sign = sal
good-timber = timber
    .sign = tim
good-wool = wool
    .sign = woo
good-grain = grain
    .sign = gra
good-ore = ore
    .sign = ore
good-wine = wine
    .sign = win
good-dye = dye
    .sign = dye
good-slaves = slaves
    .sign = sla
good-art = art
    .sign = art
good-spices = spices
    .sign = spi
good-gold = gold
    .sign = gol
good-piracy = the Piracy card
    .sign = pir

pile-salt = salt
pile-timber = timber
pile-wool = wool
pile-grain = grain
pile-ore = ore
pile-civic = civic goods
pile-luxury = luxury goods

idea-black = 1 step toward Dictatorship
    .short = Dictatorship
    .sign = <Dict
idea-white = 1 step toward Democracy
    .short = Democracy
    .sign = Demo>
idea-red = 1 step toward Mars
    .short = Mars
    .sign = <Mars
idea-blue = 1 step toward Venus
    .short = Venus
    .sign = Venus>
idea-prosperity = prosperity: +1 point
    .short = prosperity
    .sign = +1
idea-poverty = poverty: −1 happiness
    .short = poverty
    .sign = sad
idea-depression = depression: −2 happiness, never stored
    .short = depression
    .sign = SAD2
idea-barbarians = barbarians: −1 safety
    .short = barbarians
    .sign = raid
idea-fury = barbarian fury: −2 safety, never stored
    .short = barbarian fury
    .sign = RAID2
idea-revolt = slave revolt: 1 step toward Democracy and −1 happiness, never stored
    .short = slave revolt
    .sign = REVOLT
idea-corruption = corruption: 1 step toward Dictatorship and −1 happiness, never stored
    .short = corruption
    .sign = CORRUPT
idea-zealots = zealots: 1 step against the usual way of their good and −1 happiness, never stored
    .short = zealots
    .sign = ZEALOTS
idea-zealots-mars = zealots: 1 step toward Mars and −1 happiness, never stored
    .short = zealots
idea-zealots-venus = zealots: 1 step toward Venus and −1 happiness, never stored
    .short = zealots
idea-nothing = no idea
    .short = no idea
    .sign = -

side-dictatorship = Dictatorship
    .short = Dict.
    .sign = Dict
    .motto = guards and threatens
    .toward = toward Dictatorship
    .of = of Dictatorship
side-democracy = Democracy
    .short = Dem.
    .sign = Demo
    .motto = pleases, trades and teaches
    .toward = toward Democracy
    .of = of Democracy
side-mars = Mars
    .short = Mars
    .sign = Mars
    .motto = arms, raids and sacrifices
    .toward = toward Mars
    .of = of Mars
side-venus = Venus
    .short = Venus
    .sign = Venus
    .motto = shares and makes happy
    .toward = toward Venus
    .of = of Venus

track-government = Government
    .object = government
track-religion = Religion
    .object = religion

deck-government-0 = Government 0
deck-dictatorship-1 = Dictatorship 1
deck-dictatorship-2 = Dictatorship 2
deck-dictatorship-3 = Dictatorship 3
deck-democracy-1 = Democracy 1
deck-democracy-2 = Democracy 2
deck-democracy-3 = Democracy 3
deck-religion-0 = Religion 0
deck-mars-1 = Mars 1
deck-mars-2 = Mars 2
deck-mars-3 = Mars 3
deck-venus-1 = Venus 1
deck-venus-2 = Venus 2
deck-venus-3 = Venus 3

phase-setup = The beginning
phase-production = Production
phase-trading = Trading
phase-closing = Last moments
phase-resolution = Resolution
phase-development = Development
phase-over = The end

counted-sword = sword
counted-apple = apple
counted-note = note
counted-book = book
counted-safety = space of safety above the line
counted-happiness = space of happiness above the line
counted-city = city
counted-boat = boat
counted-worker = producer of a basic good
counted-own = development of its colour
counted-step = step down its track

## Cards

card-salt = Salt
card-timber = Timber
card-wool = Wool
card-grain = Grain
card-ore = Ore
card-wine = Wine
card-dye = Dye
card-slaves = Slaves
card-art = Art
card-spices = Spices
card-gold = Gold
card-piracy = Piracy
    .gist = Worth nothing, in no set, without an idea. It may be offered as spices or gold.
    .text = Worth nothing, in no set, without an idea. It may be offered as spices or gold.

card-urbanize = Urbanize
card-quarry_town = Quarry Town
card-shipwrights = Shipwrights
card-ploughs = Ploughs
card-timber_camp = Timber Camp
card-salt_pans = Salt Pans
card-ore_pits = Ore Pits
card-tribunal = Tribunal
card-assembly = Assembly
card-town_watch = Town Watch
card-public_well = Public Well
card-tax_roll = Tax Roll
card-brine_town = Brine Town
card-sheepfolds = Sheepfolds
card-decree = Decree
card-petition = Petition
card-barracks = Barracks
card-arms = Arms
card-barbarian_alliance = Barbarian Alliance
card-propaganda = Propaganda
card-stability = Stability
    .note = A peasant revolt still costs you a development, but your levels are not capped.
card-slave_trade = Slave Trade
    .note = With a city, one of your civic goods is slaves.
card-garrison_town = Garrison Town
card-war_galleys = War Galleys
card-royal_mines = Royal Mines
card-conscripts = Conscripts
card-tax_farmers = Tax Farmers
card-spies = Spies
card-diplomat = Diplomat
card-civil_rights = Civil Rights
    .note = Everybody else gets a point less for each set of slaves.
card-library = Library
card-education = Education
card-art_trade = Art Trade
    .note = With a city, one of your civic goods is art.
card-market_town = Market Town
card-merchant_ships = Merchant Ships
card-farmsteads = Farmsteads
card-toll_roads = Toll Roads
card-forum = Forum
card-ostracism = Ostracism
card-granaries = Granaries
    .note = Your warehouse holds one card more.
card-industry = Industry
    .note = One set of basic goods, the one that gains most, counts as one card more, up to the last box of its row.
card-secret_police = Secret Police
card-siege_engines = Siege Engines
card-imperial_city = Imperial City
card-armada = Armada
card-slave_galleys = Slave Galleys
card-royal_road = Royal Road
card-iron_law = Iron Law
card-palace = Palace
card-treasury = Treasury
card-conspirators = Conspirators
card-exiled_general = Exiled General
card-university = University
card-foreign_envoys = Foreign Envoys
    .note = Once in each trading phase, before its last moments, hand one of your cards to a player, who cannot refuse it.
card-freedom_of_speech = Freedom of Speech
    .note = Your offers may ask for ideas and say what your cards show, truly or not.
card-free_market = Free Market
    .note = You name the civic goods that you produce.
card-merchant_fleet = Merchant Fleet
card-colonies = Colonies
card-great_debate = Great Debate
card-constitution = Constitution
card-acropolis = Acropolis
card-banking_houses = Banking Houses
card-reformers = Reformers
card-agitators = Agitators
card-monument_of_strength = Monument of Strength
card-monument_of_order = Monument of Order
card-monument_of_toil = Monument of Toil
card-monument_of_tribute = Monument of Tribute
card-monument_of_the_fleet = Monument of the Fleet
card-monument_of_dominion = Monument of Dominion
card-monument_of_knowledge = Monument of Knowledge
card-monument_of_liberty = Monument of Liberty
card-monument_of_the_people = Monument of the People
card-monument_of_the_arts = Monument of the Arts
card-monument_of_commerce = Monument of Commerce
card-monument_of_the_republic = Monument of the Republic
card-mars_temple = Mars Temple
card-venus_temple = Venus Temple
card-weavers_quarter = Weavers’ Quarter
card-wine_presses = Wine Presses
card-relic_ships = Relic Ships
card-sacred_flock = Sacred Flock
card-salt_altars = Salt Altars
card-oak_grove = Oak Grove
card-oracle = Oracle
card-feast_day = Feast Day
card-war_totem = War Totem
card-alms = Alms
card-harvest_rite = Harvest Rite
card-sacred_forge = Sacred Forge
card-omen_of_blood = Omen of Blood
card-omen_of_doves = Omen of Doves
card-isolationism = Isolationism
    .note = Before any deal you may ask whether the cards that you would get carry Venus arrows; the answer is true.
card-sacrificial_altar = Sacrificial Altar
    .note = Trade phase: mark one of your own rural workers. It is sacrificed in Resolution, for { $points } points and a step toward Mars.
card-wine_trade = Wine Trade
    .note = With a city, one of your civic goods is wine.
card-war_camp = War Camp
card-raiders = Raiders
card-iron_smiths = Iron Smiths
card-war_drums = War Drums
card-spoils = Spoils
card-gladiators = Gladiators
card-oracle_of_war = Oracle of War
card-fortress_shrine = Fortress Shrine
card-blood_feud = Blood Feud
card-hymns = Hymns
card-theatre = Theatre
card-venetian_monastery = Venetian Monastery
    .note = You may ignore any trade-phase ability that is aimed at you.
card-dye_trade = Dye Trade
    .note = With a city, one of your civic goods is dye.
card-pilgrim_town = Pilgrim Town
card-pearl_divers = Pearl Divers
card-shepherds = Shepherds
card-choir = Choir
card-tithes = Tithes
card-oracle_of_love = Oracle of Love
card-healers = Healers
card-matchmakers = Matchmakers
card-pyramids_to_mars = Pyramids to Mars
card-martian_brotherhood = Martian Brotherhood
card-martian_orthodoxy = Martian Orthodoxy
    .note = Everybody else loses a step of happiness for each set of art or dye that they spend.
card-total_war = Total War
    .note = Whoever suffers a barbarian attack rolls the die twice and loses both results.
card-legion_city = Legion City
card-war_fleet = War Fleet
card-plunder_ports = Plunder Ports
card-crusade = Crusade
card-colosseum = Colosseum
card-war_chest = War Chest
card-heretics = Heretics
card-apostates = Apostates
card-venetian_orthodoxy = Venetian Orthodoxy
    .note = Everybody else gets a point less for each set of wine.
card-venetian_virtue = Venetian Virtue
    .note = You may not trade away any card that shows unhappiness or barbarians.
card-garden_city = Garden City
card-perfume_ships = Perfume Ships
card-island_colonies = Island Colonies
card-pilgrimage = Pilgrimage
card-love_feasts = Love Feasts
card-doves_of_peace = Doves of Peace
card-great_temple = Great Temple
card-offerings = Offerings
card-doubters = Doubters
card-wanderers = Wanderers
card-shrine_to_mars = Shrine to Mars
card-shrine_of_blood = Shrine of Blood
card-shrine_of_victory = Shrine of Victory
card-shrine_of_the_vine = Shrine of the Vine
card-shrine_of_plunder = Shrine of Plunder
card-shrine_of_wrath = Shrine of Wrath
card-shrine_to_venus = Shrine to Venus
card-shrine_of_harmony = Shrine of Harmony
card-shrine_of_joy = Shrine of Joy
card-shrine_of_the_garden = Shrine of the Garden
card-shrine_of_the_tide = Shrine of the Tide
card-shrine_of_plenty = Shrine of Plenty

## Settings

option-floor = Trading
    .help = Live, everybody at once against the clock; or in rounds, each having the floor in turn, which suits play by correspondence (MED-C-66).
    .live = live, everybody at once
    .rounds = in rounds, one after the other
option-trade_minutes = Minutes of a live trading phase
    .help = It ends sooner when everybody is done (MED-C-3).
option-grace = Grace
    .help = How long the last moments for warehouses and cubes are after live trading (MED-C-82).
    .true = ten seconds
    .false = three seconds
option-laps = Laps of the floor
    .help = In a trading phase by rounds; the last lap is for answers only.
option-acts = Acts
    .help = What a player may do each time they have the floor, by rounds (MED-C-66).
option-open_hands = Hands
    .help = Whether everybody holds basic and civic goods open (MED-C-54).
    .true = open
    .false = hidden
option-by_the_letter = Chat while trading
    .help = Where it is open, talking of ideas there breaks a rule of the game, and the table decides about it; where it is closed, nobody can (MED-C-55).
    .true = closed
    .false = open
option-turns = Rounds
    .help = Fewer than six make a short game (MED-C-75).

## What cards do

show-costs = Costs a producer of { $good }.
show-produces = Produces { $goods } every turn.
show-once = Once: { $gains }.
show-every-turn = Every turn: { $gains }.
show-followers = Every turn: { $gains } for everyone at level 1 or higher on the side { $side-of }.
show-everybody = Trade phase: { $gains } for everybody else, unless spared.
show-trade-phase = Trade phase: { $effect }.
show-draws =
    Draw { $cards ->
        [one] 1 more development card
       *[other] { $cards } more development cards
    } each turn.
show-revolutionaries =
    Revolutionaries: { $points ->
        [one] 1 point
       *[other] { $points } points
    } when you change sides on this track.
show-at-the-end =
    At the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $what }.
show-icons = Icons: { $icons }.
show-icon-sword =
    { $number ->
        [one] 1 sword
       *[other] { $number } swords
    }
show-icon-apple =
    { $number ->
        [one] 1 apple
       *[other] { $number } apples
    }
show-icon-note =
    { $number ->
        [one] 1 note
       *[other] { $number } notes
    }
show-icon-book =
    { $number ->
        [one] 1 book
       *[other] { $number } books
    }
show-nothing-else = Nothing but its points.
show-and-then = { $first } { $rest }
show-spares = spare a player
show-brother = a player hands you a rural worker drawn blindly
show-aims = { $gains } for a player
show-aims-for-you = { $gains } for a player, and { $own } for you
show-aims-of = { $gains } for a player, and { $own } for { $seat }
show-brother-of = a player hands { $seat } a rural worker drawn blindly
show-steps =
    { $number ->
        [one] 1 step
       *[other] { $number } steps
    } { $side-toward }
show-happier = +{ $number } happiness
show-unhappier = −{ $number } happiness
show-safer = +{ $number } safety
show-less-safe = −{ $number } safety
show-more-points =
    { $number ->
        [one] +1 point
       *[other] +{ $number } points
    }
show-fewer-points =
    { $number ->
        [one] −1 point
       *[other] −{ $number } points
    }
show-row = Sets of 1 to { $most } are worth { $row } points.
show-ideas = Ideas: { $ideas }.
show-copies = { $number } × { $idea-short }
show-card =
    { $good-id ->
        [piracy] the Piracy card
       *[other] { $good } ({ $idea })
    }

## Questions

ask-starts-of-others = Everybody chooses where to start.
ask-start-government = Choose where your government starts: on the side of Dictatorship or of Democracy.
ask-start-religion = Now choose where your religion starts: on the side of Mars or of Venus.
ask-other = { $seat } is to choose.
ask-civic-good = Your Free Market: name a civic good to produce.
ask-new-side = You abandon your { $track-object }: which side do you go to?
ask-ability = { $card } of { $seat } is aimed at you ({ $effect }): let it happen, or ignore it?
ask-deck = You draw one card more: from which deck?
ask-developments-of-others = Everybody chooses developments; they are revealed together.
ask-government = Choose a government development, or none.
ask-no-government = You have no government development to choose.
ask-religion = Choose a religion development, or none.
ask-no-religion = You have no religion development to choose.
ask-development = The peasants revolt: choose one development in all, or none.
ask-no-development = The peasants revolt, and you have no development to choose.
ask-with-empty-decks = { $question } No card was left for you in { $decks }.
ask-closing = Fill your warehouse and lay your cubes; then say that you are ready.
ask-closing-of-others = Everybody fills warehouses and lays cubes.
ask-trading = Trading is on.
ask-live = Trade! Anybody may act at any time.
ask-live-draft = Your draft: add to it, or tear it up.
ask-live-draft-to-post = Your draft: add to it, post it, or tear it up.
ask-done = You are done. You may trade on as long as somebody else is not.
ask-floor =
    You have the floor: trade, or pass. { $acts ->
        [one] 1 act
       *[other] { $acts } acts
    } left.
ask-draft =
    Your draft: add to it, or tear it up. { $acts ->
        [one] 1 act
       *[other] { $acts } acts
    } left.
ask-draft-to-post =
    Your draft: add to it, post it, or tear it up. { $acts ->
        [one] 1 act
       *[other] { $acts } acts
    } left.
ask-last-lap = Last call: take an offer, or pass.
ask-floor-of-other = { $seat } has the floor.
ask-word = { $taker } would take your offer of { $gives } for { $wants }: agree or refuse?
ask-word-or-enquire = { $taker } would take your offer of { $gives } for { $wants }: agree, refuse, or ask about Venus arrows first?
ask-word-of-other = { $seat } is thinking about a deal with { $taker }.
ask-hand-over = You take offer { $number } of { $seat }: which card do you hand over for { $good }?
ask-envoy = To whom does your envoy bring { $card }?
ask-promise = Your promise about { $box }: on whom will you use it, or on whom not?
ask-demand = The promise that you ask of { $seat } about { $box }: to use it on whom, or not on whom?

## Choices

do-card-give = Offer { $card }
do-card-envoy = Send { $card } by envoy
do-card-hand = Hand over { $card }
do-card-store = Store { $card }
do-card-fetch = Take { $card } back from the warehouse
do-give-as = Offer { $card } as { $good }
do-want = Ask for { $good }
do-pay = Offer one point more
do-ask = Ask for one point more
do-address = Offer it to { $seat } alone
do-address-too = Offer it to { $seat } too
do-address-no-more = Offer it to { $seat } no more
do-address-all-again = Offer it to everybody, not to { $seat } alone
do-address-all = Offer it to everybody
do-use-on = Use it on { $seat }
do-not-use-on = Do not use it on { $seat }
do-envoy-to = Send it to { $seat }
do-promise = Promise something about { $box }: { $effect }
do-demand = Ask { $seat } for a promise about { $box }: { $effect }
do-seek = Say that you are looking for { $idea }
do-say = Say that your cards show { $idea }
do-go-back = Take the last step back
do-clear = Tear the draft up
do-post = Post the offer
do-show = Show everybody your basic and civic goods
do-show-luxury = Show everybody your spices and gold
do-pass = Pass the floor on
do-be-done = Done for now: your offers are withdrawn
do-ready = Ready: warehouse and cubes are as they should be
do-trade-on = Trade on after all
do-wait = Wait and see
do-aim = Aim { $box } at { $seat }: { $effect }
do-lift = Take the cube off { $box }
do-abandon = Abandon your { $track-object }: back to the centre in Resolution
do-keep = Keep your { $track-object } after all
do-sacrifice = Mark your { $good } worker for the altar
do-spare-worker = Spare the worker after all
do-call-minute = One minute left
do-call-half = Half a minute left
do-call-last = Ten seconds left, and no more envoys
do-call-grace = Time is up, except for the warehouses
do-call-time = Time is up
do-side = Go to the start { $side-of }
do-name = Produce { $good }
do-heed = Let it happen
do-ignore = Ignore it
do-draw = Draw from { $deck }
do-build =
    { $card }: { $text } ({ $deck }, { $points ->
        [one] 1 point
       *[other] { $points } points
    })
do-no-government = No government development
do-no-religion = No religion development
do-neither = No development
do-offer-take = Take offer { $number } of { $seat }: { $gives } for { $wants }
do-offer-decline = Decline offer { $number } of { $seat }: { $gives } for { $wants }
do-offer-counter = Counter offer { $number } of { $seat }: { $gives } for { $wants }
do-offer-change = Change your offer { $number }: { $gives } for { $wants }
do-offer-withdraw = Withdraw your offer { $number }: { $gives } for { $wants }
do-offer-enquire = Ask about Venus arrows in offer { $number } of { $seat }: { $gives } for { $wants }
do-offer-enquire-of-taker = Ask { $taker } about Venus arrows in what you would get for your offer { $number }: { $gives } for { $wants }
do-offer-agree = Agree to the deal with { $taker } about your offer { $number }: { $gives } for { $wants }
do-offer-refuse = Refuse the deal with { $taker } about your offer { $number }: { $gives } for { $wants }

## Refusals

no-which-card = Which card? Name its good and idea: { $say } grain red.
no-what-for-what = Offer what for what? Say for instance: { $say }.
no-which-offer = Which offer? Name its number: { $say } 1.
no-which-good = Which good? There are { $goods }.
no-which-ability = Which ability? Name the card, and for aiming the seat: { $say }.
no-which-track = Which track? Say { $say } government or { $say } religion.
no-which-development = Which development? Name a face that you drew: { $say }.
no-more-acts = You have acted { $acts } times in this trading phase; that is the limit.
no-trade-when-done = You are done; say { $say } if you want to trade on.
no-done-here = Say { $say } while you have the floor.
no-end-here = There is nothing to end now.
no-taking-back = Only whoever is done with live trading can take that back.
no-offers-now = Offers are made and answered in the trading phase only.
no-such-offer = There is no offer { $number } on the floor.
no-own-offer = That is your own offer.
no-offer-of-yours = That is not your offer.
no-offer-for-you = That offer is not for you.
no-offers-for-you = No offer is for you.
no-declined-offer = You have declined that offer; make one of your own.
no-taken-offer = { $taker } would take that offer, and { $seat } has yet to agree.
no-second-draft = You are drafting an offer: post it or tear it up first.
no-new-offers = The last lap is for taking offers, or passing.
no-enquiry = Only { $card } lets you ask about Venus arrows.
no-second-enquiry = You have asked that already.
no-word-to-give = Nobody is waiting for your word about it.
no-cards-to-enquire = It offers no cards that you could ask about.
no-word-given-yet = First give your word about your offer { $number }: ask, agree or refuse.
no-goods-for-it = You cannot hand over what it asks for: { $goods }.
no-points-for-it = It asks for { $points }, and you have { $own }.
no-promise-to-make = It asks for a promise that you can no longer keep.
no-such-card = You do not have such a card.
no-piracy-as-it-is = Say as what: { $spices }, or { $gold }.
no-misery = { $card } forbids you to hand over cards that show misery.
no-stored-card = That card is in your warehouse; fetch it first.
no-envoys = Only { $card } carry a card to somebody who did not ask for it.
no-second-envoy = Your envoys travel once in a trading phase, and they have.
no-late-envoy = In the last ten seconds of trading envoys travel no more.
no-piracy-by-envoy = Envoys name their card truly, and the Piracy card has no true name.
no-handing-over = There is nothing to hand over now; take an offer first.
no-second-piracy = There is only one Piracy card, and it is in this offer already.
no-pirates-to-spare = The Piracy card has to go for { $good }, which the offer wants too: you have too little of it.
no-broken-story = Going by what was said, that would give your Piracy card away.
no-offers-any-more = There are no more offers: store, lay cubes, and say { $say }.
no-card-named-yet = First say which card you hand over, or go back.
no-target-yet = First say on whom, or go back.
no-fitting-promise = That does not go with what is promised about it already.
no-more-promises = An offer has at most { $number } promises of each.
no-more-ideas = An offer says at most { $says } ideas of its cards, and looks for at most { $seeks }.
no-such-ability-there = The one whom the offer is for has no such ability.
no-turns-here = Live trading has no turns; say { $say } when you have finished.
no-goods-to-show = You have no civic goods in hand that are not known already.
no-luxury-to-show = You have no spices or gold in hand that are not shown already.
no-draft = You are not drafting anything.
no-more-cards = An offer has at most { $cards } cards on either side, and you can give only your own.
no-more-points-of-yours = You have only { $points }.
no-more-points = An offer has at most { $points } points on either side.
no-ideas = Nobody may speak of ideas; only { $card } allows it.
no-demand-of-several = A promise can be asked only of the one player that an offer is for.
no-address-yet = First say what you give or want.
no-fitting-step = That step does not fit the offer as it stands.
no-empty-offer = An offer gives something: goods, points or a promise.
no-fourth-offer = You have { $offers } offers on the floor; withdraw one first.
no-promise-to-keep = It has a promise that can no longer be kept.
no-more-storing = You have stored and laid { $acts } times; that is the limit. Say { $say }.
no-storing-yet = Warehouses are filled in the last moments of trading.
no-storing-now = Warehouses are filled while trading is on.
no-card-to-fetch = That card is not in your warehouse.
no-storing-that = That card may never be stored.
no-card-in-hand = You do not have such a card in hand.
no-room =
    Your warehouse holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; take one back to make room.
no-altar = You have no { $card }.
no-cubes-yet = Cubes are laid in the last moments of trading.
no-cubes-now = Cubes are laid while trading is on.
no-worker-marked = No worker is marked.
no-second-worker = A worker is marked already; spare that one first.
no-such-worker = You have no such rural worker.
no-worker-of = You have no rural worker for { $good }.
no-second-abandoning = You have one cube for each Abandon card: it lies there or it does not.
no-such-ability = You have no such ability.
no-breaking-promises = That is promised, and promises bind.
no-cube-there = There is no cube on it.
no-aim-at-yourself = Nobody can aim at themselves.
no-second-aim = It is aimed already; lift the cube first.
no-promised-target = You promised not to use it on { $seat }.
no-such-target = There is no such player to aim at.
no-clock-of-yours = The clock is moved by the table, not by the players.
no-side-now = Sides are picked at the start of the game, and by whoever abandons a track.
no-other-track = This is about the other track.
no-naming-now = Only a Free Market names civic goods, when it produces.
no-naming-twice = You have named that good already; each comes once.
no-aim-to-ignore = Nothing is aimed at a Monastery of yours now.
no-extra-draw = Extra cards are drawn before anybody looks, by those whose developments allow it.
no-deck-in-reach = That deck is out of your reach in this turn.
no-card-in-deck = That deck is empty.
no-two-developments = After a revolt you choose one card in all, or say { $say }.
no-developments-now = Developments are chosen in the development phase.
no-card-drawn = You did not draw that card.
no-other-order = One government card first, then one religion card.
no-second-monument = Nobody has two Monuments or two Shrines.
no-third-producer = You have two producers of { $good } already.
no-third-producer-then = With what you have chosen you have two producers of { $good }.
no-producer-to-pay = It costs a producer of { $good }, and you have none.
no-producer-left = It costs a producer of { $good }, and what you have chosen takes your only one.
no-chat = This table plays by the letter: no chat while trading goes on.
no-saying-twice = That says “{ $word }” twice; an offer has one of each: for, to, saying.
no-gift-by-accident = For what? Add what you want, or say it is a gift: { $say }.
no-such-points =
    You have { $own ->
        [one] 1 point
       *[other] { $own } points
    }, not { $points }.
no-larger-offer = An offer has at most { $cards } cards and { $points } points on either side.
no-acts-for-it =
    That takes { $acts } acts, and you have { $left } left.
no-such-addressee = To whom? Seats are 1 to { $seats }; “{ $word }” is none of them.
no-own-seat = That is your own seat.
no-good-named = { $word } of what? There are { $goods }, and points.
no-white-box = There is no white box on { $card }: it can be neither aimed nor promised.
no-such-good = What is “{ $word }”? There are { $goods }, and points.
no-target-said = On whom? Say { $say } on 2, or { $say } not on 2.
no-piracy = You do not have the Piracy card in hand.
no-so-many-cards =
    That offer asks for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, not { $named }.
no-other-terms = That offer asks for { $wants }, nothing more and nothing else.
no-fitting-cards = Those are not the cards that the offer asks for.
no-card-stored = You have no { $card } in your warehouse for that.
no-card-to-store = You have no { $card } in hand for that.
no-storing-this = That may never be stored: { $card }.
no-room-for-all =
    Your warehouse holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and has { $stored } now.
no-good-but-piracy = You do not have so much { $good }; say { $say } if you mean the Piracy card.
no-so-many = You do not have so many: { $card }.
no-card-of-that = You have no { $card }.

## What is told

tell-nothing = nothing
tell-you = you
tell-number = { $number } { $what }
tell-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
tell-civic =
    { $number ->
        [one] 1 civic good
       *[other] { $number } civic goods
    }
tell-luxury =
    { $number ->
        [one] 1 luxury good
       *[other] { $number } luxury goods
    }
tell-card = { $good } ({ $idea-short })
tell-box = { $card } { $number }
tell-on = { $box } on { $whom }
tell-not-on = { $box } not on { $whom }
tell-abandons = abandon { $track-object }
tell-altar-of = the altar, for the { $good } worker
tell-side-chosen = { $seat } secretly chooses { $side }.
tell-start = { $seat } with { $government } and { $religion }
tell-began = They start: { $starts }. Order of play: { $order }.
tell-round = Round { $number } begins.
tell-produced = { $seat } produces { $goods }.
tell-named = { $seat } orders { $good }.
tell-trading-opens = The trading floor opens.
tell-live-trading-opens = The trading floor opens. Everybody at once!
tell-floor = { $seat } has the floor (lap { $lap }).
tell-drafted = { $seat } drafts: { $step }.
tell-posted = { $seat } offers [{ $number }] { $gives } for { $wants }.
tell-posted-to = { $seat } offers [{ $number }] { $gives } for { $wants }, to { $to }.
tell-saying = { $offer } The cards are said to show: { $ideas }.
tell-seeking = { $offer } Wanted are cards that show: { $ideas }.
tell-withdrawn = { $seat } withdraws offer { $number }.
tell-lapsed = Offer { $number } of { $seat } lapses.
tell-declined = { $seat } declines offer { $number } of { $maker }.
tell-dealt = Deal! { $maker } gives { $taker } { $gives } for { $wants }.
tell-weighed = { $taker } would take offer { $number }, if { $seat } agrees.
tell-refused = { $seat } does not agree: no deal with { $taker } about offer { $number }.
tell-released = { $seat } does not take offer { $number } of { $maker } after all.
tell-enquired = { $seat } asks { $holder } about Venus arrows in offer { $number }.
tell-answered =
    { $seat } asks { $holder } about Venus arrows in offer { $number }: { $arrows ->
        [0] there are none
        [one] there is 1, on { $goods }
       *[other] there are { $arrows }, on { $goods }
    }.
tell-envoy = An envoy of { $seat } brings { $target } { $card }.
tell-showed-hand = { $seat } shows basic and civic goods to everybody. The civic ones: { $goods }.
tell-showed-luxury = { $seat } lets everybody see { $goods }.
tell-cube-laid = { $seat } lays a cube: { $what }.
tell-cube-lifted = { $seat } takes a cube back: { $what }.
tell-stored = { $seat } stores { $card }.
tell-fetched = { $seat } takes { $card } back.
tell-passed = { $seat } passes.
tell-ready = { $seat } is done.
tell-resumed = { $seat } trades on after all.
tell-clock-minute = One minute left.
tell-clock-half = Half a minute left.
tell-clock-last = Ten seconds left: envoys travel no more.
tell-clock-time = Time is up.
tell-clock-shut = The warehouses are shut.
tell-backed = { $card } (other side: { $back })
tell-closing = No more offers: warehouses and cubes.
tell-spent = { $seat } spends { $goods }; { $stored } stored.
tell-abandoned = { $seat } abandons { $track-object } and goes to the start of { $side }.
tell-aimed-works = { $card } of { $seat } works on { $target }.
tell-aimed-brings = { $card } of { $seat } works on { $target }: { $gains }.
tell-aimed-brings-both = { $card } of { $seat } works on { $target }: { $gains }, and { $own } for { $seat }.
tell-aimed-at-nothing = { $card } of { $seat } works on { $target }, who has no points to lose: { $own } for { $seat }.
tell-aimed-strikes = { $card } of { $seat } strikes { $target }: { $gains }.
tell-aimed-spares = { $card } of { $seat } spares { $target }.
tell-aimed-serves = { $seat } makes a sacrifice ({ $card }): { $gains }.
tell-ignored = { $seat } ignores { $card } of { $owner } ({ $effect }).
tell-in-vain = { $card } of { $seat } finds no worker that it could take.
tell-in-vain-on = { $card } of { $seat } finds no worker of { $target } that it could take.
tell-covered = { $seat } covers { $card }, which no longer produces { $good }.
tell-worker-lost =
    { $seat } loses { $good-id ->
        [ore] an
       *[other] a
    } { $good } worker.
tell-worker-moved =
    { $seat } hands { $good-id ->
        [ore] an
       *[other] a
    } { $good } worker to { $to }.
tell-resolved =
    { $seat }: { $sets } for sets{ $gains-count ->
        [0] .
       *[other] ; { $gains }.
    }
tell-reckoned = Counted in that: { $card } of { $owners } against { $seat }, { $gains }.
tell-reckoned-own = Counted in that: { $card } of { $seat }, { $gains }.
tell-revolution =
    Revolution! { $seat } is now on the side { $side-of }{ $lost-count ->
        [0] .
       *[other] , and loses { $lost }.
    }
tell-conversion =
    Conversion! { $seat } is now on the side { $side-of }{ $lost-count ->
        [0] .
       *[other] , and loses { $lost }.
    }
tell-revolutionaries = { $change } The revolutionaries bring { $points }.
tell-revolt = Peasants revolt against { $seats }.
tell-attack = Barbarians attack { $seat }: the die says { $die }, { $points } lost.
tell-attack-twice = Barbarians attack { $seat }: under Total War the die is rolled twice and says { $die } in all, { $points } lost.
tell-order = Order of play: { $order }.
tell-extra-draw = { $seat } draws one more card from { $deck }.
tell-either = { $one } / { $other }
tell-development-cards =
    { $number ->
        [0] no development card
        [one] 1 development card
       *[other] { $number } development cards
    }
tell-drew = { $seat } draws { $cards }.
tell-drew-in-part = { $seat } draws { $cards }; no card was left in { $decks }.
tell-chose = { $seat } chooses { $card }.
tell-chose-none = { $seat } chooses no development.
tell-chose-no-government = { $seat } chooses no government development.
tell-chose-no-religion = { $seat } chooses no religion development.
tell-built = { $seat } builds { $card }.
tell-civic-phase = { $seat }: { $gains } from developments.
tell-reshuffled = The pile of { $pile } is shuffled anew.
tell-score = { $seat } { $score }
tell-ended =
    Final scores: { $scores }. { $winners } { $winners-count ->
        [one] wins
       *[other] win together
    }.

## How it ended

won-by-points =
    { $winners } { $winners-count ->
        [one] has
       *[other] have
    } the most: { $points }.
won-by-levels =
    Several have { $points }; of them { $winners } { $winners-count ->
        [one] has
       *[other] have
    } the highest levels.
won-by-tracks =
    Several have { $points } and equal levels; of them { $winners } { $winners-count ->
        [one] has
       *[other] have
    } the most happiness and safety.
won-together = { $winners } have { $points } each and are equal in everything else.

## Why a bot would

why-nothing-better = It sees nothing better to do now.
why-rather-take = It would rather take offer { $number }.
why-by-the-answer = It would ask about Venus arrows first, and decide by what it hears.
why-enquire = Asking costs neither goods nor points.
why-take = It would take it: the deal seems worth { $points } points to you.
why-not-take = It would not take it: the deal seems worth { $points } points to you.
why-store = Good to keep: storing it seems worth { $points } points more than spending it.
why-spend = Better spent: storing it seems worth { $points } points against spending it.
why-offer = It has an offer in mind, { $gives } for { $wants }, which seems worth { $points } points to you.
why-offer-to = It has an offer to { $to } in mind, { $gives } for { $wants }, which seems worth { $points } points to you.
why-card = That card is worth { $points } points to you here.
why-good = One more { $good } would be worth about { $points } points to you.
why-build = It takes this to be worth about { $points } points until the end.
why-post = An offer that nobody hears cannot be taken.
why-aim = Harm is for the leader, kindness for the last.
why-no-opinion = It has no strong opinion on that.
why-number = { $whole }.{ $tenths }
why-below-zero = −{ $whole }.{ $tenths }

## In the terminal

table-setting-up = Setting up
table-setting-up-help = Developments of Dictatorship and Mars bring more safety and arms, those of Democracy and Venus more happiness. There are points to be had on every side. Goods push you on or back; the start decides where you begin.
table-round = Round { $turn } of { $turns }, { $phase }
table-lap-of = lap { $lap } of { $laps }
table-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } so far
table-passing = Trading ends sooner if everybody passes in a row.
table-revolt = Revolt: the unhappiest below 0 takes one development, level { $level } at most.
table-attack = Attack: the least safe below 0 loses { $points } points and what the die says.
table-attack-twice = Attack: the least safe below 0 loses { $points } points and what the die says in two rolls.
table-player = Player
table-points = Pts/End
table-government = Govt
table-religion = Relig
table-sides = Govt, Relig
table-happy = Happy
table-safe = Safe
table-feelings = Happy, Safe
table-makes = Makes
table-makes-example = Makes 5+1c+2b
table-cities = { $number }c
table-boats = { $number }b
table-place = { $side-sign } { $step } L{ $level }
table-score = Points
table-track = { $track }
table-sum = { $hand } in hand + { $printed } on developments = { $sum } points
table-sum-with-monuments = { $hand } in hand + { $printed } on developments + { $extra } of Monuments and Shrines = { $sum } points
table-developments = Developments
table-card = { $card }
table-covered-card = { $card } (covered)
table-covered = covered
table-aims = can aim
table-can-aim = can aim { $boxes }
table-aimed = { $box } on { $whom }
table-promised = promised: { $promises }
table-promises = Promised
table-holds = Holds
table-you-know = You know of
table-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
table-list = { $things }
table-known = Known to hold
table-unseen = ?civ, ?lux
table-unseen-civic = ?civ
table-unseen-luxury = ?lux
table-remembered = You know of { $seat }: { $cards }
table-your-goods =
    Your goods ({ $cards }; # is stored, room for { $room })
table-good = { $good }
table-set =
    { $worth ->
        [one] 1 pt,  one more { $more }
       *[other] { $worth } pts, one more { $more }
    }
table-spending = Spent as they are: { $gains }.
table-cubes = Your cubes: { $cubes }.
table-offers = Offers (* you can take it)
table-you = you
table-offer = { $seat }: { $gives } for { $wants }
table-offer-to = { $seat } to { $to }: { $gives } for { $wants }
table-you-would-take = you would take it
table-coming =
    { $number ->
        [one] 1 Venus arrow
       *[other] { $number } Venus arrows
    } would come
table-taking = Taking offer { $number }, handing over { $cards }
table-draft = Your draft to all: { $gives } for { $wants }
table-draft-to = Your draft to { $to }: { $gives } for { $wants }
table-drawn = Drawn
table-drawn-card = { $deck }: { $faces }
table-acts = acts
table-lap = lap
table-government-ideas = <Dict, Demo>
table-religion-ideas = <Mars, Venus>
table-prosperity = +1
table-sad-ideas = sad, SAD2
table-raid-ideas = raid, RAID2
table-special-ideas = REVOLT, CORRUPT, ZEALOTS
table-icons = Icons

sign-offer = make an offer to everybody; several goods: '{ $say }'
sign-offer-to = an offer to one player or some: '{ $say }'; names may be cut short
sign-gift = a gift has to be called one
sign-points = points may be on either side
sign-card = the very card that you give; without its idea it is the one you would miss least
sign-promise = promise how you use an ability that you can aim; it binds
sign-demand = ask for a promise; name the one seat that is to give it
sign-promises = promises about abilities are part of an offer: CARD on SEAT, or CARD not on SEAT
sign-take = take an offer; '{ $say }' names the card that you hand over
sign-counter = begin an offer of your own from theirs
sign-decline = say no; '{ $say }'
sign-withdraw = take an offer of your own away; '{ $say }' makes a draft of it
sign-agree = with { $card }, your word about a deal over your own offer; '{ $say }' asks first
sign-show = let everybody see your basic and civic goods, or your spices and gold
sign-pass = hand the floor on; when all pass in a row, trading is over, whatever the lap
sign-done = finish with warehouse and cubes; live also with trading, which withdraws your offers, or trade on after all
sign-store = keep cards for next round instead of spending them; '{ $say }' takes one out again
sign-aim = lay a cube: the ability strikes that seat in Resolution; '{ $say }' takes it off
sign-build = choose both developments at once
sign-points-and-end = points now, and what your score would be if the game ended now, developments counted
sign-sides = the side, the step on its track, and the level (L0 to L3) of developments that gives you
sign-feelings = below 0 the unhappiest has a revolt, and barbarians come to the least safe
sign-revolt = an exclamation mark: a revolt has struck there, and one development less is chosen
sign-makes = goods each round: 5 basic ones from workers, 1 civic for each city, 1 luxury for each boat
sign-unseen = civic and luxury goods in hand that nobody has seen the name of
sign-takeable = offer 2 is one that you can take
sign-stored = behind a card: it lies in your warehouse and is not spent
sign-acts = steps that you may still take while you have the floor: each card, good or point of an offer is one
sign-lap = how often the floor has gone round; the last lap is for answers only
sign-government-ideas = spent, a step toward Dictatorship or Democracy; these ideas are called black and white
sign-religion-ideas = spent, a step toward Mars or Venus: red and blue
sign-prosperity = spent, a point more: prosperity
sign-sad-ideas = spent, happiness 1 or 2 less: poverty and depression; the latter is never stored
sign-raid-ideas = spent, safety 1 or 2 less: barbarians and fury; the latter is never stored
sign-special-ideas = spent, happiness 1 less and a step against what the good usually does; never stored
sign-set = what your set of that good is worth, and what it would be with one card more
sign-icons = swords, apples, notes and books on developments; at the end Monuments and Shrines count them as points
sign-covered = a development that produces its good no more
sign-aims = abilities that can be aimed at a player, by the name that offers and 'aim' use

## On the board

show-you = You
show-nothing = nothing
show-round = Round { $turn } of { $turns }
show-lap = lap { $lap } of { $laps }
show-last-lap = lap { $lap } of { $laps }, answers only
show-acts-left =
    { $acts ->
        [one] 1 act
       *[other] { $acts } acts
    } left
show-place = { $side }, step { $step }, level { $level }
show-goods-held = { $number } { $good }
show-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
show-call-minute = One minute left!
show-call-half = Half a minute!
show-call-envoys = Ten seconds, and no more envoys
show-call-last = Last moments: warehouse and cubes!
show-drawer-offer = Offer
show-drawer-store = Warehouse
show-drawer-cubes = Cubes
show-drawer-done = Done
show-drawer-pass = Pass
show-your-goods = Your goods
show-no-goods = No goods in hand.
show-worth =
    worth { $now ->
        [one] 1 point
       *[other] { $now } points
    } now, { $more } with one more
show-tap-to-offer = Tap a card to offer it.
show-tap-to-store = Tap a card to store it, up to { $room }.
show-offer-card = Offer { $card }
show-in-offer = { $card }, in your offer: take it out
show-store-card = Store { $card }
show-fetch-card = Take { $card } back from the warehouse
show-never-stored = { $card }: may never be stored
show-stored = stored
show-desk = Your desk
show-warehouse = Your warehouse
show-you-give = You give
show-you-want = You want
show-gives = gives
show-wants = for
show-tap-cards = Tap or drag your cards.
show-take-out = Take out: { $what }
show-piracy-as = The Piracy card goes as
show-as = as { $good }
show-want = Want { $good }
show-want-more = One more { $good }; { $number } wanted
show-want-less = One { $good } less
show-points-title = Points
show-you-get = you get { $number }
show-you-pay = you pay { $number }
show-no-points = none
show-pay-more = Pay one more, or get one less
show-ask-more = Get one more, or pay one less
show-to-whom = To
show-everybody-else = All
show-offer-to = Offer to this trader alone
show-post = Post the offer
show-post-anew = Post it anew
show-tear-up = Clear
show-send-envoy = Send it to { $seat } by envoy
show-no-change = Your points stay as they are.
show-gain =
    { $number ->
        [one] +1 for you, by sets and points
       *[other] +{ $number } for you, by sets and points
    }
show-loss = −{ $number } for you, by sets and points
show-give-something = Give something first.
show-offers-out = You have { $offers } offers out; withdraw one.
show-too-many-acts = That takes { $acts } acts; you have { $left }.
show-not-your-floor = You do not have the floor.
show-promises = Promises about abilities …
show-you-promise = You promise
show-they-promise = They promise
show-promises-of = { $seat } promises
show-promise-said = { $who } { $promise }
show-which-ability = Which ability
show-use-or-not = To use it or not
show-to-use-on = to use it on
show-not-to-use-on = not to use it on
show-on-whom = On whom
show-add = Add
show-says-label = Say that your cards show
show-seeks-label = Say that you are looking for
show-offers = Offers
show-your-offers = Your offers
show-offers-of =
    { $offers ->
        [0] Offers
        [one] 1 offer
       *[other] { $offers } offers
    }
show-offers-for-you =
    { $offers ->
        [0] Offers
        [one] 1 offer, { $takeable } you can take
       *[other] { $offers } offers, { $takeable } you can take
    }
show-no-offers = Nobody has an offer out. Make one!
show-no-offer-of-yours = You have no offer out.
show-offer-of = Offer { $number } of { $seat }
show-just-you = for you alone
show-only-for = for { $seats }
show-take = Take
show-counter = Counter
show-counter-this = Counter offer { $number }
show-decline = Decline
show-decline-this = Decline offer { $number }
show-enquire = Ask about Venus arrows
show-change = Change
show-withdraw = Withdraw
show-hand-over = you hand over
show-hand-other = { $card }; hand over another
show-says = says: { $ideas }
show-seeks = looking for: { $ideas }
show-would-take = { $seat } would take it: do you agree?
show-awaits-word = You would take it; { $seat } has yet to agree.
show-being-taken = { $seat } would take it
show-agree = Agree
show-refuse = Refuse
show-venus-arrows =
    { $number ->
        [one] 1 Venus arrow
       *[other] { $number } Venus arrows
    }
show-traders = The traders
show-known = Known to hold
show-you-know = You know: { $cards }
show-hidden-civic =
    { $number ->
        [one] 1 civic good
       *[other] { $number } civic goods
    } not shown
show-hidden-luxury =
    { $number ->
        [one] 1 luxury good
       *[other] { $number } luxury goods
    } not shown
show-points-help = points; in brackets with developments, as if the game ended now
show-is-done = done
show-has-floor = has the floor
show-chooses = is choosing
show-deals = Deals
show-deals-so-far =
    { $deals ->
        [0] Deals
        [one] 1 deal so far
       *[other] { $deals } deals so far
    }
show-no-deals = No deal yet.
show-deal-for = for
show-all = all
show-fewer = fewer
show-store-help = Up to { $room } goods stay for the next round. All others are spent. Tap or drag cards here; tap them again to take them back.
show-no-boxes = You have no ability to aim.
show-aim = Aim { $card }
show-altar-help = A rural worker for { $points } points and a step toward Mars.
show-spare-worker = Spare the worker after all
show-abandon = Abandon
show-abandon-help = As Resolution begins, your marker goes back to the centre, before any arrow counts.
show-open-hand = Open hand
show-open-hand-help = Let everybody see your basic and civic goods, or that your spices and gold are what they are.
show-show = Show them
show-show-luxury = Show spices and gold
show-seen-of = { $number } { $good } seen by all
show-covered = covered: it no longer produces
show-empty-decks = No card was left for you in { $decks }.
show-trade-on = Trade on after all
show-done-help = Your offers are withdrawn, and no deal reaches you any more; you can trade on as long as somebody else is not done. Once all are done, everybody has a last moment for warehouse and cubes.
show-ready-help = No more offers. Are warehouse and cubes as you want them?
show-done-state = Warehouse: { $stored } of { $room }. Cubes: { $cubes }.
show-really-done = Yes, I am done trading
show-ready = Ready
show-pass-help = Pass the floor on to the next trader.
show-pass = Pass
show-you-are-done = You are done trading. The others are still at it.
show-question = What is asked of you
show-choosing = Choose what to build
show-one-of = { $track }: one, or none
show-any-of = { $track }
show-or = or
show-revolt-limit = The peasants have revolted: one development in all, or none.
show-chosen = You have chosen. Everything is revealed together.
show-report = What the goods brought
show-earned =
    { $number ->
        [one] +1 point
       *[other] +{ $number } points
    }
show-revolted = Peasant revolt!
show-attacked = Barbarians! By the die: { $die }.
show-tracks = Tracks
show-happiness = Happiness
show-safety = Safety
show-people = What everybody has built
show-nothing-built = Nothing yet.
show-cities =
    { $number ->
        [one] 1 civic good
       *[other] { $number } civic goods
    } a round
show-boats =
    { $number ->
        [one] 1 luxury good
       *[other] { $number } luxury goods
    } a round
show-icons-of-sword = swords
show-icons-of-apple = apples
show-icons-of-note = notes
show-icons-of-book = books
show-glyph-dictatorship = toward Dictatorship
show-glyph-democracy = toward Democracy
show-glyph-mars = toward Mars
show-glyph-venus = toward Venus
show-glyph-point = prosperity
show-glyph-sad = unhappiness
show-glyph-raid = barbarians
show-in-hand = In hand
show-feelings = Happy / safe
show-printed = Developments
show-monuments = Monument, Shrine
show-closed-chat = This table plays by the letter: the chat is closed while trading goes on (MED-C-55).
show-open-chat = While trading goes on the rules allow no word and no hint about the lower halves of cards (MED-TRD-3). The chat stays open all the same: keeping to that is up to your table (MED-C-55).
show-unbound = What is said here binds nobody. Only an offer binds, and what is promised in it.

## The player aid

aid-aim = Most points after the last round: sets of goods now, developments for later.
aid-turn = A round
aid-step-1 = { phase-production }
    .text = Each worker brings its basic good, each city a civic good, each boat a luxury good.
aid-step-2 = { phase-trading }
    .text = Everybody with everybody, live or in turn. Goods are named truly, but for Piracy; nobody speaks of the lower halves.
aid-step-3 = { phase-resolution }
    .text = Up to three goods wait in the warehouse, all others are spent: sets bring points, arrows move you on the tracks. Then revolt and barbarians.
aid-step-4 = { phase-development }
    .text = Draw by your levels; choose at most one government and one religion card, and a face of each.
aid-step-5 = Civic phase
    .text = All every-turn abilities take effect.
aid-moves = Good to know
aid-move-1 = Sets
    .text = Many of one good are worth much more than one of each.
aid-move-2 = Tracks
    .text = Steps 2, 5 and 8 are levels 1, 2 and 3, on either side. Crossing over costs what you have built on the side you leave.
aid-move-3 = Happiness and safety
    .text = Whoever is lowest below the line suffers the revolt (rounds 2 to 6) or the barbarians (3 to 6).
aid-move-4 = Abandon
    .text = A cube of your own takes your marker back to the centre before arrows count.
aid-end = Points in hand, on developments, of Monument and Shrine. Equal: levels, then happiness and safety.
aid-plan = A goods card, and a track
aid-plan-above = above: what a set is worth
aid-plan-below = below: the idea, never spoken of
aid-plan-left = Dictatorship, Mars
aid-plan-right = Democracy, Venus
aid-plan-level = level { $level }

## The aim, above the table

show-wins = Most victory points after { $turns } rounds.

## The guided first game

lesson-aim = You lead a people for six rounds, and most points win. Each round: produce goods, trade them with everybody, spend them for points, and choose new developments.
lesson-sides = Your people stand on two tracks, from Dictatorship to Democracy and from Mars to Venus. Begin on the sides of Dictatorship and Mars; the further you go, the better your developments.
    .no = Both sides are as good, but your first goods lead toward Dictatorship and Mars. Choose these.
lesson-goods = You have made one of each basic good. Above, a card names its good, and many of one good bring many points; its lower half is an idea that only you see, most often a step along a track.
lesson-take = { $p3 } offers wool for timber. The idea on your timber leads toward Democracy, the wrong way for you, and nobody sees that: take offer 1.
    .no = Take offer 1 first: two of one good are worth more than one each, and the timber leads the wrong way.
lesson-offer = Two wool; a third makes it 3 points. Offer your grain for wool: put the grain into an offer, say that you want wool, post it for all, and pass the floor.
    .no = Make this offer: give the grain, want wool, post it. Then pass, so that the others can answer.
lesson-pass = { $p2 } took it: three wool, 3 points. When all pass in a row, trading ends; you have what you want, so pass.
    .no = More deals are possible, but what you hold fits together well. Pass, and trading ends.
lesson-store = Up to three goods may be kept in the warehouse for the next round; all others are spent now. Spent, yours bring points and two steps each toward Dictatorship and Mars, so keep nothing and say that you are ready.
    .no = Goods in the warehouse bring nothing now, and two steps on a track are level 1. Keep all out of it and say that you are ready.
lesson-build = Ideas brought you to level 1 on both tracks, so you choose among better cards. Take a government development, then a religion one; what each does stands with it.
    .no = A development costs nothing but what it says, and works from now on. Choose one.
lesson-win = From now on beware of the last places in happiness and safety: revolts and barbarians come for the last. Collect sets, follow your tracks, and count who leads after six rounds.

## Notes for a first game without a guide

note-sides = Your people move along two tracks, government and religion, and the further they are, the better the developments you choose from. Both sides are as good; goods later show which way they lead.
note-live = Everybody trades at once until the clock runs out or all are done. Tap goods of yours to put them into an offer, say what you want for them, and post it.
note-floor = Whoever has the floor trades or passes; when all pass in a row, trading ends. Tap goods of yours to offer them.
note-store = What you put into the warehouse stays for the next round. Everything else is spent now: many of one good bring many points, and ideas take you along the tracks.
note-build = A development works from now on; those of a side are lost with that side. Every card has two faces, and you build one of them.
