### Handel im Mittelmeer

title = Handel im Mittelmeer
special = Alle handeln mit allen, und nur wer eine Karte hält, weiß, was ihre untere Hälfte anrichtet.
primer = Du führst eine Kultur, und nach der letzten Runde gewinnen die meisten Punkte. In jeder Runde erzeugst du Waren, handelst frei damit und gibst dann alle bis auf wenige aus: Große Sätze einer Ware bringen viele Punkte. Jede Karte trägt auch eine Idee, die nur sieht, wer sie hält: Pfeile, die dich zur Diktatur oder Demokratie und zum Mars oder zur Venus bewegen, oder Elend. Je weiter du auf einer Leiste bist, desto bessere Entwicklungen darfst du wählen. Sei nicht der Unzufriedenste und nicht der Unsicherste von allen: Aufstände und Barbaren treffen die Letzten.
score = Punkte

## Waren, Ideen, Leisten

good-salt = Salz
    .sign = Slz
good-timber = Holz
    .sign = Hlz
good-wool = Wolle
    .sign = Wol
good-grain = Getreide
    .sign = Get
good-ore = Erz
    .sign = Erz
good-wine = Wein
    .sign = Wei
good-dye = Farbe
    .sign = Frb
good-slaves = Sklaven
    .sign = Skl
good-art = Kunst
    .sign = Kun
good-spices = Gewürze
    .sign = Gew
good-gold = Gold
    .sign = Gld
good-piracy = die Piratenkarte
    .sign = Pir

pile-salt = Salz
pile-timber = Holz
pile-wool = Wolle
pile-grain = Getreide
pile-ore = Erz
pile-civic = städtische Waren
pile-luxury = Luxuswaren

idea-black = 1 Schritt zur Diktatur
    .short = Diktatur
    .sign = <Dikt
idea-white = 1 Schritt zur Demokratie
    .short = Demokratie
    .sign = Demo>
idea-red = 1 Schritt zum Mars
    .short = Mars
    .sign = <Mars
idea-blue = 1 Schritt zur Venus
    .short = Venus
    .sign = Venus>
idea-prosperity = Wohlstand: +1 Punkt
    .short = Wohlstand
    .sign = +1
idea-poverty = Armut: −1 Zufriedenheit
    .short = Armut
    .sign = arm
idea-depression = Elend: −2 Zufriedenheit, nie einzulagern
    .short = Elend
    .sign = ELEND
idea-barbarians = Barbaren: −1 Sicherheit
    .short = Barbaren
    .sign = Raub
idea-fury = Barbarenwut: −2 Sicherheit, nie einzulagern
    .short = Barbarenwut
    .sign = WUT
idea-revolt = Sklavenaufstand: 1 Schritt zur Demokratie und −1 Zufriedenheit, nie einzulagern
    .short = Sklavenaufstand
    .sign = AUFSTAND
idea-corruption = Bestechung: 1 Schritt zur Diktatur und −1 Zufriedenheit, nie einzulagern
    .short = Bestechung
    .sign = BESTECH
idea-zealots = Eiferer: 1 Schritt gegen den üblichen Weg ihrer Ware und −1 Zufriedenheit, nie einzulagern
    .short = Eiferer
    .sign = EIFERER
idea-zealots-mars = Eiferer: 1 Schritt zum Mars und −1 Zufriedenheit, nie einzulagern
    .short = Eiferer
idea-zealots-venus = Eiferer: 1 Schritt zur Venus und −1 Zufriedenheit, nie einzulagern
    .short = Eiferer
idea-nothing = ohne Idee
    .short = ohne Idee
    .sign = -

side-dictatorship = Diktatur
    .short = Dikt.
    .sign = Dikt
    .motto = bewacht und bedroht
    .toward = zur Diktatur
    .of = der Diktatur
side-democracy = Demokratie
    .short = Demo.
    .sign = Demo
    .motto = gefällt, handelt und lehrt
    .toward = zur Demokratie
    .of = der Demokratie
side-mars = Mars
    .short = Mars
    .sign = Mars
    .motto = rüstet, raubt und opfert
    .toward = zum Mars
    .of = des Mars
side-venus = Venus
    .short = Venus
    .sign = Venus
    .motto = teilt und macht glücklich
    .toward = zur Venus
    .of = der Venus

track-government = Regierung
    .object = die Regierung
track-religion = Religion
    .object = die Religion

deck-government-0 = Regierung 0
deck-dictatorship-1 = Diktatur 1
deck-dictatorship-2 = Diktatur 2
deck-dictatorship-3 = Diktatur 3
deck-democracy-1 = Demokratie 1
deck-democracy-2 = Demokratie 2
deck-democracy-3 = Demokratie 3
deck-religion-0 = Religion 0
deck-mars-1 = Mars 1
deck-mars-2 = Mars 2
deck-mars-3 = Mars 3
deck-venus-1 = Venus 1
deck-venus-2 = Venus 2
deck-venus-3 = Venus 3

phase-setup = Der Anfang
phase-production = Erzeugung
phase-trading = Handel
phase-closing = Letzte Augenblicke
phase-resolution = Abrechnung
phase-development = Entwicklung
phase-over = Das Ende

counted-sword = jedes Schwert
counted-apple = jeden Apfel
counted-note = jede Note
counted-book = jedes Buch
counted-safety = jedes Feld der Sicherheit über der Linie
counted-happiness = jedes Feld der Zufriedenheit über der Linie
counted-city = jede Stadt
counted-boat = jedes Schiff
counted-worker = jeden Erzeuger einer Grundware
counted-own = jede Entwicklung seiner Farbe
counted-step = jeden Schritt auf seiner Leiste

## Karten

card-salt = Salz
card-timber = Holz
card-wool = Wolle
card-grain = Getreide
card-ore = Erz
card-wine = Wein
card-dye = Farbe
card-slaves = Sklaven
card-art = Kunst
card-spices = Gewürze
card-gold = Gold
card-piracy = Piraten
    .gist = Nichts wert, in keinem Satz, ohne Idee. Sie darf als Gewürze oder als Gold angeboten werden.
    .text = Nichts wert, in keinem Satz, ohne Idee. Sie darf als Gewürze oder als Gold angeboten werden.

card-urbanize = Verstädterung
card-quarry_town = Steinbruchstadt
card-shipwrights = Schiffbauer
card-ploughs = Pflüge
card-timber_camp = Holzfällerlager
card-salt_pans = Salinen
card-ore_pits = Erzgruben
card-tribunal = Tribunal
card-assembly = Versammlung
card-town_watch = Stadtwache
card-public_well = Stadtbrunnen
card-tax_roll = Steuerrolle
card-brine_town = Salzstadt
card-sheepfolds = Schafhürden
card-decree = Erlass
card-petition = Bittschrift
card-barracks = Kasernen
card-arms = Waffen
card-barbarian_alliance = Bund mit Barbaren
card-propaganda = Propaganda
card-stability = Stabilität
    .note = Ein Bauernaufstand kostet dich weiterhin eine Entwicklung, aber deine Stufen sind nicht begrenzt.
card-slave_trade = Sklavenhandel
    .note = Hast du eine Stadt, ist eine deiner städtischen Waren Sklaven.
card-garrison_town = Garnisonsstadt
card-war_galleys = Kriegsgaleeren
card-royal_mines = Königliche Minen
card-conscripts = Ausgehobene
card-tax_farmers = Steuerpächter
card-spies = Spione
card-diplomat = Diplomat
card-civil_rights = Bürgerrechte
    .note = Alle anderen bekommen für jeden Satz Sklaven einen Punkt weniger.
card-library = Bibliothek
card-education = Bildung
card-art_trade = Kunsthandel
    .note = Hast du eine Stadt, ist eine deiner städtischen Waren Kunst.
card-market_town = Marktstadt
card-merchant_ships = Handelsschiffe
card-farmsteads = Gehöfte
card-toll_roads = Zollstraßen
card-forum = Forum
card-ostracism = Scherbengericht
card-granaries = Kornspeicher
    .note = Dein Lagerhaus fasst eine Karte mehr.
card-industry = Gewerbe
    .note = Ein Satz Grundwaren, und zwar der, der am meisten gewinnt, zählt als eine Karte mehr, höchstens bis zum letzten Feld seiner Reihe.
card-secret_police = Geheimpolizei
card-siege_engines = Belagerungsmaschinen
card-imperial_city = Kaiserstadt
card-armada = Armada
card-slave_galleys = Sklavengaleeren
card-royal_road = Königsstraße
card-iron_law = Ehernes Gesetz
card-palace = Palast
card-treasury = Schatzkammer
card-conspirators = Verschwörer
card-exiled_general = Verbannter General
card-university = Universität
card-foreign_envoys = Gesandte
    .note = Einmal in jeder Handelsphase, vor ihren letzten Augenblicken: Gib jemandem eine deiner Karten, die nicht abgelehnt werden kann.
