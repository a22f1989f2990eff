### 7th Sea: City of Five Sails
### Was auf den Karten gedruckt ist, bleibt englisch: Namen, Eigenschaften und Fachwörter wie Renown, Combat oder Thrust.

title = 7th Sea: City of Five Sails
special = Heimliche Pläne, umkämpfte Viertel und Duelle Karte um Karte: Töte einen Anführer, oder nimm die Stadt.
primer = Du führst eine Mannschaft in einer Stadt mit drei bis fünf Vierteln, höchstens fünf Tage lang. Jeden Tag wählst du heimlich einen Plan und eine Figur, dann wird abwechselnd gehandelt: bewegen, anwerben, ausrüsten, mit Influence ein Viertel beanspruchen, Gegner zum Duell fordern. Handkarten sind Geld, Kniffe und Fechtkunst zugleich. Viertel, die du beherrschst, geben dir ihr Renown, wenn der Tag endet. Sieben Renown gewinnen; ebenso, wer die Docks, die Foren und den Großen Basar zugleich beherrscht oder den gegnerischen Anführer tötet.
score = Renown

## Dinge. Ein Ort hat seinen Namen auch als Überschrift und kommt mit „bei“, „zu“ und „von“ vor.

place-oles_inn = Oles Schenke
    .title = Oles Schenke
    .short = Oles Schenke
    .at = in Oles Schenke
    .to = in Oles Schenke
    .from = aus Oles Schenke
place-docks = die Docks
    .title = Docks
    .short = Docks
    .at = bei den Docks
    .to = zu den Docks
    .from = von den Docks
place-forums = die Foren
    .title = Foren
    .short = Foren
    .at = bei den Foren
    .to = zu den Foren
    .from = von den Foren
place-grand_bazaar = den Großen Basar
    .title = Großer Basar
    .short = Großer Basar
    .at = auf dem Großen Basar
    .to = auf den Großen Basar
    .from = vom Großen Basar
place-governors_gardens = die Gärten des Statthalters
    .title = Gärten des Statthalters
    .short = Gärten des Statthalters
    .at = in den Gärten des Statthalters
    .to = in die Gärten des Statthalters
    .from = aus den Gärten des Statthalters
place-home = das Zuhause
    .title = Zuhause
    .short = Zuhause
    .at = zu Hause
    .to = nach Hause
    .from = von zu Hause

phase-setup = Aufbau
phase-dawn = Morgengrauen
phase-planning = Planung
phase-high_drama = Hauptakt
phase-plunder = Beute
phase-dusk = Dämmerung

faction-vodacce = Vodacce
faction-eisen = Eisen
faction-montaigne = Montaigne
faction-castille = Castille
faction-ussura = Ussura
faction-neutral = Neutral
faction-city = Stadtdeck

kind-leader = Anführer
kind-character = Figur
kind-scheme = Plan
kind-attachment = Ausrüstung
kind-risk = Wagnis
kind-event = Ereignis

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
ability-scheme = Plan
ability-revealed = Beim Aufdecken
ability-forced = Erzwungen
ability-setup = Aufbau

## Einstellungen

option-decks = Decks
    .help = Welches Deck jeder Platz spielt: ein Musterdeck, ein ausgelostes oder ein eigenes (FIV-DECK-7).
option-gamble_rest = Gewagte Karten, die nicht gespielt werden
    .help = Sie werden abgeworfen oder kommen unter das Deck (FIV-C-67).
    .discard = werden abgeworfen
    .sink = kommen unter das Deck
option-open_decks = Offene Decklisten
    .help = Ob alle die Listen aller Decks kennen (FIV-C-36).
    .true = ja
    .false = nein

## Fragen

ask-plan-scheme = Wähle einen Plan für diesen Tag.
ask-plan-character = Wähle eine Figur für diesen Tag.
ask-plans-of-others = Die anderen planen ihren Tag.
ask-react = { $moment } Reagieren?
ask-reaction = Reagieren?
ask-other = { $seat } ist dran.
ask-wait = Warte.
ask-something = Antworte auf die Frage.
ask-other-pays = { $seat } bezahlt { $price }.
ask-other-pays-for = { $seat } bezahlt { $price } für { $card }.
ask-other-pays-target = { $seat } bezahlt { $price }, gerichtet auf { $targets }.
ask-other-pays-for-target = { $seat } bezahlt { $price } für { $card }, gerichtet auf { $targets }.
ask-turn = Du bist dran: Handle oder passe.
ask-turn-and-more =
    Du bist dran: Handle oder passe. Gleich danach { $actions ->
        [one] handelst du noch einmal
       *[other] handelst du noch { $actions }-mal
    }.
ask-pay = Bezahle { $price }: Wirf Karten ab, die genau so viel wert sind.
ask-pay-for = Bezahle { $price } für { $card }: Wirf Karten ab, die genau so viel wert sind.
ask-by-card = { $card }: { $question }
ask-who-acts = Wer handelt?
ask-first-to-resolve = Was davon geschieht zuerst?
ask-challenged =
    { $card } fordert { $target } heraus: { $ways ->
        [accept] Du kannst nur annehmen.
        [accept-refuse] Annehmen oder ablehnen?
        [accept-home] Annehmen, oder erschöpft nach Hause gehen?
        [accept-intervene] Annehmen, oder jemanden eingreifen lassen?
        [accept-refuse-home] Annehmen, ablehnen, oder erschöpft nach Hause gehen?
        [accept-refuse-intervene] Annehmen, ablehnen, oder jemanden eingreifen lassen?
        [accept-home-intervene] Annehmen, erschöpft nach Hause gehen, oder jemanden eingreifen lassen?
       *[accept-refuse-home-intervene] Annehmen, ablehnen, erschöpft nach Hause gehen, oder jemanden eingreifen lassen?
    }
ask-combat-card =
    Deine Runde, { $threat } Bedrohung für dich: { $ways ->
        [card] Spiel eine Kampfkarte.
        [gamble] Wage es um eine Kampfkarte.
        [none] Du hast keine Kampfkarte zu spielen.
        [card-gamble] Spiel eine Kampfkarte, oder wage es um eine.
        [card-none] Spiel eine Kampfkarte, oder keine.
        [gamble-none] Wage es um eine Kampfkarte, oder spiel keine.
       *[card-gamble-none] Spiel eine Kampfkarte, wage es um eine, oder spiel keine.
    }
ask-technique = Eine Technique nutzen?
ask-maneuver = Ein Maneuver nutzen?
ask-technique-or-maneuver = Eine Technique oder ein Maneuver nutzen?
ask-no-style = Du hast weder eine Technique noch ein Maneuver zu nutzen.
ask-challenge-whom = Wen herausfordern?
ask-technique-with-challenge = Mit der Herausforderung eine Technique nutzen?
ask-weapon-or-self = Die Weapon erschöpfen, oder die Figur?
ask-above-crew-cap = Deine Mannschaft ist über dem Crew Cap: Wer kommt in den Locker?
ask-discard-to-panache = Wirf ab, bis du so viele Karten hast wie dein Anführer Panache.
ask-first-to-leave = Sie brechen gleichzeitig auf: Auf wessen Bewegung darf zuerst reagiert werden?
ask-gambled-card = Welche der aufgedeckten Karten spielst du?
ask-too-much-gear = Eine Weapon, eine Armor, eine Attire: Was wird zerstört?

## Fragen von Fähigkeiten