card-freedom_of_speech = Redefreiheit
    .note = Deine Angebote dürfen nach Ideen fragen und sagen, was deine Karten zeigen, wahr oder nicht.
card-free_market = Freier Markt
    .note = Du bestimmst, welche städtischen Waren du erzeugst.
card-merchant_fleet = Handelsflotte
card-colonies = Kolonien
card-great_debate = Große Debatte
card-constitution = Verfassung
card-acropolis = Akropolis
card-banking_houses = Bankhäuser
card-reformers = Reformer
card-agitators = Aufwiegler
card-monument_of_strength = Denkmal der Stärke
card-monument_of_order = Denkmal der Ordnung
card-monument_of_toil = Denkmal der Mühe
card-monument_of_tribute = Denkmal des Tributs
card-monument_of_the_fleet = Denkmal der Flotte
card-monument_of_dominion = Denkmal der Herrschaft
card-monument_of_knowledge = Denkmal des Wissens
card-monument_of_liberty = Denkmal der Freiheit
card-monument_of_the_people = Denkmal des Volkes
card-monument_of_the_arts = Denkmal der Künste
card-monument_of_commerce = Denkmal des Handels
card-monument_of_the_republic = Denkmal der Republik
card-mars_temple = Marstempel
card-venus_temple = Venustempel
card-weavers_quarter = Weberviertel
card-wine_presses = Weinpressen
card-relic_ships = Reliquienschiffe
card-sacred_flock = Heilige Herde
card-salt_altars = Salzaltäre
card-oak_grove = Eichenhain
card-oracle = Orakel
card-feast_day = Festtag
card-war_totem = Kriegstotem
card-alms = Almosen
card-harvest_rite = Erntebrauch
card-sacred_forge = Heilige Schmiede
card-omen_of_blood = Blutiges Omen
card-omen_of_doves = Omen der Tauben
card-isolationism = Abschottung
    .note = Vor jedem Handel darfst du fragen, ob die Karten, die du bekämst, Venuspfeile tragen; die Antwort ist wahr.
card-sacrificial_altar = Opferaltar
    .note = Handelsphase: Bestimme einen deiner Landarbeiter. Er wird bei der Abrechnung geopfert, für { $points } Punkte und einen Schritt zum Mars.
card-wine_trade = Weinhandel
    .note = Hast du eine Stadt, ist eine deiner städtischen Waren Wein.
card-war_camp = Kriegslager
card-raiders = Plünderer
card-iron_smiths = Eisenschmiede
card-war_drums = Kriegstrommeln
card-spoils = Kriegsbeute
card-gladiators = Gladiatoren
card-oracle_of_war = Orakel des Krieges
card-fortress_shrine = Wehrheiligtum
card-blood_feud = Blutfehde
card-hymns = Hymnen
card-theatre = Theater
card-venetian_monastery = Venuskloster
    .note = Du darfst jede Fähigkeit der Handelsphase übergehen, die auf dich gerichtet ist.
card-dye_trade = Farbenhandel
    .note = Hast du eine Stadt, ist eine deiner städtischen Waren Farbe.
card-pilgrim_town = Pilgerstadt
card-pearl_divers = Perlentaucher
card-shepherds = Hirten
card-choir = Chor
card-tithes = Zehnte
card-oracle_of_love = Orakel der Liebe
card-healers = Heiler
card-matchmakers = Ehestifter
card-pyramids_to_mars = Pyramiden für Mars
card-martian_brotherhood = Marsbruderschaft
card-martian_orthodoxy = Strenge Marslehre
    .note = Alle anderen verlieren eine Stufe Zufriedenheit für jeden Satz Kunst oder Farbe, den sie ausgeben.
card-total_war = Totaler Krieg
    .note = Wer von Barbaren angegriffen wird, würfelt zweimal und verliert beides.
card-legion_city = Legionsstadt
card-war_fleet = Kriegsflotte
card-plunder_ports = Beutehäfen
card-crusade = Heiliger Krieg
card-colosseum = Kolosseum
card-war_chest = Kriegskasse
card-heretics = Ketzer
card-apostates = Abtrünnige
card-venetian_orthodoxy = Strenge Venuslehre
    .note = Alle anderen bekommen für jeden Satz Wein einen Punkt weniger.
card-venetian_virtue = Venustugend
    .note = Du darfst keine Karte weghandeln, die Unzufriedenheit oder Barbaren zeigt.
card-garden_city = Gartenstadt
card-perfume_ships = Duftschiffe
card-island_colonies = Inselkolonien
card-pilgrimage = Wallfahrt
card-love_feasts = Liebesmahle
card-doves_of_peace = Friedenstauben
card-great_temple = Großer Tempel
card-offerings = Opfergaben
card-doubters = Zweifler
card-wanderers = Wanderer
card-shrine_to_mars = Schrein des Mars
card-shrine_of_blood = Schrein des Blutes
card-shrine_of_victory = Schrein des Sieges
card-shrine_of_the_vine = Schrein der Rebe
card-shrine_of_plunder = Schrein der Beute
card-shrine_of_wrath = Schrein des Zorns
card-shrine_to_venus = Schrein der Venus
card-shrine_of_harmony = Schrein der Eintracht
card-shrine_of_joy = Schrein der Freude
card-shrine_of_the_garden = Schrein des Gartens
card-shrine_of_the_tide = Schrein der Flut
card-shrine_of_plenty = Schrein der Fülle

## Einstellungen

option-floor = Handel
    .help = Live, alle zugleich gegen die Uhr; oder in Durchgängen, einer nach dem anderen, was gut zum Fernspiel passt (MED-C-66).
    .live = live, alle zugleich
    .rounds = in Durchgängen, der Reihe nach
option-trade_minutes = Minuten einer Handelsphase
    .help = Live; sie endet früher, wenn alle fertig sind (MED-C-3).
option-grace = Nachfrist
    .help = Wie lange die letzten Augenblicke für Lagerhäuser und Würfel nach dem Live-Handel dauern (MED-C-82).
    .true = zehn Sekunden
    .false = drei Sekunden
option-laps = Durchgänge
    .help = In einer Handelsphase der Reihe nach; der letzte ist nur für Antworten.
option-acts = Handlungen
    .help = Was man tun darf, wenn man der Reihe nach das Wort hat (MED-C-66).
option-open_hands = Hände
    .help = Ob alle ihre Grundwaren und städtischen Waren offen halten (MED-C-54).
    .true = offen
    .false = verdeckt
option-by_the_letter = Gespräch beim Handeln
    .help = Wo es offen ist, bricht eine Spielregel, wer dort von Ideen redet, und der Tisch entscheidet darüber; wo es geschlossen ist, kann das niemand (MED-C-55).
    .true = geschlossen
    .false = offen
option-turns = Runden
    .help = Weniger als sechs machen ein kurzes Spiel (MED-C-75).

## Was Karten tun

show-costs = Kostet einen Erzeuger für { $good }.
show-produces = Erzeugt in jeder Runde { $goods }.
show-once = Einmal: { $gains }.
show-every-turn = Jede Runde: { $gains }.
show-followers = Jede Runde: { $gains } für alle, die auf der Seite { $side-of } mindestens Stufe 1 haben.
show-everybody = Handelsphase: { $gains } für alle anderen, die nicht verschont werden.
show-trade-phase = Handelsphase: { $effect }.
show-draws =
    Zieh jede Runde { $cards ->
        [one] 1 Entwicklungskarte
       *[other] { $cards } Entwicklungskarten
    } mehr.
show-revolutionaries =
    Umstürzler: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn du auf dieser Leiste die Seite wechselst.
show-at-the-end =
    Am Ende: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $what }.
show-icons = Zeichen: { $icons }.
show-icon-sword =
    { $number ->
        [one] 1 Schwert
       *[other] { $number } Schwerter
    }
show-icon-apple =
    { $number ->
        [one] 1 Apfel
       *[other] { $number } Äpfel
    }
show-icon-note =
    { $number ->
        [one] 1 Note
       *[other] { $number } Noten
    }
show-icon-book =
    { $number ->
        [one] 1 Buch
       *[other] { $number } Bücher
    }
show-nothing-else = Nichts als ihre Punkte.
show-and-then = { $first } { $rest }
show-spares = jemand wird verschont
show-brother = jemand gibt dir einen blind gezogenen Landarbeiter
show-aims = { $gains } für jemanden
show-aims-for-you = { $gains } für jemanden und { $own } für dich
show-aims-of = { $gains } für jemanden und { $own } für { $seat }
show-brother-of = jemand gibt { $seat } einen blind gezogenen Landarbeiter
show-steps =
    { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    } { $side-toward }
show-happier = +{ $number } Zufriedenheit
show-unhappier = −{ $number } Zufriedenheit
show-safer = +{ $number } Sicherheit
show-less-safe = −{ $number } Sicherheit
show-more-points =
    { $number ->
        [one] +1 Punkt
       *[other] +{ $number } Punkte
    }