ask-add-or-move-renown = Renown dazulegen oder bewegen?
ask-add-renown = An welchen Ort kommt 1 Renown?
ask-add-renown-and-clear = Irgendwo 1 Renown dazulegen und die Stadtkarten dort abwerfen?
ask-add-renown-elsewhere = An welchen anderen Ort kommt 1 Renown?
ask-aim-at-whom = Auf wen zielen?
ask-attach-to = An wen anlegen?
ask-card-back-next = Welche Karte kommt als nächste zurück? Die letzte liegt oben.
ask-card-to-hand = Welche Karte kommt auf die Hand?
ask-copy-technique = Welche Technique kopierst du?
ask-destroy-a-thug-for-lethal = Einen Thug für Lethal zerstören?
ask-destroy-or-be-wounded = { $target } zerstören? Sonst wird dein Kämpfer verwundet.
ask-destroy-or-discard = Eine Red Hand zerstören, oder einen Thug abwerfen?
ask-destroy-which-attachment = Welche Ausrüstung zerstören?
ask-discard-instead = Eine Karte abwerfen, statt zu erschöpfen?
ask-discard-or-be-wounded = Eine Karte abwerfen und die aufgedeckte spielen, oder eine Wunde nehmen?
ask-discard-to-engage-or-wound = Eine Karte abwerfen, um { $target } zu erschöpfen oder zu verwunden?
ask-discard-to-heal = Noch eine Karte abwerfen? Jede heilt 1 Wunde.
ask-discard-which-attachment = Welche Ausrüstung abwerfen?
ask-discard-which-card = Welche Karte abwerfen?
ask-discard-which-city-card = Welche Stadtkarte abwerfen?
ask-en-garde = Wer wird wieder bereit?
ask-en-garde-too = Wer wird mit dir wieder bereit?
ask-engage-or-en-garde = { $target } erschöpfen? Sonst wird der Handelnde wieder bereit.
ask-engage-or-send-home-whom = Wen erschöpfen oder nach Hause schicken?
ask-engage-or-wound = { $target } erschöpfen oder verwunden?
ask-engage-or-wounded = { $target } erschöpfen? Sonst gibt es eine Wunde.
ask-engage-to-draw = Den Handelnden erschöpfen, um eine Karte zu ziehen?
ask-engage-to-send-home = Den Handelnden erschöpfen und { $target } nach Hause schicken? Sonst gibt es eine Wunde.
ask-engage-which-attachment = Welche Ausrüstung erschöpfen?
ask-engage-which-weapon = Welche Weapon erschöpfen?
ask-engage-whom = Wen erschöpfen?
ask-equip-which-artifact = Welches Artifact anlegen?
ask-equip-which-attachment = Welche Ausrüstung anlegen?
ask-equip-whom = Wen ausrüsten?
ask-go-to-whom = Zu wem gehen?
ask-heal-one-or-two = Eine Figur heilen, oder eine Karte abwerfen und zwei heilen?
ask-heal-whom = Wen heilen?
ask-heal-whom-too = Wen außerdem heilen?
ask-leader-stat = Welcher Wert deines Anführers senkt die Kosten?
ask-mercenary-on-top = Welcher Mercenary kommt oben auf das Stadtdeck?
ask-move-another-thug-there = Noch einen Thug dorthin bewegen?
ask-move-her-where = Wohin bewegt sie sich?
ask-move-him-where = Wohin bewegt er sich?
ask-move-home = Nach Hause gehen?
ask-move-on-where = Wohin weiter?
ask-move-renown = An welchen Ort kommt das 1 Renown?
ask-move-renown-to-forums = 1 Renown zu den Foren bewegen? Von welchem Ort?
ask-move-where = Wohin?
ask-move-which-attachment = Welche Ausrüstung bewegen?
ask-move-whom = Wen bewegen?
ask-move-whom-here = Wen hierher bewegen?
ask-note-which-card = Welche Karte merken?
ask-pay-or-engage = Dafür bezahlen, oder den Handelnden erschöpfen?
ask-play-besides = Welche Karte spielst du dazu?
ask-play-which = Welche Karte spielst du?
ask-pressure-which-location = Auf welchen Ort Druck ausüben?
ask-put-thug = Einen Thug aus der Hand hier ins Spiel bringen?
ask-recruit = { $target } anwerben?
ask-recruit-whom = Wen anwerben?
ask-renown-way = 1 Renown von hier wegbewegen, oder hierher?
ask-send-whom-home = Wen nach Hause schicken?
ask-show-discard = Welche Karte deiner Ablage zeigst du?
ask-sink-which-card = Welche Karte kommt unter das Deck?
ask-place-face-down = An welchem Ort wartet eine Karte verdeckt?
ask-take-from-deck = Welche Karte nimmst du aus deinem Deck?
ask-take-renown = Von welchem Ort kommt 1 Renown?
ask-take-sorcery = Nimm die Sorcery auf die Hand.
ask-take-which-attachment = Welche Ausrüstung nehmen?
ask-take-which-attachment-back = Welche Ausrüstung zurücknehmen?
ask-take-which-card = Welche Karte nehmen?
ask-take-which-risk = Welches Wagnis nehmen?
ask-take-whom-along = Wen mitnehmen?
ask-threat = Für wen ändert sich die Bedrohung?
ask-threaten-whom = Wen bedrohen?
ask-thug-instead = Welcher Thug ist stattdessen das Ziel?
ask-what-happens = Was geschieht mit { $target }?
ask-where-does-it-go = Wohin damit?
ask-where-does-the-duel-go = Wohin zieht das Duell?
ask-where-does-the-wood-grow = Wo wächst der Wald?
ask-which-card-waits-face-down = Welche Karte wartet verdeckt?
ask-which-duelist-comes = Welcher Duelist kommt?
ask-which-location = Welchen Ort beherrscht danach niemand mehr?
ask-which-mercenary = Welcher Mercenary?
ask-which-mercenary-challenges = Welcher Mercenary fordert heraus?
ask-which-of-two = Welches von beiden?
ask-which-opponent-adds-another = Welcher Gegner legt noch eins dazu?
ask-which-opponent-picks = Welcher Gegner wählt?
ask-which-sorcerer = Welchen Sorcerer verwunden?
ask-which-thug-comes-back = Welcher Thug kommt zurück?
ask-which-value = Welcher Wert?
ask-which-weapon = Welche Weapon?
ask-who-cannot-intervene = Wer darf nicht eingreifen?
ask-who-comes-along = Wer kommt mit?
ask-who-comes-to-her = Wer kommt zu ihr?
ask-who-goes-along = Wer geht mit?
ask-who-joins-here = Wer kommt hier dazu?
ask-who-must-challenge = Wer muss herausfordern?
ask-who-parleys = Wer verhandelt?
ask-who-stays = Wer geht nicht nach Hause?
ask-who-stays-on = Wer ist kein Brute mehr?
ask-who-takes-over = Wer übernimmt?
ask-who-takes-the-wounds = Wer nimmt die Wunden?
ask-whom-do-you-lure = Wen lockst du?
ask-whom-do-you-name = Wen nennst du?
ask-whose-approach-deck = Wessen Anmarschdeck?
ask-whose-deck = Wessen Deck siehst du dir an?
ask-whose-hand = Wessen Hand?
ask-whose-influence = Wessen Influence zählt für dich?
ask-whose-values-do-you-add = Wessen Werte kommen dazu?
ask-wound-to-bring = Den Handelnden verwunden, um noch jemanden mitzubringen?
ask-wound-to-keep = Noch eine Wunde nehmen, damit dieser Ort bleibt, wie er ist?
ask-wound-to-move = Den Handelnden verwunden, um noch jemanden zu bewegen?
ask-wound-whom = Wen verwunden?

## Was man tun kann

do-pass = Passen
do-not-react = Nicht reagieren
do-play-none = Keine Karte spielen
do-no-technique = Keine Technique
do-leave-it = Dabei bleiben
do-pay-in-full = Alles bezahlen
do-engage-instead = Stattdessen erschöpfen
do-no-more = Keine mehr
do-none = Nichts davon
do-yes = Ja
do-no = Nein
do-gamble = Wagen
do-accept = Annehmen
do-refuse = Ablehnen
do-go-home = Erschöpft nach Hause gehen
do-use = { $card }: { $ability }
do-move = { $card } bewegen
do-equip = { $card } anlegen
do-recruit = { $card } anwerben
do-challenge = Mit { $card } herausfordern
do-claim = Mit { $card } den Ort beanspruchen
do-play = { $card } ausspielen
do-pay = Mit { $card } bezahlen
do-intervene = { $card } greift ein
do-play-card = { $card } spielen
do-choose = { $card }
do-choose-on = { $card } an { $bearer }
do-choose-of = { $card } von { $seat }
do-place = { $place-title }
do-draw-at = Eine Karte ziehen { $place-at }
do-seat = { $seat }
do-option = Möglichkeit { $number }
do-riposte = +{ $riposte } Riposte
do-parry = +{ $parry } Parry
do-thrust = +{ $thrust } Thrust
do-more-threat-challenger = +{ $threat } für { $card }
do-more-threat-defender = +{ $threat } für { $card }
do-less-threat-challenger = -{ $threat } für { $card }
do-less-threat-defender = -{ $threat } für { $card }
do-challenger = { $card }
do-defender = { $card }
do-pay-amount = { $price } bezahlen
do-parley-and-pay = Verhandeln und { $price } bezahlen
do-pay-less-combat = Combat: { $price } bezahlen
do-pay-less-finesse = Finesse: { $price } bezahlen
do-pay-less-influence = Influence: { $price } bezahlen
do-add-renown = 1 an einen Ort legen
do-move-renown = 1 an einen Nachbarort bewegen
do-renown-from-here = Von hier
do-renown-to-here = Hierher
do-deck-of-own = Dein eigenes
do-deck-of-opponent = Das eines Gegners
do-deck-of-city = Das der Stadt
do-discard-and-play = Eine Karte abwerfen und die aufgedeckte spielen
do-take-wound = Die Wunde nehmen
do-heal-one = Eine heilen
do-heal-two = Eine Karte abwerfen und zwei heilen
do-engage = Erschöpfen
do-engage-actor = Den Handelnden erschöpfen
do-send-home = Nach Hause bewegen
do-wound = Verwunden
do-wound-foe = Den Gegner verwunden, und -{ $thrust } Thrust in der nächsten Runde
do-on-top = Nach oben
do-to-bottom = Nach unten

## Was nicht geht

no-turn-yet = Das gehört in deinen Zug im Hauptakt. Zuerst: { $question }
no-gamble-now = Gewagt wird um eine Kampfkarte, in deiner eigenen Runde eines Duells.
no-more-gambles =
    { $card } hat Finesse { $finesse }: In diesem Duell kannst du { $finesse ->
        [0] nicht
        [1] einmal
       *[other] { $finesse }-mal
    } wagen.
no-card-to-gamble = Du hast keine Karte mehr zum Aufdecken, weder im Deck noch in der Ablage.
no-challenge-now = Gerade fordert dich niemand heraus.
no-refusing = Diese Herausforderung lässt sich nicht ablehnen.
no-going-home = Nur manche Herausforderungen lassen das Ziel nach Hause gehen; diese nicht.
no-empty-first-round = Du hast angenommen: In deiner ersten Runde muss es eine Kampfkarte sein.
no-way-back = Es ist angesagt und wird bezahlt: { $question }
no-passing-here = Das muss beantwortet werden: { $question }
no-such-place-now = { $place-title }: gerade nicht wählbar; eine Bewegung führt an einen Nachbarort.
no-second-draw-there = Heute hast du { $place-at } schon eine Karte gezogen.
no-draw-uncontrolled = Nur wer { $place } beherrscht, zieht dort eine Karte.
no-draw-there = Karten zieht man nicht { $place-at }, sondern in Oles Schenke und in den Gärten des Statthalters.
no-character-of-yours =
    { $card } gehört nicht zu dir; { $deed ->
        [move] bewegen
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    } kannst du nur mit deinen eigenen Leuten.
no-character =
    { $card } ist keine Figur; { $deed ->
        [move] bewegen
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    } kannst du nur mit deinen Leuten.
no-deed-at-home =
    { $card } ist zu Hause; { $deed ->
        [move] bewegen
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    } kann nur, wer an einem Ort der Stadt ist.
no-deed-engaged =
    { $card } ist erschöpft; { $deed ->
        [move] sich bewegen
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    } kann nur, wer bereit ist.
no-deed-dashed =
    { $card } hat einen Strich bei { $stat } und kann nicht { $deed ->
        [move] bewegt werden
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    }.
no-deed-now =
    { $card } kann jetzt nicht { $deed ->
        [move] bewegt werden
        [claim] beanspruchen
        [challenge] herausfordern
        [parley] verhandeln
       *[intervene] eingreifen
    }.
no-way-to-go = Es gibt keinen Ort, an den es gehen könnte.
no-challenges-ever = { $card } fordert nie jemanden heraus; so steht es auf der Karte.
no-enemy-there = Niemand ist { $place-at }, den { $card } herausfordern kann.
no-money = { $cost }; die anderen Karten auf deiner Hand sind { $held } wert.
no-exact-money = { $cost }; deine Handkarten ergeben nicht genau so viel.
no-money-cost = { $card } kostet { $price }
no-money-cost-fixed = { $card } kostet { $price } und verhandelt nicht
no-money-cost-unparleyed = { $card } kostet { $price }, und niemand von dir kann dort verhandeln (FIV-PARLEY-1)
no-money-cost-parleyed = { $card } kostet { $price } nach der besten Verhandlung
no-mercenary = { $card } ist kein Mercenary.
no-hire-there = { $card } ist an keinem Ort der Stadt zu haben.
no-crew-at-mercenary = Du hast niemanden { $place-at }, wo { $card } zu haben ist.
no-crew-at-gear = Du hast niemanden { $place-at }, wo { $card } liegt.
no-attachment = { $card } ist keine Ausrüstung.
no-gear-in-reach = { $card } ist weder auf deiner Hand noch an einem Ort der Stadt.
no-bearer = Niemand darf { $card } tragen.
no-bearer-there = Niemand dort darf { $card } tragen.
no-brute = { $card } ist kein Brute; nur solche kommen von der Hand in deine Mannschaft.
no-such-card-in-hand = { $card } ist nicht auf deiner Hand.
no-intervening-now = Eingegriffen wird, wenn jemand von dir herausgefordert ist; gerade ist das niemand.
no-intervening-for-self = { $card } ist selbst herausgefordert und kann annehmen.
no-intervening-from-afar = { $card } ist nicht { $place-at }, wo { $target } herausgefordert wird.
no-intervening = Eine Karte hindert { $card } daran, hier einzugreifen.
no-card-of-yours = { $card } gehört nicht zu dir.
no-payment-now = Gerade ist nichts zu bezahlen.
no-paying-for-itself = { $card } kann nicht für sich selbst bezahlen.
no-paying-from-elsewhere = Bezahlt wird mit Handkarten, und { $card } ist dort nicht.
no-thug-money = Für { $card } zahlt kein Thug; so steht es auf der Karte.
no-overpaying = { $card } ist { $worth } wert, und zu bezahlen ist nur noch { $left }.
no-exact-rest = Mit { $card } ginge der Rest nicht genau auf.
no-challenging-friends = { $card } gehört zu dir; { $challenger } fordert einen Gegner heraus.
no-challenging-that = { $challenger } kann { $card } dort nicht herausfordern.
no-combat-card-there = { $card } ist nicht auf deiner Hand; Kampfkarten kommen von dort oder durch Wagen.
no-action-now = { $card } hat keine Action, die gerade geht.
no-use-now = { $card } kann gerade nichts tun, und nichts lässt sich damit tun.
no-choosing-that = { $card } ist hier nicht wählbar: { $question }
no-parley-by-mercenary = { $card } ist ein Mercenary; von denen verhandelt keiner für dich.
no-parley-there = { $card } ist nicht dort, wo der Mercenary ist, oder der Rest der Kosten ließe sich nicht bezahlen.
no-such-ability = { $card } hat keine solche Fähigkeit.
no-second-use = Diese Fähigkeit von { $card } ist heute schon genutzt.
no-use-of-others = { $card } gehört nicht dir.
no-ability-now = { $card } geht gerade nicht: Der Moment, der Handelnde, die Kosten oder ein Ziel fehlt.

## Was gegen ein Deck spricht