show-fewer-points =
    { $number ->
        [one] −1 Punkt
       *[other] −{ $number } Punkte
    }
show-row = Sätze von 1 bis { $most } sind { $row } Punkte wert.
show-ideas = Ideen: { $ideas }.
show-copies = { $number } × { $idea-short }
show-card =
    { $good-id ->
        [piracy] die Piratenkarte
       *[other] { $good } ({ $idea })
    }

## Fragen

ask-starts-of-others = Alle wählen, wo sie beginnen.
ask-start-government = Wähle, wo deine Regierung beginnt: auf der Seite der Diktatur oder der Demokratie.
ask-start-religion = Wähle jetzt, wo deine Religion beginnt: auf der Seite des Mars oder der Venus.
ask-other = { $seat } entscheidet.
ask-civic-good = Dein Freier Markt: Welche städtische Ware soll es sein?
ask-new-side = Du gibst { $track-object } auf: Auf welche Seite gehst du?
ask-ability = „{ $card }“ von { $seat } ist auf dich gerichtet ({ $effect }): zulassen oder übergehen?
ask-deck = Du ziehst noch eine Karte: von welchem Stapel?
ask-developments-of-others = Alle wählen ihre Entwicklungen und decken sie zugleich auf.
ask-government = Wähle eine Entwicklung der Regierung, oder keine.
ask-no-government = Du hast keine Entwicklung der Regierung zur Wahl.
ask-religion = Wähle eine Entwicklung der Religion, oder keine.
ask-no-religion = Du hast keine Entwicklung der Religion zur Wahl.
ask-development = Die Bauern sind im Aufstand: Wähle insgesamt eine Entwicklung, oder keine.
ask-no-development = Die Bauern sind im Aufstand, und du hast keine Entwicklung zur Wahl.
ask-with-empty-decks = { $question } Für dich war keine Karte mehr da: { $decks }.
ask-closing = Füll dein Lagerhaus und leg deine Würfel; dann sag, dass du bereit bist.
ask-closing-of-others = Alle füllen ihre Lagerhäuser und legen Würfel.
ask-trading = Es wird gehandelt.
ask-live = Handle! Alle handeln zugleich.
ask-live-draft = Dein Entwurf: Ergänze oder verwirf ihn.
ask-live-draft-to-post = Dein Entwurf: Ergänze ihn, ruf ihn aus oder verwirf ihn.
ask-done = Du bist fertig. Solange es jemand anderes nicht ist, kannst du weiterhandeln.
ask-floor =
    Du hast das Wort: Handle oder passe. Noch { $acts ->
        [one] 1 Handlung
       *[other] { $acts } Handlungen
    }.
ask-draft =
    Dein Entwurf: Ergänze oder verwirf ihn. Noch { $acts ->
        [one] 1 Handlung
       *[other] { $acts } Handlungen
    }.
ask-draft-to-post =
    Dein Entwurf: Ergänze ihn, ruf ihn aus oder verwirf ihn. Noch { $acts ->
        [one] 1 Handlung
       *[other] { $acts } Handlungen
    }.
ask-last-lap = Letzte Gelegenheit: Nimm ein Angebot an, oder passe.
ask-floor-of-other = { $seat } hat das Wort.
ask-word = { $taker } will dein Angebot annehmen, { $gives } für { $wants }: einverstanden oder nicht?
ask-word-or-enquire = { $taker } will dein Angebot annehmen, { $gives } für { $wants }: einverstanden, nicht einverstanden, oder erst nach Venuspfeilen fragen?
ask-word-of-other = { $seat } überlegt wegen eines Handels mit { $taker }.
ask-hand-over = Du nimmst Angebot { $number } von { $seat } an: Welche Karte gibst du für { $good } her?
ask-envoy = Wem bringen deine Gesandten { $card }?
ask-promise = Dein Versprechen zu „{ $box }“: Auf wen wendest du es an, oder auf wen nicht?
ask-demand = Was { $seat } dir zu „{ $box }“ verspricht: es auf wen anzuwenden, oder auf wen nicht?

## Was man tun kann

do-card-give = Anbieten: { $card }
do-card-envoy = Mit Gesandten schicken: { $card }
do-card-hand = Hergeben: { $card }
do-card-store = Einlagern: { $card }
do-card-fetch = Aus dem Lager holen: { $card }
do-give-as = Anbieten: { $card } als { $good }
do-want = Verlangen: { $good }
do-pay = Einen Punkt mehr anbieten
do-ask = Einen Punkt mehr verlangen
do-address = Nur an { $seat } richten
do-address-too = Auch an { $seat } richten
do-address-no-more = Nicht mehr an { $seat } richten
do-address-all-again = An alle richten, nicht nur an { $seat }
do-address-all = An alle richten
do-use-on = Auf { $seat } anwenden
do-not-use-on = Nicht auf { $seat } anwenden
do-envoy-to = An { $seat } senden
do-promise = Etwas zu „{ $box }“ versprechen: { $effect }
do-demand = Von { $seat } ein Versprechen zu „{ $box }“ verlangen: { $effect }
do-seek = Sagen, dass du suchst: { $idea }
do-say = Sagen, dass deine Karten zeigen: { $idea }
do-go-back = Den letzten Schritt zurücknehmen
do-clear = Den Entwurf verwerfen
do-post = Das Angebot ausrufen
do-show = Deine Grundwaren und städtischen Waren allen zeigen
do-show-luxury = Deine Gewürze und dein Gold allen zeigen
do-pass = Das Wort weitergeben
do-be-done = Vorerst fertig: Deine Angebote werden zurückgezogen
do-ready = Bereit: Lagerhaus und Würfel sind, wie sie sein sollen
do-trade-on = Doch weiterhandeln
do-wait = Abwarten
do-aim = „{ $box }“ auf { $seat } richten: { $effect }
do-lift = Den Würfel wegnehmen: { $box }
do-abandon =
    { $track-id ->
        [government] Die Regierung
       *[religion] Die Religion
    } aufgeben: bei der Abrechnung zurück zur Mitte
do-keep =
    { $track-id ->
        [government] Die Regierung
       *[religion] Die Religion
    } doch behalten