no-deck-line = Zeile { $line }: „{ $text }“ ist keine Karte.
no-deck-card = Zeile { $line }: Es gibt keine Karte „{ $text }“.
no-one-leader = Ein Deck hat einen Anführer, dieses hat { $leaders }.
no-leader = { $card } ist kein Anführer.
no-five-characters = { $most } Figuren gehören ins Anmarschdeck, hier sind es { $cards }.
no-five-schemes = { $most } Pläne gehören ins Anmarschdeck, hier sind es { $cards }.
no-small-deck = Ein Fraktionsdeck hat mindestens { $least } Karten, dieses { $cards }.
no-large-deck = Ein Fraktionsdeck hat hier höchstens { $most } Karten, dieses { $cards }.
no-approach-twice = { $card } ist mehr als einmal im Anmarschdeck.
no-city-card = { $card } gehört ins Stadtdeck.
no-other-faction = { $card } gehört zu { $faction }, ist also weder Loyal noch Neutral.
no-brute-in-approach = { $card } ist ein Brute und gehört ins Fraktionsdeck.
no-faction-card = { $card } gehört nicht in ein Fraktionsdeck.
no-second-unique = { $cards }-mal { $card }, aber die Karte ist Unique.
no-third-copy = { $cards }-mal { $card }, aber zwei gleiche sind das Höchste.

## Was erzählt wird

tell-phase = Tag { $day }: { $phase }.
tell-planned = { $seat } plant heimlich { $card }.
tell-unveiled = Die Pläne werden aufgedeckt: { $plans }.
tell-plan = { $seat } hat { $scheme } mit { $person }
tell-plan-of-one = { $seat } hat { $card }
tell-no-plan = { $seat } hat nichts
tell-first-player = { $seat } hat die Initiative.
tell-passed = { $seat } passt.
tell-missed = { $seat } wollte mit { $card } reagieren, aber der Anlass ist vorbei.
tell-drew-there = { $seat } nutzt die Action { $place-at }.
tell-named = { $seat } nennt { $card }.
tell-noted = { $seat } merkt sich { $card } im Anmarschdeck von { $owner }.
tell-noted-something = { $seat } merkt sich eine Karte im Anmarschdeck von { $owner }.
tell-acted = { $seat } nutzt { $card }.
tell-used = { $seat } nutzt { $card }: { $effect }
tell-reacted = { $seat } reagiert mit { $card }: { $effect }
tell-happened = { $card }: { $effect }
tell-eliminated = { $seat } hat den Anführer verloren und scheidet aus.
tell-eliminated-with = { $seat } hat den Anführer verloren und scheidet aus; damit gehen: { $gone }.
tell-lost-renown = { $renown } Renown
tell-lost-control = die Herrschaft { $place-at }
tell-won = { $winners } gewinnt.
tell-drawn = Unentschieden zwischen { $winners }.
tell-taken = { $seat } nimmt { $card } auf die Hand.
tell-sunk =
    { $cards ->
        [one] 1 Karte kommt
       *[other] { $cards } Karten kommen
    } unter das Deck.
tell-sunk-city =
    { $cards ->
        [one] 1 Karte kommt
       *[other] { $cards } Karten kommen
    } unter das Stadtdeck.
tell-paid = { $seat } bezahlt mit { $card }.
tell-paid-for = { $seat } bezahlt { $bought } mit { $card }.
tell-discarded = { $seat } wirft { $card } ab.
tell-drew =
    { $seat } zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
tell-drew-these = { $seat } zieht { $cards }.
tell-revealed = { $seat } deckt auf: { $cards }.
tell-revealed-city = { $seat } deckt vom Stadtdeck auf: { $cards }.
tell-revealed-of = { $seat } deckt bei { $owner } auf: { $cards }.
tell-shuffled = { $seat } mischt.
tell-shuffled-city = Das Stadtdeck wird gemischt.
tell-left =
    { $card } { $to ->
        [discard] wird abgeworfen
        [locker] kommt in den Locker
        [bazaar] kehrt auf den Großen Basar zurück
        [top] kommt oben auf das Stadtdeck
        [approach] kommt zurück ins Anmarschdeck
       *[bottom] kommt unter sein Deck
    }.
tell-joined = { $card } schließt sich { $place-at } { $seat } an.
tell-attached = { $bearer } trägt jetzt { $card }.
tell-went = { $card } geht { $place-to }.
tell-moved = { $seat } bewegt { $card } { $place-to }.
tell-engaged = { $card } ist erschöpft.
tell-en-garde = { $card } ist wieder bereit.
tell-wounded =
    { $card } bekommt { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }{ $total ->
        [0] .
       *[other] , jetzt { $total }.
    }
tell-healed =
    { $card } heilt { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
tell-destroyed =
    { $card } fällt { $place-at } und { $to ->
        [discard] wird abgeworfen
        [locker] kommt in den Locker
        [bazaar] kehrt auf den Großen Basar zurück
        [top] kommt oben auf das Stadtdeck
        [approach] kommt zurück ins Anmarschdeck
       *[bottom] kommt unter sein Deck
    }.
tell-targeted = { $card } zielt auf { $target }.
tell-unpaid = { $card } läuft ins Leere: Es lässt sich nicht mehr bezahlen.
tell-aimless = { $card } läuft ins Leere: Es ist kein Ziel mehr da.
tell-unmet = Die Technique von { $card } bewirkt nichts: Ihre Bedingung ist nicht erfüllt.
tell-cancelled =
    { $what ->
        [move] { $card } bewegt sich nicht.
        [challenge] Die Herausforderung von { $card } wird aufgehoben.
       *[ability] { $card } wird aufgehoben.
    }
tell-dealt = { $card } taucht { $place-at } auf.
tell-stays = { $card } geht in dieser Dämmerung nicht nach Hause.
tell-shut = { $place-title }: heute kein Renown und keine Herrschaft.
tell-buried = Eine Karte liegt verdeckt { $place-at }.
tell-gained = { $seat } bekommt { $renown } Renown.
tell-took = { $seat } nimmt { $renown } Renown von { $holder }.
tell-took-there = { $seat } nimmt { $renown } Renown { $place-from }.
tell-spent = { $seat } gibt { $renown } Renown aus.
tell-put = { $seat } legt { $renown } Renown auf { $holder }.
tell-added = { $renown } Renown kommt { $place-at } dazu.
tell-removed = { $renown } Renown verschwindet { $place-from }.
tell-given-back = { $renown } Renown auf { $card } geht zurück in den Vorrat.
tell-renown-moved = { $renown } Renown kommt { $start-from } { $to-to }.
tell-claimed = { $seat } beherrscht jetzt { $place }.
tell-uncontrolled = Niemand beherrscht mehr { $place }.
tell-pressured =
    { $seat } übt { $place-at } Druck aus, und es { $outcome ->
        [succeeded] gelingt
       *[failed] misslingt
    }: { $totals }.
tell-pressured-with =
    { $seat } übt { $place-at } mit { $card } Druck aus, und es { $outcome ->
        [succeeded] gelingt
       *[failed] misslingt
    }: { $totals }.
tell-total = { $seat } { $total }
tell-total-of = { $seat } { $total } ({ $shares })
tell-share = { $card } { $amount }
tell-challenged = { $card } fordert { $target } mit { $stat } heraus.
tell-answered =
    { $card } { $answer ->
        [accept] nimmt an
        [refuse] lehnt ab
        [intervene] greift ein
       *[home] weicht der Herausforderung aus
    }.
tell-threat = Bedrohung: { $threat } für { $card }, { $threat2 } für { $other }.
tell-round = Runde { $number }: { $seat } spielt.
tell-took-over = { $card } übernimmt das Duell von { $other }.
tell-combat-card = { $seat } spielt { $card }.
tell-gambled = { $seat } wagt es und spielt { $card }.
tell-no-card = { $seat } spielt keine Karte.
tell-struck = { $seat } hat Riposte { $riposte }, Parry { $parry }, Thrust { $thrust }.
tell-duel-over =
    Das Duell ist nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } vorbei.

## Wie es ausging

won-alone = Nur { $winners } hat noch einen Anführer.
won-by-dominance = { $winners } beherrscht die Docks, die Foren und den Großen Basar.
won-by-renown = { $winners } hat mindestens sieben Renown.
won-by-most-renown = Mehrere haben sieben Renown; { $winners } hat am meisten.
won-on-fifth-day = Der fünfte Tag ist vorbei; { $winners } hat am meisten Renown.
won-by-locations = Gleich viel Renown; { $winners } beherrscht mehr Orte.
won-by-influence = Gleich in Renown und Orten; { $winners } hat mehr Influence.
won-by-wounds = Gleich in Renown, Orten und Influence; der Anführer von { $winners } hat weniger Wunden.
won-by-nobody = Gleich in allem: unentschieden zwischen { $winners }.

## Warum ein Bot das täte

why-scheme = Pläne wählt er zufällig, damit niemand sie errät.
why-character = Er plant seine stärkste Figur.
why-cheapest = Er gibt die Karte her, die im Duell am wenigsten wert ist.
why-victory = Damit gewinnt er.
why-defeat = Damit verlöre er.
why-best = Das Beste, was er sieht: Es { $change }.
why-worse = Er sieht etwas Besseres: Dies { $change }, das Beste { $best }.
why-no-change = ändert wenig
why-gain = bringt ihm etwa so viel wie { $whole },{ $tenths } Renown
why-loss = kostet ihn etwa so viel wie { $whole },{ $tenths } Renown

## Was gerade gilt: Gründe für Zahlen, Wirkungen, offene Augenblicke

show-nobody = niemand
show-card-gone = eine Karte, die fort ist
show-some-card = eine Karte
show-some-action = eine Action
show-challenge-of = die Herausforderung von { $card }
show-stat-more = { $stat } +{ $amount }: der eigene Text.
show-stat-less = { $stat } -{ $amount }: der eigene Text.
show-stat-more-by = { $stat } +{ $amount }: { $card }.
show-stat-less-by = { $stat } -{ $amount }: { $card }.
show-stat-fixed = { $stat } lässt sich nicht erhöhen: der eigene Text.
show-stat-least = { $stat } ist nie unter 0.
show-stat-none = { $stat } ist 0: { $card }.
show-locked = Wer { $place } beherrscht, bleibt gleich, solange { $card } dort ist.
show-shut = { $place-title }: heute kein Renown und keine Herrschaft.
show-named = { $seat } hat { $card } genannt: heute +1 Thrust gegen diese Figur.
show-guard = { $card } nimmt die Wunden von { $other }.
show-noted = { $seat } hat sich { $card } im Anmarschdeck von { $owner } gemerkt.
show-embargo = { $name } ist heute unter Embargo.
show-kept = { $card } ist kein Brute mehr.
show-stays = { $card } geht in dieser Dämmerung nicht nach Hause.
show-no-maneuver =
    { $side ->
        [challenger] Wer herausgefordert hat
       *[defender] Wer verteidigt
    }, darf in der nächsten Runde kein Maneuver nutzen.
show-cannot-intervene = { $card } darf nicht eingreifen.
show-not-first = { $seat } gilt als ohne Initiative.
show-fewer =
    { $side ->
        [challenger] Wer herausgefordert hat
       *[defender] Wer verteidigt
    }, deckt beim Wagen { $number } weniger auf.
show-only-ready = In diesem Druck zählen nur { $card } und wer bereit ist.
show-padded = { $card } hat die Wunde schon abgefangen.
show-tired = { $card } hat heute schon erschöpft gehandelt.
show-aimed = Sorcery war gerichtet auf { $card }.
show-challenged = { $card } fordert { $other } heraus.
show-targeted = { $card } ist das Ziel; dahinter steht { $source }.
show-risk-shown = { $card } wird gespielt.
show-ability-shown = Eine Fähigkeit von { $card } wird angesagt.
show-style-shown = Eine Technique oder ein Maneuver von { $card } wird angesagt.
show-combat-card-shown = { $card } wird als Kampfkarte angesagt.
show-accepted = { $other } nimmt die Herausforderung von { $card } an.
show-refused = { $other } hat die Herausforderung von { $card } abgelehnt.
show-moves = { $card } will { $place-to } gehen.
show-moved = { $card } ist { $place-to } gegangen.
show-acted = { $seat } hat eine Action beendet.
show-pressed = { $other } übt { $place-at } Druck aus.
show-pressure-won = Der Druck von { $seat } { $place-at } gelingt.
show-claimed = { $seat } beherrscht jetzt { $place }.
show-destroyed = { $card } ist gefallen.
show-wounded = { $card } wurde verwundet.
show-equipped = { $other } trägt jetzt { $card }.
show-made-discard = { $card } wurde durch eine Wirkung abgeworfen.
show-renown-added = Renown kam { $place-at } dazu.
show-sorcery-done = Eine Fähigkeit eines Sorcerers ist vorbei: { $card }.
show-played = { $card } wurde gespielt.
show-played-or-discarded = { $card } wurde gespielt oder abgeworfen.
show-to-locker = { $card } käme in den Locker.
show-duel-begins = Das Duell beginnt.
show-round-begins = Eine Runde beginnt.
show-round-ends = Eine Runde endet.
show-duel-ends = Das Duell ist vorbei.
show-drama-begins = Der Hauptakt beginnt.
show-drama-ends = Der Hauptakt endet.
show-dusk-begins = Die Dämmerung beginnt.
show-day-ends = Der Tag endet.
show-planning-ends = Die Planung endet.
show-plans-revealed = Die Pläne werden aufgedeckt.
show-laid-out = { $card } wird ausgelegt.
show-combat-card-played = { $card } wurde als Kampfkarte gespielt.
show-paying = Eine Karte wird bezahlt.

## Wie der Text einer Karte zusammengesetzt ist

show-no-text = Kein Text.
show-lines =
    { $first }
    { $rest }
show-ability = { $ability }: { $text }
show-when = { $when } • { $effect }
show-kind = { $ability }
show-city = City { $ability }
show-traits = { $traits } { $ability }
show-traits-city = { $traits } City { $ability }

## Im Terminal

sign-stats = bei einer Figur: Combat, Finesse, Influence, Resolve; - heißt, dass sie das nicht hat und nicht benutzen kann
sign-values = bei einer Handkarte: Riposte, Parry und Thrust, wenn sie im Duell als Kampfkarte gespielt wird
sign-cost = was zu bezahlen ist: Jede andere Handkarte zählt 1, eine mit Wealth 2
sign-wounds = wer so viele hat wie Resolve, fällt
sign-engaged = hat gehandelt und kann nicht handeln, Druck ausüben oder herausfordern, bis der Tag endet oder etwas sie wieder bereit macht
sign-with = die Ausrüstung, die eine Figur trägt
sign-held-by = wer einen Ort beherrscht, bekommt am Ende des Tages das Renown dort
sign-renown = sieben davon gewinnen
sign-piles = Karten zum Ziehen, und Karten, die fort sind; die Ablage liegt offen
sign-wealth = beim Bezahlen 2 wert
sign-threat = im Duell: die Wunden, die jemand nimmt, wenn sie nicht pariert werden
table-word-cost = Kosten
table-word-wounds = Wunden
table-word-engaged = erschöpft
table-word-with = mit
table-word-held-by = beherrscht von
table-word-piles = Deck, Ablage
table-word-wealth = Wealth
table-word-threat = Bedrohung
table-key = Figuren: Combat/Finesse/Influence/Resolve. Hand: Riposte/Parry/Thrust. - heißt keins.
table-day = Tag { $day } von 5, { $phase }.
table-day-and-first = Tag { $day } von 5, { $phase }. Initiative: { $seat }.
table-location = { $place-title }: { $renown } Renown
table-location-held = { $place-title }: { $renown } Renown, beherrscht von { $seat }
table-challenge = Herausforderung mit { $stat }: { $card }
table-challenge-against = Herausforderung mit { $stat }: { $card } gegen { $target }
table-duel = Duell mit { $stat }: Bedrohung { $threats }
table-threats = { $threat } für { $card }, { $threat2 } für { $other }
table-forecast =
    { $choice }: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } für dich, dann Bedrohung { $threats }