do-sacrifice = Den Arbeiter für { $good } zum Altar bestimmen
do-spare-worker = Den Arbeiter doch verschonen
do-call-minute = Noch eine Minute
do-call-half = Noch eine halbe Minute
do-call-last = Noch zehn Sekunden, und keine Gesandten mehr
do-call-grace = Die Zeit ist um, außer für die Lagerhäuser
do-call-time = Die Zeit ist um
do-side = Zum Startfeld { $side-of }
do-name = { $good } erzeugen
do-heed = Zulassen
do-ignore = Übergehen
do-draw = Vom Stapel { $deck } ziehen
do-build =
    { $card }: { $text } ({ $deck }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
do-no-government = Keine Entwicklung der Regierung
do-no-religion = Keine Entwicklung der Religion
do-neither = Keine Entwicklung
do-offer-take = Angebot { $number } von { $seat } annehmen: { $gives } für { $wants }
do-offer-decline = Angebot { $number } von { $seat } ablehnen: { $gives } für { $wants }
do-offer-counter = Gegenangebot zu { $number } von { $seat }: { $gives } für { $wants }
do-offer-change = Dein Angebot { $number } ändern: { $gives } für { $wants }
do-offer-withdraw = Dein Angebot { $number } zurückziehen: { $gives } für { $wants }
do-offer-enquire = Nach Venuspfeilen in Angebot { $number } von { $seat } fragen: { $gives } für { $wants }
do-offer-enquire-of-taker = { $taker } nach Venuspfeilen in dem fragen, was du für dein Angebot { $number } bekämst: { $gives } für { $wants }
do-offer-agree = Einverstanden mit dem Handel mit { $taker } über dein Angebot { $number }: { $gives } für { $wants }
do-offer-refuse = Den Handel mit { $taker } über dein Angebot { $number } ablehnen: { $gives } für { $wants }

## Was nicht geht

no-which-card = Welche Karte? Nenn ihre Ware und Idee: { $say } grain red.
no-what-for-what = Was für was? Sag zum Beispiel: { $say }.
no-which-offer = Welches Angebot? Nenn seine Nummer: { $say } 1.
no-which-good = Welche Ware? Es gibt { $goods }.
no-which-ability = Welche Fähigkeit? Nenn die Karte, und beim Ausrichten den Platz: { $say }.
no-which-track = Welche Leiste? Sag { $say } government oder { $say } religion.
no-which-development = Welche Entwicklung? Nenn eine Seite, die du gezogen hast: { $say }.
no-more-acts = Du hast in dieser Handelsphase { $acts }-mal gehandelt; mehr geht nicht.
no-trade-when-done = Du bist fertig; sag { $say }, wenn du weiterhandeln willst.
no-done-here = Sag { $say }, solange du das Wort hast.
no-end-here = Hier ist nichts zu beenden.
no-taking-back = Das nimmt nur zurück, wer mit dem Live-Handel fertig ist.
no-offers-now = Angebote macht und beantwortet man nur in der Handelsphase.
no-such-offer = Angebot { $number } gibt es nicht.
no-own-offer = Das ist dein eigenes Angebot.
no-offer-of-yours = Das ist nicht dein Angebot.
no-offer-for-you = Dieses Angebot ist nicht für dich.
no-offers-for-you = Kein Angebot ist für dich.
no-declined-offer = Dieses Angebot hast du abgelehnt; mach ein eigenes.
no-taken-offer = { $taker } will dieses Angebot annehmen, und { $seat } muss noch zustimmen.
no-second-draft = Du schreibst gerade ein Angebot: Ruf es erst aus oder verwirf es.
no-new-offers = Der letzte Durchgang ist zum Annehmen da, oder zum Passen.
no-enquiry = Nur mit „{ $card }“ darfst du nach Venuspfeilen fragen.
no-second-enquiry = Das hast du schon gefragt.
no-word-to-give = Niemand wartet auf dein Wort dazu.
no-cards-to-enquire = Es bietet keine Karten an, nach denen du fragen könntest.
no-word-given-yet = Gib erst dein Wort zu deinem Angebot { $number }: Frag, stimm zu oder lehn ab.
no-goods-for-it = Du kannst nicht hergeben, was es verlangt: { $goods }.
no-points-for-it = Es verlangt { $points }, und du hast { $own }.
no-promise-to-make = Es verlangt ein Versprechen, das du nicht mehr halten kannst.
no-such-card = So eine Karte hast du nicht.
no-piracy-as-it-is = Sag, als was: { $spices } oder { $gold }.
no-misery = „{ $card }“ verbietet dir, Karten mit Elend herzugeben.
no-stored-card = Diese Karte ist in deinem Lagerhaus; hol sie erst heraus.
no-envoys = Nur „{ $card }“ bringen jemandem eine Karte, der sie nicht verlangt hat.
no-second-envoy = Deine Gesandten reisen einmal in einer Handelsphase, und das haben sie getan.
no-late-envoy = In den letzten zehn Sekunden des Handels reisen keine Gesandten mehr.
no-piracy-by-envoy = Gesandte nennen ihre Karte beim wahren Namen, und die Piratenkarte hat keinen.
no-handing-over = Jetzt ist nichts zu übergeben; nimm erst ein Angebot an.
no-second-piracy = Es gibt nur eine Piratenkarte, und sie liegt schon in diesem Angebot.
no-pirates-to-spare = Die Piratenkarte muss als { $good } gehen, was das Angebot auch verlangt: Davon hast du zu wenig.
no-broken-story = Nach allem, was gesagt wurde, würde das deine Piratenkarte verraten.
no-offers-any-more = Angebote gibt es keine mehr: Lagere ein, leg Würfel und sag { $say }.
no-card-named-yet = Sag erst, welche Karte du hergibst, oder geh zurück.
no-target-yet = Sag erst, auf wen, oder geh zurück.
no-fitting-promise = Das verträgt sich nicht mit dem, was darüber schon versprochen ist.
no-more-promises = Ein Angebot hat auf jeder Seite höchstens { $number } Versprechen.
no-more-ideas = Ein Angebot sagt höchstens { $says } Ideen der eigenen Karten und sucht höchstens { $seeks }.
no-such-ability-there = Für wen das Angebot ist, der hat so eine Fähigkeit nicht.
no-turns-here = Beim Live-Handel gibt es keine Reihenfolge; sag { $say }, wenn du so weit bist.
no-goods-to-show = Du hast keine städtischen Waren auf der Hand, die nicht schon bekannt sind.
no-luxury-to-show = Du hast weder Gewürze noch Gold auf der Hand, die nicht schon gezeigt sind.
no-draft = Du schreibst gerade kein Angebot.
no-more-cards = Ein Angebot hat auf jeder Seite höchstens { $cards } Karten, und hergeben kannst du nur deine eigenen.
no-more-points-of-yours = Du hast nur { $points }.
no-more-points = Ein Angebot hat auf jeder Seite höchstens { $points } Punkte.
no-ideas = Niemand darf von Ideen sprechen; nur „{ $card }“ erlaubt es.
no-demand-of-several = Ein Versprechen verlangt man nur, wenn das Angebot für einen Einzigen ist.
no-address-yet = Sag erst, was du gibst oder willst.
no-fitting-step = Dieser Schritt passt nicht zu dem Angebot, wie es ist.
no-empty-offer = Ein Angebot gibt etwas her: Waren, Punkte oder ein Versprechen.
no-fourth-offer = Du hast { $offers } Angebote offen; zieh erst eines zurück.
no-promise-to-keep = Darin ist ein Versprechen, das nicht mehr zu halten ist.
no-more-storing = Du hast { $acts }-mal gelagert und gelegt; mehr geht nicht. Sag { $say }.
no-storing-yet = Lagerhäuser füllt man in den letzten Augenblicken des Handels.
no-storing-now = Lagerhäuser füllt man, während gehandelt wird.
no-card-to-fetch = Diese Karte ist nicht in deinem Lagerhaus.
no-storing-that = Diese Karte darf nie eingelagert werden.
no-card-in-hand = So eine Karte hast du nicht auf der Hand.
no-room =
    Dein Lagerhaus fasst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }; hol erst eine heraus.
no-altar = Du hast keinen { $card }.
no-cubes-yet = Würfel legt man in den letzten Augenblicken des Handels.
no-cubes-now = Würfel legt man, während gehandelt wird.
no-worker-marked = Kein Arbeiter ist bestimmt.
no-second-worker = Ein Arbeiter ist schon bestimmt; verschone erst den.
no-such-worker = So einen Landarbeiter hast du nicht.
no-worker-of = Du hast keinen Landarbeiter für { $good }.
no-second-abandoning = Für jede Karte zum Aufgeben hast du einen Würfel: Er liegt darauf oder nicht.
no-such-ability = So eine Fähigkeit hast du nicht.
no-breaking-promises = Das ist versprochen, und Versprechen binden.
no-cube-there = Darauf liegt kein Würfel.
no-aim-at-yourself = Niemand zielt auf sich selbst.
no-second-aim = Sie ist schon gerichtet; nimm erst den Würfel weg.
no-promised-target = Du hast versprochen, sie nicht auf { $seat } anzuwenden.
no-such-target = Auf so einen Mitspieler kann man nicht zielen.
no-clock-of-yours = Die Uhr stellt der Tisch, nicht die Spieler.
no-side-now = Seiten wählt man zu Beginn des Spiels, und wenn man eine Leiste aufgibt.
no-other-track = Hier geht es um die andere Leiste.
no-naming-now = Nur ein Freier Markt nennt städtische Waren, wenn er produziert.
no-naming-twice = Diese Ware hast du schon genannt; jede kommt nur einmal.
no-aim-to-ignore = Auf ein Kloster von dir zielt gerade nichts.
no-extra-draw = Zusätzliche Karten zieht man, ehe jemand hinsieht, und nur mit Entwicklungen, die das erlauben.
no-deck-in-reach = Dieser Stapel ist für dich in dieser Runde nicht erreichbar.
no-card-in-deck = Dieser Stapel ist leer.
no-two-developments = Nach einem Aufstand wählst du insgesamt eine Karte, oder sag { $say }.
no-developments-now = Entwicklungen wählt man in der Entwicklungsphase.
no-card-drawn = Diese Karte hast du nicht gezogen.
no-other-order = Erst eine Karte der Regierung, dann eine der Religion.
no-second-monument = Niemand hat zwei Denkmäler oder zwei Schreine.
no-third-producer = Du hast schon zwei Erzeuger für { $good }.
no-third-producer-then = Mit dem, was du gewählt hast, hast du zwei Erzeuger für { $good }.
no-producer-to-pay = Das kostet einen Erzeuger für { $good }, und du hast keinen.
no-producer-left = Das kostet einen Erzeuger für { $good }, und deinen einzigen nimmt schon, was du gewählt hast.
no-chat = Dieser Tisch spielt streng nach den Regeln: kein Gespräch, solange gehandelt wird.
no-saying-twice = Das sagt zweimal „{ $word }“; ein Angebot hat je eines: for, to, saying.
no-gift-by-accident = Wofür? Sag, was du willst, oder dass es ein Geschenk ist: { $say }.
no-such-points =
    Du hast { $own ->
        [one] 1 Punkt
       *[other] { $own } Punkte
    }, nicht { $points }.
no-larger-offer = Ein Angebot hat auf jeder Seite höchstens { $cards } Karten und { $points } Punkte.
no-acts-for-it = Das braucht { $acts } Handlungen, und du hast noch { $left }.
no-such-addressee = An wen? Die Plätze sind 1 bis { $seats }; „{ $word }“ ist keiner davon.
no-own-seat = Das ist dein eigener Platz.
no-good-named = { $word } von was? Es gibt { $goods }, und Punkte.
no-white-box = Auf „{ $card }“ ist kein weißes Feld: Damit kann man weder zielen noch etwas versprechen.
no-such-good = Was ist „{ $word }“? Es gibt { $goods }, und Punkte.
no-target-said = Auf wen? Sag { $say } on 2, oder { $say } not on 2.
no-piracy = Die Piratenkarte hast du nicht auf der Hand.
no-so-many-cards =
    Dieses Angebot verlangt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, nicht { $named }.
no-other-terms = Dieses Angebot verlangt { $wants }, nicht mehr und nichts anderes.
no-fitting-cards = Das sind nicht die Karten, die das Angebot verlangt.
no-card-stored = So etwas hast du dafür nicht im Lagerhaus: { $card }.
no-card-to-store = So etwas hast du dafür nicht auf der Hand: { $card }.
no-storing-this = Das darf nie eingelagert werden: { $card }.
no-room-for-all =
    Dein Lagerhaus fasst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, und { $stored } sind schon darin.
no-good-but-piracy = So viel hast du davon nicht: { $good }; sag { $say }, wenn du die Piratenkarte meinst.
no-so-many = So viele Karten hast du davon nicht: { $card }.
no-card-of-that = So etwas hast du nicht: { $card }.

## Was erzählt wird

tell-nothing = nichts
tell-you = dich
tell-number = { $number } { $what }
tell-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
tell-civic =
    { $number ->
        [one] 1 städtische Ware
       *[other] { $number } städtische Waren
    }
tell-luxury =
    { $number ->
        [one] 1 Luxusware
       *[other] { $number } Luxuswaren
    }
tell-card = { $good } ({ $idea-short })
tell-box = { $card } { $number }
tell-on = { $box } auf { $whom }
tell-not-on = { $box } nicht auf { $whom }
tell-abandons = { $track-object } aufgeben
tell-altar-of = Opferaltar, für den Arbeiter für { $good }
tell-side-chosen = { $seat } wählt heimlich die Seite { $side-of }.
tell-start = { $seat } mit { $government } und { $religion }
tell-began = So beginnen sie: { $starts }. Reihenfolge: { $order }.
tell-round = Runde { $number } beginnt.
tell-produced = { $seat } erzeugt { $goods }.
tell-named = { $seat } bestellt { $good }.
tell-trading-opens = Der Markt ist offen.
tell-live-trading-opens = Der Markt ist offen. Alle zugleich!
tell-floor = { $seat } hat das Wort (Durchgang { $lap }).
tell-drafted = { $seat } entwirft: { $step }.
tell-posted = { $seat } bietet [{ $number }] { $gives } für { $wants }.
tell-posted-to = { $seat } bietet [{ $number }] { $gives } für { $wants }, an { $to }.
tell-saying = { $offer } Die Karten sollen zeigen: { $ideas }.
tell-seeking = { $offer } Gesucht sind Karten mit: { $ideas }.
tell-withdrawn = { $seat } zieht Angebot { $number } zurück.
tell-lapsed = Angebot { $number } von { $seat } verfällt.
tell-declined = { $seat } lehnt Angebot { $number } von { $maker } ab.
tell-dealt = Abgemacht! { $maker } gibt { $taker } { $gives } für { $wants }.
tell-weighed = { $taker } will Angebot { $number } annehmen, wenn { $seat } einverstanden ist.
tell-refused = { $seat } ist nicht einverstanden: kein Handel mit { $taker } über Angebot { $number }.
tell-released = { $seat } nimmt Angebot { $number } von { $maker } doch nicht an.
tell-enquired = { $seat } fragt { $holder } nach Venuspfeilen in Angebot { $number }.
tell-answered =
    { $seat } fragt { $holder } nach Venuspfeilen in Angebot { $number }: { $arrows ->
        [0] Es gibt keine
        [one] Es ist 1, auf { $goods }
       *[other] Es sind { $arrows }, auf { $goods }
    }.
tell-envoy = Gesandte von { $seat } bringen { $target } { $card }.
tell-showed-hand = { $seat } zeigt allen Grundwaren und städtische Waren. Die städtischen: { $goods }.
tell-showed-luxury = { $seat } lässt alle sehen: { $goods }.
tell-cube-laid = { $seat } legt einen Würfel: { $what }.
tell-cube-lifted = { $seat } nimmt einen Würfel weg: { $what }.
tell-stored = { $seat } lagert ein: { $card }.
tell-fetched = { $seat } holt aus dem Lager: { $card }.
tell-passed = { $seat } passt.
tell-ready = { $seat } ist fertig.
tell-resumed = { $seat } handelt doch weiter.
tell-clock-minute = Noch eine Minute.
tell-clock-half = Noch eine halbe Minute.
tell-clock-last = Noch zehn Sekunden: Gesandte reisen nicht mehr.
tell-clock-time = Die Zeit ist um.
tell-clock-shut = Die Lagerhäuser sind zu.
tell-backed = { $card } (andere Seite: { $back })
tell-closing = Keine Angebote mehr: Lagerhäuser und Würfel.
tell-spent = { $seat } gibt aus: { $goods }; { $stored } gelagert.
tell-abandoned = { $seat } gibt { $track-object } auf und geht zum Start der Seite { $side-of }.
tell-aimed-works = „{ $card }“ von { $seat } wirkt auf { $target }.
tell-aimed-brings = „{ $card }“ von { $seat } wirkt auf { $target }: { $gains }.
tell-aimed-brings-both = „{ $card }“ von { $seat } wirkt auf { $target }: { $gains }, und { $own } für { $seat }.
tell-aimed-at-nothing = „{ $card }“ von { $seat } wirkt auf { $target }, wo kein Punkt zu verlieren ist: { $own } für { $seat }.
tell-aimed-strikes = „{ $card }“ von { $seat } trifft { $target }: { $gains }.
tell-aimed-spares = „{ $card }“ von { $seat } verschont { $target }.
tell-aimed-serves = { $seat } bringt ein Opfer („{ $card }“): { $gains }.
tell-ignored = { $seat } übergeht „{ $card }“ von { $owner } ({ $effect }).
tell-in-vain = „{ $card }“ von { $seat } findet keinen passenden Arbeiter.
tell-in-vain-on = „{ $card }“ von { $seat } findet keinen passenden Arbeiter von { $target }.
tell-covered = { $seat } verdeckt „{ $card }“: kein Erzeuger mehr für { $good }.
tell-worker-lost = { $seat } verliert einen Arbeiter für { $good }.
tell-worker-moved = { $seat } gibt { $to } einen Arbeiter für { $good }.
tell-resolved =
    { $seat }: { $sets } für Sätze{ $gains-count ->
        [0] .
       *[other] ; { $gains }.
    }
tell-reckoned = Darin zählt: „{ $card }“ von { $owners } gegen { $seat }, { $gains }.
tell-reckoned-own = Darin zählt: „{ $card }“ von { $seat }, { $gains }.
tell-revolution =
    Umsturz! { $seat } steht jetzt auf der Seite { $side-of }{ $lost-count ->
        [0] .
       *[other] ; verloren: { $lost }.
    }
tell-conversion =
    Bekehrung! { $seat } steht jetzt auf der Seite { $side-of }{ $lost-count ->
        [0] .
       *[other] ; verloren: { $lost }.
    }
tell-revolutionaries = { $change } Die Umstürzler bringen { $points }.
tell-revolt = Bauernaufstand gegen { $seats }.
tell-attack = Barbaren greifen { $seat } an: Der Würfel zeigt { $die }, { $points } verloren.
tell-attack-twice = Barbaren greifen { $seat } an: Im totalen Krieg wird zweimal gewürfelt, zusammen { $die }, { $points } verloren.
tell-order = Reihenfolge: { $order }.
tell-extra-draw = { $seat } zieht noch eine Karte: { $deck }.
tell-either = { $one } / { $other }
tell-development-cards =
    { $number ->
        [0] keine Entwicklungskarte
        [one] 1 Entwicklungskarte
       *[other] { $number } Entwicklungskarten
    }
tell-drew = { $seat } zieht { $cards }.
tell-drew-in-part = { $seat } zieht { $cards }; keine Karte war mehr da: { $decks }.
tell-chose = { $seat } wählt „{ $card }“.
tell-chose-none = { $seat } wählt keine Entwicklung.
tell-chose-no-government = { $seat } wählt keine Entwicklung der Regierung.
tell-chose-no-religion = { $seat } wählt keine Entwicklung der Religion.
tell-built = { $seat } baut „{ $card }“.
tell-civic-phase = { $seat }: { $gains } aus Entwicklungen.
tell-reshuffled = Der Stapel wird neu gemischt: { $pile }.
tell-score = { $seat } { $score }
tell-ended =
    Endstand: { $scores }. { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }.

## Wie es ausging