table-on-offer = { $card } [{ $sort }]
table-on-offer-for = { $card } [{ $sort }, Kosten { $cost }]
table-person = { $card } { $stats }
table-and = { $first }, { $second }
table-wounds =
    { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
table-engaged = erschöpft
table-with = mit { $gear }
table-cost = Kosten { $cost }
table-wealth = Wealth
table-held = { $card } ({ $facts })
table-held-values = { $card } { $values } ({ $facts })
table-list = { $things }
table-player = { $name } ({ $faction }): { $renown } Renown, Hand { $hand }, Deck { $deck }, Ablage { $discards }
table-faction = Fraktion
table-renown = Renown
table-holds = Beherrscht
table-no-location = keinen Ort
table-hand = Hand
table-seen-in-hand = Auf der Hand gesehen
table-unseen = { $cards } auf der Hand, verdeckt
table-deck = Deck
table-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-scheme = Plan
table-discards = Ablage
table-none = nichts
table-score = { $renown } Renown

## Karten: die Namen wie gedruckt, und ihre Zeilen; was vor dem Punkt steht, hat einen eigenen Teil

card-a_heroic_end = A Heroic End
    .first = Final Strike: the foe faces { $threat } more threat, and you have Lethal.

card-a_new_strategy = A New Strategy
    .first-when = Spend { $renown } Renown
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }. Send this card to the Locker.

card-adaptable = Adaptable
    .first-when = As First Player
    .first = Claim this location.
    .second-when = If you are not First Player
    .second = The actor becomes en garde.
    .third = +{ $riposte } Riposte, and either +{ $parry } Parry or +{ $thrust } Thrust.

card-adelheide_schmidt = Adelheide Schmidt
    .first-when = Discard an attachment of your hand, or one that you control in play
    .first = Wound a target opposing character.

card-alcee = Alcee
    .first-when = Destroy Alcee
    .first = Engage a target character here.

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
    .second = +{ $riposte } Riposte.

card-angelo = Angelo
    .first-when = Destroy Angelo
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-answering_the_call = Answering the Call
    .first = Choose a target Mercenary of yours here, other than your fighter. Until your next round all wounds that your fighter would take go to that Mercenary.

card-appealing_to_the_people = Appealing to the People
    .first = Costs 1 less with a Hero or a Diplomat as your Leader.
    .second-when = At a location that you control
    .second = The actor becomes en garde.

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
    .first-when = Engage the actor
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
    .first-when = Destroy Buratino
    .first = Wound a target character here.

card-burnished_cuirass = Burnished Cuirass
    .first = The foe's combat card has { $thrust } Thrust in the foe's next round.

card-captains_coat = Captain's Coat
    .first-when = Engage this card
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
    .third-when = Engage the actor
    .third = Pressure this location with Influence; a tie is a success for you. If you succeed, claim it.

card-corpse_speak = Corpse Speak
    .first = Only for a Sorcerer of yours. The bearer's Influence is set to 0.
    .second-when = Engage the bearer
    .second = The bearer plays an Action of a target risk in your discard pile as if from your hand. Send this card to the Locker.

card-crystal_eye = Crystal Eye
    .first-when = After you equipped somebody with it
    .first = Look through the Approach Deck of an opponent and note a card of it in secret.
    .second-when = After that opponent played the noted card, today or on a later Day
    .second = Gain { $renown } Renown.

card-daniella_dietrich = Daniella Dietrich
    .first = A Mercenary of yours here, without engaging, challenges a target opposing character with Combat.
    .second = When this round ends, she moves to an adjacent City location. Not more than once a Day.

card-dante = Dante
    .first-when = Destroy Dante
    .first = A target character, whoever and wherever it is, moves here.

card-dark_gift = Dark Gift
    .first-when = Engage this card
    .first = Wound the bearer, who then moves to an adjacent location.
    .second-when = Engage this card
    .second =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of the bearer.

card-defending_honor = Defending Honor
    .first = A target enemy, without engaging, must challenge a character of yours that opposes it, with Combat. Its player chooses whom.

card-devotion = Devotion
    .first = Look at the top { $looks } cards of your deck. Take one into your hand, lay one face-down at a City location of your choice and sink the third. As Dusk begins, take the face-down card into your hand if you control the location; if not, discard it.

card-disarm = Disarm
    .first = Costs 1 less if the foe has less Finesse than your fighter.
    .second = The adversary may destroy a target Weapon of the foe; otherwise wound the foe.

card-don_constanzo_scarpa = Don Constanzo Scarpa
    .first = Search your Faction Deck for a Thug of the Red Hand; show it, put it into your hand and shuffle.
    .second = Wherever a Thug of yours stands, you count 1 more in every pressure.
    .third-when = As the Day ends
    .third = A target Brute at his location is a Brute no longer: it stays in play and counts for your Crew Cap.

card-drinking_games = Drinking Games
    .first = Pressure this location with Resolve, wounds not deducted; if you succeed, engage a target character here.

card-duckfoot_pistol = Duckfoot Pistol
    .first-when = Destroy this card
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
    .first-when = Destroy the actor, who is no Leader
    .first = Engage a target character here; if it is engaged already, move it Home.

card-friends_at_court = Friends at Court
    .first-when = After a duel in which the foe was destroyed and your fighter was not
    .first = Pressure the location of your fighter with Influence; if you succeed, claim it.

card-gallant_deeds = Gallant Deeds
    .first = A target engaged opposing character becomes en garde, and so does the actor.

card-gallegos_blade = Gallegos Blade
    .first = The bearer reveals one more card when gambling.
    .second-when = { $parry } Parry
    .second = If the foe gambles in the foe's next round, one card fewer is revealed.

card-giacinto = Giacinto
    .first-when = Engage Giacinto
    .first = A target opposing character is engaged too; then both of them move to one adjacent City location.

card-grandfathers_hammer = Grandfather's Hammer
    .first-when = When your round begins and the bearer is your fighter
    .first = Unequip this card, play it as your combat card and gain Lethal.
    .second = +{ $thrust } Thrust.

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
    .second = Cancel the effects.

card-hidden_corridors = Hidden Corridors
    .first = The actor moves to a City location that is not adjacent.
    .second = When this round ends, your fighter moves to an adjacent City location.

card-horatio_lockwood = Horatio Lockwood
    .first-when = After an opposing character left Horatio for an adjacent City location
    .first = He moves there too.
    .second-when = If the foe is the only enemy here
    .second = +{ $thrust } Thrust.

card-i_know_that_trick = I Know that Trick!
    .first = Copy a Technique of the foe, or of an attachment of the foe; its costs are yours to pay.

card-im_done_with_you = I'm Done with You
    .first = +{ $parry } Parry for every other card in your dueling line.

card-improvised_weapon = Improvised Weapon
    .first-when = When the round ends in which this was your combat card
    .first = Equip your fighter with it, free of charge.
    .second-when = Destroy this card
    .second = +{ $thrust } Thrust.
    .third = +{ $parry } Parry.

card-improvising = Improvising
    .first = Play an Action of a target risk in an opponent's discard pile, paying whatever it costs; then, or once it leaves play, sink that risk. Send this card to the Locker.

card-indomitable_will = Indomitable Will
    .first-when = If nobody controls this location and the actor is your only character here
    .first = Claim it. Its control cannot change while the actor stays; once the actor leaves, it is uncontrolled.

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
    .second-when = If your fighter bears an Eisenfaust attachment, or the foe has no more Combat
    .second = Wound the foe.

card-its_personal = It's Personal
    .first-when = If your fighter was wounded in this duel
    .first = The foe takes a wound; if that destroys the foe, claim this location.

card-jean_urbain = Jean Urbain
    .first = Every other Musketeer of yours at his location has this Technique: +{ $riposte } Riposte.
    .second = +{ $thrust } Thrust. If another Musketeer of yours is here, you may choose +{ $riposte } Riposte instead.
    .lent = +{ $riposte } Riposte.