won-by-points =
    { $winners } { $winners-count ->
        [one] hat
       *[other] haben
    } am meisten: { $points }.
won-by-levels =
    Mehrere haben { $points }; von ihnen { $winners-count ->
        [one] hat
       *[other] haben
    } { $winners } die höchsten Stufen.
won-by-tracks =
    Mehrere haben { $points } und gleiche Stufen; von ihnen { $winners-count ->
        [one] hat
       *[other] haben
    } { $winners } die meiste Zufriedenheit und Sicherheit.
won-together = { $winners } haben je { $points } und sind in allem anderen gleich.

## Warum ein Bot das täte

why-nothing-better = Er sieht gerade nichts Besseres.
why-rather-take = Er nähme lieber Angebot { $number } an.
why-by-the-answer = Er würde erst nach Venuspfeilen fragen und nach der Antwort entscheiden.
why-enquire = Fragen kostet weder Waren noch Punkte.
why-take = Er nähme es an: Der Handel scheint dir { $points } Punkte wert zu sein.
why-not-take = Er nähme es nicht an: Der Handel scheint dir { $points } Punkte wert zu sein.
why-store = Gut aufzuheben: Einlagern scheint { $points } Punkte mehr zu bringen als Ausgeben.
why-spend = Besser ausgeben: Einlagern scheint gegenüber dem Ausgeben { $points } Punkte zu bringen.
why-offer = Er hat ein Angebot im Sinn, { $gives } für { $wants }, das dir { $points } Punkte wert zu sein scheint.
why-offer-to = Er hat ein Angebot an { $to } im Sinn, { $gives } für { $wants }, das dir { $points } Punkte wert zu sein scheint.
why-card = Diese Karte ist dir hier { $points } Punkte wert.
why-good = Einmal { $good } mehr wäre dir etwa { $points } Punkte wert.
why-build = Er schätzt, dass das bis zum Ende etwa { $points } Punkte wert ist.
why-post = Ein Angebot, das niemand hört, kann niemand annehmen.
why-aim = Schaden ist für den Führenden, Gutes für den Letzten.
why-no-opinion = Dazu hat er keine feste Meinung.
why-number = { $whole },{ $tenths }
why-below-zero = −{ $whole },{ $tenths }

## Im Terminal

table-setting-up = Vor dem Anfang
table-setting-up-help = Entwicklungen von Diktatur und Mars bringen mehr Sicherheit und Waffen, die von Demokratie und Venus mehr Zufriedenheit. Punkte gibt es auf jeder Seite. Waren schieben dich weiter oder zurück; der Start entscheidet, wo du beginnst.
table-round = Runde { $turn } von { $turns }, { $phase }
table-lap-of = Durchgang { $lap } von { $laps }
table-deals =
    { $deals ->
        [one] bisher 1 Abschluss
       *[other] bisher { $deals } Abschlüsse
    }
table-passing = Der Handel endet früher, wenn alle nacheinander passen.
table-revolt = Aufstand: Der Unzufriedenste unter 0 nimmt eine Entwicklung, höchstens Stufe { $level }.
table-attack = Angriff: Der Unsicherste unter 0 verliert { $points } Punkte und was der Würfel zeigt.
table-attack-twice = Angriff: Der Unsicherste unter 0 verliert { $points } Punkte und was der Würfel zweimal zeigt.
table-player = Spieler
table-points = Pkt/Ende
table-government = Regier
table-religion = Relig
table-sides = Regier, Relig
table-happy = Zufr
table-safe = Sich
table-feelings = Zufr, Sich
table-makes = Macht
table-makes-example = Macht 5+1s+2l
table-cities = { $number }s
table-boats = { $number }l
table-place = { $side-sign } { $step } S{ $level }
table-score = Punkte
table-track = { $track }
table-sum = { $hand } auf der Hand + { $printed } auf Entwicklungen = { $sum } Punkte
table-sum-with-monuments = { $hand } auf der Hand + { $printed } auf Entwicklungen + { $extra } durch Denkmäler und Schreine = { $sum } Punkte
table-developments = Entwicklungen
table-card = { $card }
table-covered-card = { $card } (verdeckt)
table-covered = verdeckt
table-aims = anwendbar
table-can-aim = anwendbar: { $boxes }
table-aimed = { $box } auf { $whom }
table-promised = versprochen: { $promises }
table-promises = Versprochen
table-holds = Hat
table-you-know = Du weißt von
table-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
table-list = { $things }
table-known = Hat bekanntlich
table-unseen = ?st, ?lux
table-unseen-civic = ?st
table-unseen-luxury = ?lux
table-remembered = Du weißt von { $seat }: { $cards }
table-your-goods =
    Deine Waren ({ $cards }; # ist gelagert, Platz für { $room })
table-good = { $good } ({ $good-id })
table-set =
    { $worth ->
        [one] 1 Pkt, mit einer mehr { $more }
       *[other] { $worth } Pkt, mit einer mehr { $more }
    }
table-spending = So ausgegeben: { $gains }.
table-cubes = Deine Würfel: { $cubes }.
table-offers = Angebote (* kannst du annehmen)
table-you = du
table-offer = { $seat }: { $gives } für { $wants }
table-offer-to = { $seat } an { $to }: { $gives } für { $wants }
table-you-would-take = du willst annehmen
table-coming =
    { $number ->
        [one] 1 Venuspfeil käme
       *[other] { $number } Venuspfeile kämen
    }
table-taking = Du nimmst Angebot { $number } an und gibst her: { $cards }
table-draft = Dein Entwurf an alle: { $gives } für { $wants }
table-draft-to = Dein Entwurf an { $to }: { $gives } für { $wants }
table-drawn = Gezogen
table-drawn-card = { $deck }: { $faces }
table-acts = Handlungen
table-lap = Durchgang
table-government-ideas = <Dikt, Demo>
table-religion-ideas = <Mars, Venus>
table-prosperity = +1
table-sad-ideas = arm, ELEND
table-raid-ideas = Raub, WUT
table-special-ideas = AUFSTAND, BESTECH, EIFERER
table-icons = Zeichen

sign-offer = ein Angebot an alle; mehrere Waren: '{ $say }'
sign-offer-to = ein Angebot an jemanden oder einige: '{ $say }'; Namen darf man abkürzen
sign-gift = ein Geschenk muss man so nennen
sign-points = Punkte können auf jeder Seite stehen
sign-card = genau die Karte, die du gibst; ohne ihre Idee ist es die, die du am wenigsten vermisst
sign-promise = versprich, wie du eine Fähigkeit anwendest; es bindet
sign-demand = verlange ein Versprechen; nenn den einen Platz, der es geben soll
sign-promises = Versprechen über Fähigkeiten gehören zu einem Angebot: KARTE on PLATZ, oder KARTE not on PLATZ
sign-take = nimm ein Angebot an; '{ $say }' nennt die Karte, die du hergibst
sign-counter = beginne ein eigenes Angebot mit ihrem
sign-decline = sag nein; '{ $say }'
sign-withdraw = nimm ein eigenes Angebot weg; '{ $say }' macht einen Entwurf daraus
sign-agree = mit „{ $card }“ dein Wort zu einem Handel über dein eigenes Angebot; '{ $say }' fragt erst
sign-show = lass alle deine Grundwaren und städtischen Waren sehen, oder deine Gewürze und dein Gold
sign-pass = gib das Wort weiter; passen alle nacheinander, ist der Handel vorbei, gleich in welchem Durchgang
sign-done = mach Schluss mit Lagerhaus und Würfeln, live auch mit dem Handel, was deine Angebote zurückzieht, oder handle doch weiter
sign-store = heb Karten für die nächste Runde auf, statt sie auszugeben; '{ $say }' holt eine wieder heraus
sign-aim = leg einen Würfel: Die Fähigkeit trifft diesen Platz bei der Abrechnung; '{ $say }' nimmt ihn weg
sign-build = wähle beide Entwicklungen auf einmal
sign-points-and-end = Punkte jetzt, und wie viele es wären, wenn jetzt Schluss wäre, mit Entwicklungen
sign-sides = die Seite, der Schritt auf ihrer Leiste, und welche Stufe (S0 bis S3) von Entwicklungen das gibt
sign-feelings = Zufriedenheit und Sicherheit; unter 0 trifft den Unzufriedensten ein Aufstand, und Barbaren kommen zum Unsichersten
sign-revolt = ein Ausrufezeichen: Da war ein Aufstand, und eine Entwicklung weniger wird gewählt
sign-makes = Waren je Runde: 5 Grundwaren von Arbeitern, 1 städtische je Stadt, 1 Luxusware je Schiff
sign-unseen = städtische Waren und Luxuswaren auf der Hand, deren Namen niemand gesehen hat
sign-takeable = Angebot 2 kannst du annehmen
sign-stored = hinter einer Karte: Sie liegt im Lagerhaus und wird nicht ausgegeben
sign-acts = Schritte, die du noch tun darfst, solange du das Wort hast: Jede Karte, Ware oder jeder Punkt eines Angebots ist einer
sign-lap = wie oft das Wort herumgegangen ist; der letzte Durchgang ist nur für Antworten
sign-government-ideas = ausgegeben ein Schritt zur Diktatur oder Demokratie; diese Ideen heißen black und white
sign-religion-ideas = ausgegeben ein Schritt zum Mars oder zur Venus: red und blue
sign-prosperity = ausgegeben ein Punkt mehr, Wohlstand: prosperity
sign-sad-ideas = ausgegeben 1 oder 2 Zufriedenheit weniger, Armut und Elend: poverty und depression; das Elend lagert man nie
sign-raid-ideas = ausgegeben 1 oder 2 Sicherheit weniger, Barbaren und ihre Wut: barbarians und fury; die Wut lagert man nie
sign-special-ideas = ausgegeben 1 Zufriedenheit weniger und ein Schritt gegen den üblichen Weg der Ware: revolt, corruption und zealots; nie zu lagern
sign-set = was dein Satz dieser Ware wert ist, und was er mit einer Karte mehr wert wäre
sign-icons = Schwerter, Äpfel, Noten und Bücher auf Entwicklungen; am Ende zählen Denkmäler und Schreine sie als Punkte
sign-covered = eine Entwicklung, die ihre Ware nicht mehr erzeugt
sign-aims = Fähigkeiten, die man auf jemanden anwenden kann, mit dem Namen, den Angebote und 'aim' brauchen

## Auf dem Tisch

show-you = Du
show-nothing = nichts
show-round = Runde { $turn } von { $turns }
show-lap = Durchgang { $lap } von { $laps }
show-last-lap = Durchgang { $lap } von { $laps }, nur Antworten
show-acts-left =
    noch { $acts ->
        [one] 1 Handlung
       *[other] { $acts } Handlungen
    }
show-place = { $side }, Schritt { $step }, Stufe { $level }
show-goods-held = { $number } { $good }
show-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
show-call-minute = Noch eine Minute!
show-call-half = Halbe Minute!
show-call-envoys = Noch zehn Sekunden, keine Gesandten mehr
show-call-last = Letzte Augenblicke: Lager und Würfel!
show-drawer-offer = Angebot
show-drawer-store = Lager
show-drawer-cubes = Würfel
show-drawer-done = Fertig
show-drawer-pass = Passen
show-your-goods = Deine Waren
show-no-goods = Keine Waren auf der Hand.
show-worth =
    jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
    } wert, mit einer mehr { $more }
show-tap-to-offer = Tipp eine Karte an, um sie anzubieten.
show-tap-to-store = Tipp bis zu { $room } Karten an, um sie einzulagern.
show-offer-card = Anbieten: { $card }
show-in-offer = { $card }, in deinem Angebot: herausnehmen
show-store-card = Einlagern: { $card }
show-fetch-card = Aus dem Lager holen: { $card }
show-never-stored = { $card }: darf nie eingelagert werden
show-stored = im Lager
show-desk = Dein Tisch
show-warehouse = Dein Lagerhaus
show-you-give = Du gibst
show-you-want = Du willst
show-gives = gibt
show-wants = für
show-tap-cards = Karten antippen oder herziehen.
show-take-out = Herausnehmen: { $what }
show-piracy-as = Die Piratenkarte geht als
show-as = als { $good }
show-want = Verlangen: { $good }
show-want-more = Noch einmal { $good }; { $number } gewünscht
show-want-less = Einmal { $good } weniger
show-points-title = Punkte
show-you-get = du bekommst { $number }
show-you-pay = du zahlst { $number }
show-no-points = keine
show-pay-more = Einen mehr zahlen oder weniger bekommen
show-ask-more = Einen mehr bekommen oder weniger zahlen
show-to-whom = An
show-everybody-else = Alle
show-offer-to = Nur hier anbieten
show-post = Ausrufen
show-post-anew = Neu ausrufen
show-tear-up = Verwerfen
show-send-envoy = Mit Gesandten an { $seat }
show-no-change = Deine Punkte bleiben gleich.
show-gain =
    { $number ->
        [one] +1 für dich, aus Sätzen und Punkten
       *[other] +{ $number } für dich, aus Sätzen und Punkten
    }
show-loss = −{ $number } für dich, aus Sätzen und Punkten
show-give-something = Gib zuerst etwas her.
show-offers-out = Du hast { $offers } Angebote offen; zieh eines zurück.
show-too-many-acts = Das kostet { $acts } Handlungen; du hast { $left }.
show-not-your-floor = Du hast gerade nicht das Wort.
show-promises = Versprechen über Fähigkeiten …
show-you-promise = Du versprichst
show-they-promise = Dafür verspricht man dir
show-promises-of = { $seat } verspricht
show-promise-said = { $who }: { $promise }
show-which-ability = Welche Fähigkeit
show-use-or-not = Anwenden oder nicht
show-to-use-on = anzuwenden auf
show-not-to-use-on = nicht anzuwenden auf
show-on-whom = Auf wen
show-add = Dazu
show-says-label = Sag, was deine Karten zeigen
show-seeks-label = Sag, was du suchst
show-offers = Angebote
show-your-offers = Deine Angebote
show-offers-of =
    { $offers ->
        [0] Angebote
        [one] 1 Angebot
       *[other] { $offers } Angebote
    }
show-offers-for-you =
    { $offers ->
        [0] Angebote
        [one] 1 Angebot, { $takeable } kannst du annehmen
       *[other] { $offers } Angebote, { $takeable } kannst du annehmen
    }
show-no-offers = Niemand bietet etwas an. Mach den Anfang!
show-no-offer-of-yours = Du bietest gerade nichts an.
show-offer-of = Angebot { $number } von { $seat }
show-just-you = nur für dich
show-only-for = für { $seats }
show-take = Nimm
show-counter = Gegenangebot
show-counter-this = Gegenangebot zu { $number }
show-decline = Ablehnen
show-decline-this = Angebot { $number } ablehnen
show-enquire = Nach Venuspfeilen fragen
show-change = Ändern
show-withdraw = Zurückziehen
show-hand-over = du gibst her
show-hand-other = { $card }; eine andere hergeben
show-says = sagt: { $ideas }
show-seeks = sucht: { $ideas }
show-would-take = { $seat } will annehmen: einverstanden?
show-awaits-word = Du willst annehmen; { $seat } muss noch zustimmen.
show-being-taken = { $seat } will annehmen
show-agree = Einverstanden
show-refuse = Nein
show-venus-arrows =
    { $number ->
        [one] 1 Venuspfeil
       *[other] { $number } Venuspfeile
    }
show-traders = Die Händler
show-known = Hat bekanntlich
show-you-know = Du weißt: { $cards }
show-hidden-civic =
    { $number ->
        [one] 1 städtische Ware verdeckt
       *[other] { $number } städtische Waren verdeckt
    }
show-hidden-luxury =
    { $number ->
        [one] 1 Luxusware verdeckt
       *[other] { $number } Luxuswaren verdeckt
    }
show-points-help = Punkte; in Klammern mit Entwicklungen, als wäre jetzt Schluss
show-is-done = fertig
show-has-floor = hat das Wort
show-chooses = wählt
show-deals = Abschlüsse
show-deals-so-far =
    { $deals ->
        [0] Abschlüsse
        [one] Bisher 1 Abschluss
       *[other] Bisher { $deals } Abschlüsse
    }
show-no-deals = Noch kein Handel.
show-deal-for = für
show-all = alle
show-fewer = weniger
show-store-help = Bis zu { $room } Waren bleiben für die nächste Runde. Alle anderen werden ausgegeben. Tipp Karten an oder zieh sie hierher; noch einmal tippen holt sie zurück.
show-no-boxes = Du hast keine Fähigkeit auszurichten.
show-aim = „{ $card }“ ausrichten
show-altar-help = Ein Landarbeiter für { $points } Punkte und einen Schritt zum Mars.
show-spare-worker = Den Arbeiter doch verschonen
show-abandon = Aufgeben
show-abandon-help = Zu Beginn der Abrechnung geht dein Stein zurück zur Mitte, bevor ein Pfeil zählt.
show-open-hand = Offene Hand
show-open-hand-help = Lass alle deine Grundwaren und städtischen Waren sehen, oder dass deine Gewürze und dein Gold echt sind.
show-show = Zeigen
show-show-luxury = Gewürze und Gold zeigen
show-seen-of = { $number } { $good } von allen gesehen
show-covered = verdeckt: erzeugt nichts mehr
show-empty-decks = Für dich war keine Karte mehr da: { $decks }.
show-trade-on = Doch weiterhandeln
show-done-help = Deine Angebote werden zurückgezogen, und kein Handel erreicht dich mehr; solange jemand anderes nicht fertig ist, kannst du weiterhandeln. Sind alle fertig, haben alle noch einen Augenblick für Lager und Würfel.
show-ready-help = Keine Angebote mehr. Sind Lagerhaus und Würfel, wie du sie willst?
show-done-state = Lagerhaus: { $stored } von { $room }. Würfel: { $cubes }.
show-really-done = Ja, ich bin fertig
show-ready = Bereit
show-pass-help = Gib das Wort weiter.
show-pass = Passen
show-you-are-done = Du bist fertig. Die anderen handeln noch.
show-question = Was du gefragt wirst
show-choosing = Was willst du bauen?
show-one-of = { $track }: eine oder keine
show-any-of = { $track }
show-or = oder
show-revolt-limit = Die Bauern sind im Aufstand: insgesamt eine Entwicklung, oder keine.
show-chosen = Du hast gewählt. Alle decken zugleich auf.
show-report = Was die Waren brachten
show-earned =
    { $number ->
        [one] +1 Punkt
       *[other] +{ $number } Punkte
    }