card-kaj_kousei = Kaj Kousei
    .first = Artifacts cost you 1 less to equip.
    .second = Reveal the top { $reveals } cards of the City Deck. You may pay for an Artifact among them and equip a character of yours here with it. Sink all that is left.

card-kalla_forsberg = Kalla Forsberg
    .first = Equipping her costs 1 less.
    .second = Move an attachment from one character of yours here to another.

card-kaspar_dietrich = Kaspar Dietrich
    .first = He has +{ $influence } Influence when he parleys.
    .second-when = Engage Kaspar
    .second = Reveal cards from the City Deck until a Mercenary turns up. You may recruit it to his location; only Kaspar can parley for it, and he can although engaged. Sink all that is left.

card-kaspars_panzerhand = Kaspar's Panzerhand
    .first = It never moves to another character, and does not count as the one Armor.
    .second-when = When the bearer is your fighter and the adversary announces a Technique
    .second = Cancel its effects.
    .third-when = With a Melee Weapon on the bearer
    .third = +{ $riposte } Riposte.

card-langschwert = Langschwert
    .first = +{ $thrust } Thrust.
    .second = +{ $thrust } Thrust, as a Technique of its own.

card-last_word = Last Word
    .first-when = With a Ranged Weapon on the actor
    .first = A target opposing character moves to an adjacent City location.
    .second-when = With a Ranged Weapon on your fighter
    .second = Wound the foe.

card-legendary_reputation = Legendary Reputation
    .first = The actor, without engaging, challenges a target opposing character with Combat. Only a Leader can intervene.

card-legions_caress = Legion's Caress
    .first = You may put it on anyone's character at a City location, but not on a Leader.
    .second = Whenever the bearer becomes en garde, in Dusk too, wound the bearer.

card-leja_juska = Leja Juska
    .first-when = When the first round of a duel at her location begins
    .first = One participant, as you choose, faces { $threat } threat more or less.

card-leontine_giroux = Léontine Giroux
    .first-when = Wound Léontine
    .first = A target character of yours here moves to any other City location or Home.

card-leshiye_of_the_wood = Leshiye of the Wood
    .first = Choose the location at one end of the row. Add { $renown } Renown to each of two others. Then lay this scheme on the chosen one: discard the City cards and the Renown there, and all characters there move Home. Until the Day ends nobody can control that location, and Renown is neither added to it nor moved to or from it.

card-let_the_sword_decide = Let the Sword Decide
    .first = Add { $renown } Renown to both the Docks and the Forums.
    .second-when = After you equipped a Weapon
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.
    .third-when = When the adversary announces a Technique or a Maneuver in a duel
    .third = Cancel its effects.

card-lets_haggle = Let's Haggle
    .first = Add { $renown } Renown to both the Grand Bazaar and the Forums. Then reveal cards from the City Deck until an attachment turns up: lay it out at the Grand Bazaar, and sink the others.
    .second = Wherever the actor is: equip the actor with a target attachment that lies at the Grand Bazaar, for { $less } less if the actor is there too.

card-liberating_goods = Liberating Goods
    .first = Choose a target attachment of an opponent's discard pile that is not Unique: pay its costs, take control of it and equip the actor with it.

card-life_in_the_canals = Life in the Canals
    .first =
        The adversary discards { $discards ->
            [one] a card
           *[other] { $discards } cards
        }.
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-lorenzo_de_zepeda = Lorenzo de Zepeda
    .first-when = When you announce an ability
    .first = It resolves as if you were not First Player.
    .second = The top card of the foe's deck is revealed and stays there. When the foe's next round begins, the adversary may discard another card to play that very card as combat card, from the deck or from hand; otherwise wound the foe.
    .third = With his Reaction you may also announce what the First Player cannot use.

card-madre_dolores = "Madre" Dolores
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
    .first = Equipping a character who opposes him costs 1 more.
    .second = Move Home a target engaged opposing character whose Influence is not above his.

card-marooned = Marooned
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar.
    .second = Choose a target opposing Mercenary. Discard as many cards as you like: for each of them, engage or wound that Mercenary.

card-maryam_benu_pleroma = Maryam Benu Pleroma
    .first-when = The first time each Day that a risk targets her
    .first = Cancel its effects.
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
    .second = +{ $riposte } Riposte.

card-matchlock_musket = Matchlock Musket
    .first-when =
        Discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
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
    .second-when =
        Discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .second = A target attachment of your discard pile that is not Unique returns to your hand.

card-maya_de_la_rioja = Maya de La Rioja
    .first = She moves to an adjacent City location, or, if you are not First Player, to any other City location or Home.
    .second-when = { $riposte } Riposte
    .second =
        The adversary discards { $discards ->
            [one] a card
           *[other] { $discards } cards
        }.

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
    .first-when = If the actor is alone here of your crew
    .first =
        Heal { $heals ->
            [one] { $heals } wound
           *[other] { $heals } wounds
        } of the actor.
    .second-when = If your fighter is alone here of your crew
    .second = +{ $riposte } Riposte.

card-nazem_ibn_umur = Nazem ibn Umur
    .first = He has +1 Influence for each engaged enemy at his location.
    .second = Whoever refuses a challenge of his is engaged.

card-night_of_drinking = Night of Drinking
    .first-when = When an opponent announces a risk that is no Sorcery
    .first = Cancel its effects.

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
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-otto_streit = Otto Streit
    .first = Reveal the top { $reveals } cards of your deck. Put an attachment among them into your hand and sink the others.

card-pack_tactics = Pack Tactics
    .first = Choose a City location. Move any number of your Thugs there from adjacent locations, Home included. Then pressure it with Influence; each Thug so moved adds 1 to your total. If you succeed, claim it.

card-padre_anibal = "Padre" Aníbal
    .first = He has +{ $influence } Influence in pressures at his location if no more than { $most } Renown is there.
    .second-when = If no Renown is at his location
    .second = He becomes en garde.

card-paid_off = Paid Off
    .first = Costs 1 less if the actor is a Scoundrel or a Villain.
    .second = Engage a target opposing Mercenary; if it is engaged already, move it Home.

card-parley_gone_wrong = Parley Gone Wrong
    .first = Add { $renown } Renown to the Forums. Then every opponent may move 1 Renown there from another location.
    .second = Only those who added or moved Renown to the Forums today can intervene in challenges there.

card-patricia_moustakas = Patricia Moustakas
    .first = She cannot be challenged while en garde at the Docks.
    .second-when = At the Docks
    .second = Claim them.
    .third-when = Engage her at the Docks
    .third =
        As First Player draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }; otherwise every opponent discards one.

card-pavel_ivanov = Pavel Ivanov
    .first = He has +{ $influence } Influence at a location that you control.
    .second-when = After an opponent claimed a location
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.
    .third = +{ $parry } Parry.

card-penya_shows_the_way = Penya Shows The Way
    .first-when = As Dusk begins, if you control this location
    .first = Choose a character of yours here, who does not go Home this Dusk. Look at the top { $looks } cards of the City Deck and put them back in any order.

card-philip_hase = Philip Hase
    .first-when = After you equipped Philip with an attachment
    .first = He moves to an adjacent location.
    .second-when = If the foe is engaged and a Mercenary of yours is here
    .second = Wound the foe.

card-plans_within_plans = Plans Within Plans
    .first = Add { $renown } Renown to each of two locations. Then search your deck for a Thug of the Red Hand; show it, put it into your hand and shuffle.
    .second-when = After you claimed a location where an enemy stands
    .second = A target character of yours there becomes en garde.

card-point_of_opportunity = Point of Opportunity
    .first-when = Engage the actor
    .first = Move 1 Renown between this location and an adjacent one, either way. Then discard this event.

card-polished_flintlock = Polished Flintlock
    .first = The player of a target opposing character may engage it. Otherwise it is wounded, and this card is engaged.
    .second-when = Engage this card
    .second = Gain Lethal.

card-porte_travel = Porté Travel
    .first-when = When you play it as combat card and a Sorcerer of yours is in play
    .first = Wound a Sorcerer of yours. Your fighter moves to that Sorcerer, and all threat in your pool is dropped.
    .second-when = Wound the actor
    .second = A target character of yours moves to the actor. You may do this again and again, wounding the actor each time.

card-precision = Precision
    .first = Gain Lethal.

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
    .first-when = Wound Ravenna
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

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
    .second-when = Engage the actor
    .second = Pressure this location with Influence; Mercenaries do not count, and a tie is a success for you. If you succeed, discard a City card here and muster a character of your Approach Deck here.

card-research = Research
    .first-when = If your discard pile has { $least } cards of different names
    .first = Show that many of them. An opponent of your choice picks the one that you take into your hand. Send this card to the Locker.

card-risky_undertaking = Risky Undertaking
    .first-when =
        Discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
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
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

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
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.
    .third-when = After an opponent claimed a location
    .third = Add { $renown } Renown to another one.

card-shifting_tides = Shifting Tides
    .first = Discard the City cards of all locations.
    .second = Deal a City card to each location, then discard the Renown of all locations. Add { $renown } Renown to a location; then an opponent of your choice adds { $renown2 } to another.

card-shoddy_craftsmanship = Shoddy Craftsmanship
    .first = Destroy a target attachment that is not Unique.

card-sibella_scarpa = Sibella Scarpa
    .first-when = Wound Sibella
    .first = Wound a target opposing character.

card-sigurd_ulfsen = Sigurd Ulfsen
    .first = His Combat cannot be raised, and he never issues challenges.
    .second = While he is en garde, an enemy who challenges somebody here must target him.

card-sirens_scream = Siren's Scream
    .first-when = When it is revealed
    .first = Everybody who has Renown puts 1 of it on this card.
    .second = With Renown on it, it is not discarded, not even in Dusk.
    .third-when = Engage the actor
    .third = Take 1 of the Renown on it.

card-smuggled_item = Smuggled Item
    .first-when = Destroy this card
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
    .first-when = Spend { $renown } Renown
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
    .second-when = Wound the bearer
    .second = The foe's combat card has { $parry } Parry in the foe's next round.

card-tabard_of_the_fallen_musketeer = Tabard of the Fallen Musketeer
    .first = Only for a character of yours who is no Diplomat. The bearer is a Musketeer.
    .second-when = Engage the bearer
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
    .second =
        The adversary discards { $discards ->
            [one] a card
           *[other] { $discards } cards
        }.

card-tending_the_wounded = Tending the Wounded
    .first-when = Discard as many cards as you like
    .first = A target non-Leader of yours heals 1 wound for each of them.

card-terrell_brandt = Terrell Brandt
    .first = After a duel in which he fought and was not destroyed, take the attachments of his dueling line into your hand.
    .second = +{ $thrust } Thrust.

card-the_boars_guile = The Boar's Guile
    .first = Add { $renown } Renown to a location, or move 1 between two adjacent ones. Then name an enemy: today your combat cards have +1 Thrust while that character is the foe.
    .second-when = As Dusk begins, with the named character at Home
    .second = You gain { $renown } Renown.

card-the_cats_embargo = The Cat's Embargo
    .first = Add { $renown } Renown to each of two locations.
    .second-when = As Planning ends
    .second = Choose an opponent, and reveal a random card of that hand.
    .third-when = After an opponent played or discarded a card of the name revealed
    .third = Gain { $renown } Renown.

card-the_cats_glass = The Cat's Glass
    .first-when = When a challenge that you take part in is accepted by a character at the bearer's location, engage this card
    .first = Until the duel ends, the foe reveals one card fewer when gambling at this location.

card-the_great_game = The Great Game
    .first = Add { $renown } Renown to both the Docks and the Grand Bazaar.
    .second-when = After a character was destroyed
    .second =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.
    .third-when = Destroy the actor, who is no Leader
    .third = Wound a target character here.

card-the_pressure_is_on = The Pressure is On
    .first-when = At a location that you control
    .first = Engage a target opposing character.

card-the_song_of_eisen = The Song of Eisen
    .first = Add { $renown } Renown to the Forums. Then a target Mercenary of the City discard pile goes on top of the City Deck.
    .second = When your Leader parleys for a Mercenary, the Leader has +1 Influence.
    .third-when = As High Drama ends, if neither a Mercenary nor an attachment is available anywhere
    .third = Gain { $renown } Renown.

card-throwing_knife = Throwing Knife
    .first-when = Destroy this card
    .first = +{ $thrust } Thrust.

card-torsten_vakt = Torsten Vakt
    .first = His combat cards have +{ $thrust } Thrust if he has at least { $least } wounds.
    .second-when = When he is the target of a Sorcery or a Sorcerer ability
    .second = Cancel the effects.

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
    .second-when = { $thrust } Thrust
    .second = Wound the foe.

card-until_morale_improves = Until Morale Improves
    .first = Add { $renown } Renown to a location, or move 1 between two adjacent ones.
    .second-when = Wound the actor
    .second = A target character here becomes en garde.
    .third-when = Wound the actor
    .third = Engage a target character here.

card-unyielding_loyalty = Unyielding Loyalty
    .first-when = When a card of yours is targeted, destroy a Red Hand of yours who is no Leader, or discard a Thug from your hand
    .first = Cancel the effects.

card-uppmans_jacket = Uppman's Jacket
    .first-when =
        Discard { $discards ->
            [one] a card
           *[other] { $discards } cards
        }
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

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
    .first-when = Engage Valeri
    .first = He moves to a target enemy at an adjacent City location and challenges that character with Combat. Nobody can intervene.
    .second = +{ $thrust } Thrust. With fewer wounds than the foe, you may choose +{ $riposte } Riposte instead.

card-valiant_spirit = Valiant Spirit
    .first-when = If the actor is not a Mercenary
    .first = The actor becomes en garde.
    .second-when = If your fighter is no Mercenary
    .second = Your fighter becomes en garde.

card-vedma = Ved'ma
    .first-when = Engage Ved'ma
    .first = Play a target Sorcery risk of your discard pile as if from your hand; then, or once it leaves play, it goes to the Locker.
    .second-when = After you played a Sorcery from your hand that engaged her
    .second = She becomes en garde.

card-veronicas_guile = Veronica's Guile
    .first = The actor, without engaging, challenges a target opposing character with Influence.
    .second-when = If the foe has less Influence than your fighter
    .second = Move the foe Home.

card-vissenta_scarpa = Vissenta Scarpa
    .first-when = After a Red Hand of yours was destroyed at her location
    .first =
        Draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.
    .second-when = If the foe has no more wounds than she
    .second = +{ $parry } Parry or +{ $thrust } Thrust, as you choose.

card-vittoria_anselmo = Vittoria Anselmo
    .first-when = When an opponent targets Vittoria with an ability or a challenge
    .first = You may put a Thug from your hand into play at her location, free of charge. If a Thug of yours is there, the opponent must make one the target instead; where that is not allowed, the effects are cancelled. Once a Thug is the target, you may move Vittoria Home.

card-vladislav_novikoff = Vladislav Novikoff
    .first = He may intervene although he is engaged.
    .second = When he intervenes no combat cards are played: he takes the threat of the challenge as wounds, within Restricted Hostilities, and the duel is over.

card-well_equipped = Well-Equipped
    .first-when = If the actor bears an attachment
    .first = The actor becomes en garde.
    .second =
        +{ $riposte } Riposte. If your fighter bears a Weapon, draw { $draws ->
            [one] a card
           *[other] { $draws } cards
        }.

card-wrath_of_the_don = Wrath of the Don
    .first-when = Wound the actor
    .first = A target en garde opposing character may be engaged by its player; otherwise the actor becomes en garde.

card-yevgeni = Yevgeni
    .first = His combat cards have +{ $thrust } Thrust.
    .second-when = After a challenge of his was refused
    .second = He becomes en garde.
    .third-when = While you pay for a card that is no character
    .third = It costs 1 less.

card-youre_embarrassing_yourself = You're Embarrassing Yourself
    .first-when = When a Mercenary who opposes a character of yours issues a challenge
    .first = Cancel the challenge.
    .second-when = If the foe is a Mercenary
    .second = +{ $riposte } Riposte.