show-revolted = Bauernaufstand!
show-attacked = Barbaren! Durch den Würfel: { $die }.
show-tracks = Leisten
show-happiness = Zufriedenheit
show-safety = Sicherheit
show-people = Was alle gebaut haben
show-nothing-built = Noch nichts.
show-cities =
    { $number ->
        [one] 1 städtische Ware
       *[other] { $number } städtische Waren
    } je Runde
show-boats =
    { $number ->
        [one] 1 Luxusware
       *[other] { $number } Luxuswaren
    } je Runde
show-icons-of-sword = Schwerter
show-icons-of-apple = Äpfel
show-icons-of-note = Noten
show-icons-of-book = Bücher
show-glyph-dictatorship = zur Diktatur
show-glyph-democracy = zur Demokratie
show-glyph-mars = zum Mars
show-glyph-venus = zur Venus
show-glyph-point = Wohlstand
show-glyph-sad = Unzufriedenheit
show-glyph-raid = Barbaren
show-in-hand = Hand
show-feelings = Zufr. / sicher
show-printed = Entwicklungen
show-monuments = Denkmal, Schrein
show-closed-chat = Dieser Tisch spielt streng nach den Regeln: kein Gespräch, solange gehandelt wird (MED-C-55).
show-open-chat = Solange gehandelt wird, erlauben die Regeln kein Wort und keinen Wink über die unteren Hälften von Karten (MED-TRD-3). Das Gespräch bleibt trotzdem offen: Sich daran zu halten ist Sache eures Tisches (MED-C-55).
show-unbound = Was hier gesagt wird, bindet niemanden. Nur ein Angebot bindet, und was darin versprochen ist.

## Die Spielhilfe

aid-aim = Die meisten Punkte nach der letzten Runde: jetzt mit Sätzen von Waren, später mit Entwicklungen.
aid-turn = Eine Runde
aid-step-1 = { phase-production }
    .text = Jeder Arbeiter bringt seine Grundware, jede Stadt eine städtische, jedes Schiff eine Luxusware.
aid-step-2 = { phase-trading }
    .text = Alle mit allen, live oder der Reihe nach. Die Ware wird wahr benannt, nur die Piratenkarte nicht; von der unteren Hälfte spricht niemand.
aid-step-3 = { phase-resolution }
    .text = Bis zu drei Waren warten im Lagerhaus, alle anderen werden ausgegeben: Sätze bringen Punkte, Pfeile bewegen dich auf den Leisten. Dann Aufstand und Barbaren.
aid-step-4 = { phase-development }
    .text = Zieh nach deinen Stufen; wähle höchstens eine Karte für Regierung und eine für Religion, und je eine Seite.
aid-step-5 = Bürgerphase
    .text = Alles, was jede Runde wirkt, tritt ein.
aid-moves = Gut zu wissen
aid-move-1 = Sätze
    .text = Viele von einer Ware sind viel mehr wert als je eine von allen.
aid-move-2 = Leisten
    .text = Schritt 2, 5 und 8 sind die Stufen 1, 2 und 3, auf beiden Seiten. Ein Seitenwechsel kostet, was du auf der alten Seite gebaut hast.
aid-move-3 = Zufriedenheit und Sicherheit
    .text = Wer unter der Linie am tiefsten steht, erleidet den Aufstand (Runden 2 bis 6) oder die Barbaren (3 bis 6).
aid-move-4 = Aufgeben
    .text = Ein eigener Würfel bringt deinen Stein in die Mitte zurück, bevor Pfeile zählen.
aid-end = Punkte auf der Hand, auf Entwicklungen, von Denkmal und Schrein. Gleichstand: Stufen, dann Zufriedenheit und Sicherheit.
aid-plan = Eine Ware und eine Leiste
aid-plan-above = oben: was ein Satz wert ist
aid-plan-below = unten: die Idee, nie erwähnt
aid-plan-left = Diktatur, Mars
aid-plan-right = Demokratie, Venus
aid-plan-level = Stufe { $level }

## The aim, above the table

show-wins = Die meisten Siegpunkte nach { $turns } Runden.

## Das erste Spiel mit Anleitung

lesson-aim = Du führst ein Volk durch sechs Runden, und die meisten Punkte gewinnen. In jeder Runde: Waren erzeugen, mit allen handeln, sie für Punkte ausgeben und neue Entwicklungen wählen.
lesson-sides = Dein Volk steht auf zwei Leisten, von der Diktatur zur Demokratie und vom Mars zur Venus. Beginne auf den Seiten von Diktatur und Mars; je weiter du gehst, desto besser deine Entwicklungen.
    .no = Beide Seiten sind gleich gut, aber deine ersten Waren führen zur Diktatur und zum Mars. Wähle diese.
lesson-goods = Du hast von jeder Grundware eine. Oben nennt eine Karte ihre Ware, und viele von einer bringen viele Punkte; die untere Hälfte ist eine Idee, die nur du siehst, meist ein Schritt auf einer Leiste.
lesson-take = { $p3 } bietet Wolle für Holz. Die Idee auf deinem Holz führt zur Demokratie, für dich die falsche Richtung, und niemand sieht das: Nimm Angebot 1.
    .no = Nimm zuerst Angebot 1: Zwei von einer Ware sind mehr wert als je eine, und das Holz führt in die falsche Richtung.
lesson-offer = Zwei Wolle; eine dritte macht daraus 3 Punkte. Biete dein Getreide für Wolle an: Leg das Getreide ins Angebot, verlange Wolle, häng es für alle aus und gib das Wort weiter.
    .no = Mach dieses Angebot: Gib das Getreide, verlange Wolle, häng es aus. Dann passe, damit die anderen antworten können.
lesson-pass = { $p2 } hat angenommen: drei Wolle, 3 Punkte. Wenn alle nacheinander passen, endet der Handel; du hast, was du willst, also passe.
    .no = Mehr Handel wäre möglich, aber was du hast, passt gut zusammen. Passe, dann endet der Handel.
lesson-store = Bis zu drei Waren kann das Lager für die nächste Runde aufheben; alle anderen werden jetzt ausgegeben. Deine bringen Punkte und je zwei Schritte zu Diktatur und Mars, also behalte nichts und sag, dass du fertig bist.
    .no = Waren im Lager bringen jetzt nichts, und zwei Schritte auf einer Leiste sind Stufe 1. Lass alle draußen und sag, dass du fertig bist.
lesson-build = Ideen haben dich auf beiden Leisten auf Stufe 1 gebracht, also wählst du aus besseren Karten. Nimm eine Entwicklung der Regierung, dann eine der Religion; was sie tun, steht dabei.
    .no = Eine Entwicklung kostet nur, was sie sagt, und wirkt von jetzt an. Wähle eine.
lesson-win = Ab jetzt hüte dich vor den letzten Plätzen bei Zufriedenheit und Sicherheit: Aufstände und Barbaren treffen die Letzten. Sammle Sätze, folge deinen Leisten, und zähl nach sechs Runden, wer führt.

## Hinweise für ein erstes Spiel ohne Anleitung

note-sides = Dein Volk geht auf zwei Leisten voran, Regierung und Religion, und je weiter es ist, desto bessere Entwicklungen stehen zur Wahl. Beide Seiten sind gleich gut; Waren zeigen später, wohin sie führen.
note-live = Alle handeln zugleich, bis die Uhr abläuft oder alle fertig sind. Tippe auf deine Waren, um sie anzubieten, sag, was du dafür willst, und hänge das Angebot aus.
note-floor = Wer das Wort hat, handelt oder passt; passen alle nacheinander, endet der Handel. Tippe auf deine Waren, um sie anzubieten.
note-store = Was du ins Lager legst, bleibt für die nächste Runde. Alles andere wird jetzt ausgegeben: Viele gleiche Waren bringen viele Punkte, und Ideen führen dich die Leisten entlang.
note-build = Eine Entwicklung wirkt von jetzt an; die einer Seite gehen mit dieser Seite verloren. Jede Karte hat zwei Seiten, und du baust eine davon.
