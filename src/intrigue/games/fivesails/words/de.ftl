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
ask-turn = Handle oder passe.
ask-turn-and-more =
    Handle oder passe. Gleich danach { $actions ->
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
ask-move-home = Nach Hause gehen?
ask-move-on-where = Wohin weiter?
ask-move-renown = An welchen Ort kommt das 1 Renown?
ask-move-renown-to-forums = 1 Renown zu den Foren bewegen? Von welchem Ort?
ask-move-where = Wohin mit { $target }?
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
ask-which-opponent-adds-another = Welcher Gegenspieler legt noch eins dazu?
ask-which-opponent-picks = Welcher Gegenspieler wählt?
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
do-deck-of-opponent = Das eines Gegenspielers
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

no-turn-any-more = Du hast deinen Anführer verloren und bist aus dem Spiel.
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
no-choosing-place = { $place-title }: hier nicht wählbar: { $question }
no-such-location = { $place-title }: nur dabei, wenn mehr Leute spielen.
no-home-of-others = Niemand geht in das Zuhause von jemand anderem.
no-second-draw-there = Heute wurde { $place-at } schon eine Karte gezogen.
no-card-to-draw = Du hast keine Karte mehr zum Ziehen, weder im Deck noch in der Ablage.
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
no-money = { $cost }; die Handkarten, die dafür zahlen dürfen, sind { $held } wert.
no-exact-money = { $cost }; die Handkarten, die dafür zahlen dürfen, ergeben nicht genau so viel.
no-money-cost = { $card } kostet { $price }
no-money-cost-fixed = { $card } kostet { $price } und verhandelt nicht
no-money-cost-unparleyed = { $card } kostet { $price }, und niemand von dir kann dort verhandeln (FIV-PARLEY-1)
no-money-cost-parleyed = { $card } kostet { $price } nach der besten Verhandlung
no-event-available = { $card } ist ein Ereignis; so etwas wird weder angeworben noch angelegt.
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
no-challenging-beside = { $card } ist nicht herauszufordern, wo { $other } alle Herausforderungen auf sich zieht.
no-challenging-that = { $challenger } kann { $card } dort nicht herausfordern.
no-combat-card-there = { $card } ist nicht auf deiner Hand; Kampfkarten kommen von dort oder durch Wagen.
no-action-now = { $card } hat keine Action, die gerade geht.
no-use-now = { $card } kann gerade nichts tun, und nichts lässt sich damit tun.
no-deed-named = { $card } zu nennen genügt nicht; sag, was damit geschehen soll.
no-choosing-that = { $card } ist hier nicht wählbar: { $question }
no-parley-by-mercenary = { $card } ist ein Mercenary; von denen verhandelt keiner für dich.
no-parley-there = { $card } ist nicht dort, wo der Mercenary ist, oder der Rest der Kosten ließe sich nicht bezahlen.
no-such-ability = { $card } hat keine solche Fähigkeit.
no-second-use = Diese Fähigkeit von { $card } ist heute schon genutzt.
no-use-of-others = { $card } gehört nicht dir.
no-use-from-there = { $card } ist weder im Spiel noch in deiner Hand.
no-use-of-itself = Was { $card } dort sagt, nutzt niemand: Es geschieht oder gilt von selbst.
no-use-out-of-play = { $card } kann das nur, solange die Karte im Spiel ist.
no-playing-from-there = { $card } ist eine Ausrüstung geworden und wird von dort nicht noch einmal gespielt.
no-use-by-first = Du hast die Initiative; das tut { $card } nur ohne sie.
no-use-but-by-first = Das tut { $card } nur mit Initiative, und die hast du nicht.
no-stat-for-that = Wer für { $card } handeln könnte, hat einen Strich bei { $stat }.
no-occasion = { $card } antwortet auf etwas anderes, und das ist nicht eben geschehen.
no-second-word = Dass du mit { $card } reagierst, ist schon gesagt.
no-technique-now = Techniques nutzt du mit einer Herausforderung oder zu einer Kampfkarte in deiner eigenen Runde eines Duells.
no-maneuver-now = Maneuvers nutzt du in deiner eigenen Runde eines Duells, und nur das der eben gespielten Kampfkarte.
no-technique-of-that = { $card } ist weder { $fighter } noch von { $fighter } getragen, und { $fighter } kämpft.
no-second-style = Diese Fähigkeit von { $card } ist in diesem Duell schon genutzt.
no-more-styles = Mehr als eine Technique und ein Maneuver gibt es in einer Runde nicht.
no-trait-for-that = Niemand, der für { $card } handeln könnte, hat die verlangte Eigenschaft.
no-use-outside-the-city = { $card } kann das nur an einem Ort der Stadt.
no-crew-at-event = Du hast niemanden { $place-at }, wo { $card } liegt.
no-cost-to-pay = { $card } hat Kosten, die gerade nicht zu bezahlen sind.
no-cost-engaged = Für { $card } wird jemand oder etwas erschöpft, und das ist es schon.
no-maneuver-this-round = Eine Karte verbietet dir in dieser Runde jedes Maneuver.
no-target = Für { $card } gibt es gerade kein Ziel.
no-use-in-vain = Bei { $card } käme gerade nichts heraus.
no-equal-card = Von gleichen Handkarten wird eine angeboten; gemeint ist so oder so { $card }.
no-condition-met = { $card } verlangt zuerst etwas, das gerade nicht gegeben ist.

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
no-second-unique = { $cards }-mal { $card }, aber die Karte ist Unique, und eine ist das Höchste.
no-third-copy = { $cards }-mal { $card }, aber zwei gleiche sind das Höchste.

## Was erzählt wird

tell-phase = Tag { $day }: { $phase }.
tell-planned = { $seat } plant heimlich { $card }.
tell-unveiled = Die Pläne werden aufgedeckt: { $plans }.
tell-whose = { $card } ({ $seat })
tell-engaged-one = { $card } (erschöpft)
tell-used-one = { $card } (heute genutzt)
tell-worn = { $card } an { $bearer }
tell-series = { $first }; { $rest }
tell-plan = { $seat } hat { $scheme } mit { $person }
tell-plan-of-one = { $seat } hat { $card }
tell-no-plan = { $seat } hat nichts
tell-first-player = { $seat } hat die Initiative.
tell-passed = { $seat } passt.
tell-missed = { $seat } wollte mit { $card } reagieren, aber der Anlass ist vorbei.
tell-drew-there = { $seat } nutzt die Action { $place-at }.
tell-named = { $seat } nennt { $card }.
tell-looked = { $seat } sieht das Anmarschdeck von { $owner } durch.
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
tell-taken-unseen = { $seat } nimmt eine Karte auf die Hand.
tell-dug-up = { $seat } nimmt { $card } auf die Hand; die Karte lag verdeckt { $place-at }.
tell-dug-up-unseen = { $seat } nimmt die Karte auf die Hand, die verdeckt { $place-at } lag.
tell-sunk =
    { $cards ->
        [one] 1 Karte kommt
       *[other] { $cards } Karten kommen
    } unter das Deck von { $owner }.
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
tell-peeked =
    { $seat } sieht sich die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } des Decks an.
tell-peeked-of =
    { $seat } sieht sich die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } des Decks von { $owner } an.
tell-peeked-city =
    { $seat } sieht sich die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } des Stadtdecks an.
tell-peeked-these = { $seat } sieht oben auf dem Deck: { $cards }.
tell-peeked-these-of = { $seat } sieht oben auf dem Deck von { $owner }: { $cards }.
tell-peeked-these-city = { $seat } sieht oben auf dem Stadtdeck: { $cards }.
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
        [over] Aus der Herausforderung von { $card } wird nichts.
       *[ability] { $card } wird aufgehoben.
    }
tell-dealt = { $card } taucht { $place-at } auf.
tell-stays = { $card } geht in dieser Dämmerung nicht nach Hause.
tell-shut = { $place-title }: heute kein Renown und keine Herrschaft.
tell-fixed = { $place-title }: an der Herrschaft ändert sich nichts.
tell-buried = Eine Karte liegt verdeckt { $place-at }.
tell-gained = { $seat } bekommt { $renown } Renown.
tell-took = { $seat } nimmt { $renown } Renown von { $holder }.
tell-took-there = { $seat } nimmt { $renown } Renown { $place-from }.
tell-spent = { $seat } gibt { $renown } Renown aus.
tell-put = { $seat } legt { $renown } Renown auf { $holder }.
tell-added = { $renown } Renown kommt { $place-at } dazu.
tell-removed = { $renown } Renown verschwindet { $place-from }.
tell-given-back = { $renown } Renown auf { $card } geht zurück in den Vorrat.
tell-added-by = { $seat } legt { $place-at } { $renown } Renown dazu.
tell-renown-moved-by = { $seat } bringt { $renown } Renown { $start-from } { $to-to }.
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
tell-total = { $seat } hat { $total }
tell-total-of = { $seat } hat { $total } ({ $shares })
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
tell-threat-dropped = { $card } ist nicht da: { $threat } Bedrohung verfällt.
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
won-though-fallen = Die letzten Anführer sind zugleich gefallen; { $winners } hat am meisten Renown.
won-by-nobody = Gleich in allem: unentschieden zwischen { $winners }.

## Warum ein Bot das täte

why-scheme = Pläne wählt er zufällig, damit niemand sie errät.
why-character = Er plant seine stärkste Figur.
why-other-character = Er plante lieber { $card }, seine stärkste Figur.
why-cheapest = Er gibt die Karte her, die im Duell am wenigsten wert ist.
why-other-card = Er gäbe lieber { $card } her; die Karte ist im Duell weniger wert.
why-victory = Damit gewinnt er.
why-defeat = Damit verlöre er.
why-best = Das Beste, was er sieht: Es { $change }.
why-as-good = So gut wie alles, was er sieht: Es { $change }.
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
show-embargo = { $seat } hat { $name } heute mit einem Embargo belegt.
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
show-fewer-there =
    { $side ->
        [challenger] Wer herausgefordert hat
       *[defender] Wer verteidigt
    }, deckt beim Wagen { $place-at } { $number } weniger auf.
show-only-ready = In diesem Druck zählen nur { $card } und wer bereit ist.
show-hurt = { $card } wurde in diesem Duell verwundet.
show-padded = { $card } hat { $other } schon eine Wunde erspart.
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
show-pressed-by = { $seat } übt { $place-at } Druck aus.
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
show-effect-draw =
    Zieh { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
show-effect-discard =
    Der Gegenspieler wirft { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ab.
show-effect-wound =
    { $wounds ->
        [one] Verwunde den Gegner.
       *[other] Der Gegner nimmt { $wounds } Wunden.
    }
show-effect-gain = Du bekommst { $renown } Renown.
show-effect-lethal = Du bekommst Lethal.
show-effect-value = +{ $amount } { $value }.
show-effect-cancel = Hebe die Wirkung auf.
show-effect-en-garde = { $card } wird wieder bereit.
show-effect-actor-en-garde = Der Handelnde wird wieder bereit.
show-effect-fighter-en-garde = Dein Kämpfer wird wieder bereit.
show-effect-wound-target =
    { $target ->
        [opposing] Ziel: eine gegenüberstehende Figur. Verwunde sie.
       *[other] Ziel: eine Figur hier. Verwunde sie.
    }
show-effect-engage-target =
    { $target ->
        [opposing] Ziel: eine gegenüberstehende Figur. Erschöpfe sie.
       *[other] Ziel: eine Figur hier. Erschöpfe sie.
    }
show-cost-engage = Erschöpfe { $card }
show-cost-engage-this = Erschöpfe diese Karte
show-cost-engage-bearer = Erschöpfe den Träger
show-cost-engage-actor = Erschöpfe den Handelnden
show-cost-wound =
    { $wounds ->
        [one] Verwunde { $card }
       *[other] { $wounds } Wunden für { $card }
    }
show-cost-wound-bearer =
    { $wounds ->
        [one] Verwunde den Träger
       *[other] { $wounds } Wunden für den Träger
    }
show-cost-wound-actor =
    { $wounds ->
        [one] Verwunde den Handelnden
       *[other] { $wounds } Wunden für den Handelnden
    }
show-cost-destroy = Zerstöre { $card }
show-cost-destroy-this = Zerstöre diese Karte
show-cost-destroy-actor = Zerstöre den Handelnden, der kein Anführer ist
show-cost-discard =
    Wirf { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ab
show-cost-spend = Gib { $renown } Renown aus
show-cost-value = -{ $amount } { $value }

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
table-key = Figuren: Combat/Finesse/Influence/Resolve. Hand: Riposte/Parry/Thrust.
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
table-on-offer-renown = { $card } [{ $sort }, { $renown } Renown darauf]
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

## Auf dem Tisch

fact-cost = Kosten
fact-initiative = Initiative
fact-panache = Panache
fact-crew_cap = Crew Cap
fact-unique = Unique
fact-brute = Brute
fact-wealth = Wealth
fact-negotiable = Negotiable

show-place-free = { $place-short }: { $renown } Renown, von niemandem beherrscht
show-place-held = { $place-short }: { $renown } Renown, beherrscht von { $name }
show-home-of = Zuhause von { $name }
show-the-city = Die Stadt
show-street = Stadtkarten
show-day = Tag { $day } von { $days }
show-first-player = Initiative
show-decides = { $seat } entscheidet
show-you-decide = Du entscheidest
show-all-plan = Alle planen heimlich
show-city-deck = Stadtdeck
show-city-discard = Stadtablage
show-locker = Im Locker
show-effects = Wirkt gerade
show-hand = Handkarten
show-your-hand = Deine Hand
show-your-plans = Dein Anmarschdeck: Wähle einen Plan und eine Figur
show-planned = Heimlich geplant
show-deck = Deck
show-discard = Ablage
show-approach = Anmarschkarten
show-no-scheme = noch kein Plan
show-crew = Mannschaft { $crew } von { $most }
show-renown-of = { $renown } von { $goal } Renown
show-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
show-out = ausgeschieden
show-brute = Schläger (Brute)
show-wealth = Wealth: beim Bezahlen 2 wert
show-engaged = erschöpft
show-buried =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } verdeckt
show-answers = Deine Antworten
show-look-through = Wähle eine davon
show-moment = Reaktionen möglich
show-reacts = { $seat } reagiert mit { $card }
show-nothing = Du kannst hier nichts einsetzen.
show-passes-alone = Gleich wird von selbst gepasst.
show-weighed = { $stat } { $place-at }
show-weighed-succeeds = reicht, so wie es steht
show-weighed-fails = reicht nicht, so wie es steht
show-duel = Das Duell
show-challenge = Eine Herausforderung
show-duel-of = Duell: { $stat }, Runde { $round }
show-challenge-with = Herausforderung: { $stat }
show-challenger = Herausforderer
show-defender = Verteidiger
show-threat-on = { $threat } Bedrohung für { $card }
show-lethal = Lethal: Wunden ohne Grenze
show-gambles = { $used } von { $most } Wagnissen genutzt
show-line = Kampfkarten von { $card }
show-no-line = noch keine Kampfkarte
show-forecasts = Was jede Wahl bewirkt, wenn sonst nichts geschieht
show-choice = Wahl
show-on-you = dir
show-on-them = Gegner
show-wounds = Wunden
show-wounds-you = Wunden für dich
show-chance = deckt Karten deines Decks auf; eine davon spielst du
show-figures = Alle Zahlen als Tabelle
show-figures-short = Zahlen
show-look-at-city = Zur Stadt
show-back-to-cards = Zurück zu den Karten
show-back-to-duel = Zurück zum Duell
show-cause = Worum es geht
show-let-be = es bleibt, wie es ist
show-miniatures = Alle Orte
show-unknown = noch nicht gewählt
show-foretold =
    { $choice }: dann { $mine } Bedrohung für dich, { $theirs } für den Gegner, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } für dich
show-foretold-values =
    { $choice } (Riposte { $riposte }, Parry { $parry }, Thrust { $thrust }): dann { $mine } Bedrohung für dich, { $theirs } für den Gegner, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } für dich
show-sheet-wounds =
    Gerade { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } darauf
show-sheet-renown = Gerade { $renown } Renown darauf
show-sheet-engaged = Gerade erschöpft.
show-sheet-bears = Trägt { $cards }.
show-sheet-because = Gerade { $reason }
show-sheet-printed = { $now } (gedruckt { $before })
show-faction = Fraktion
show-wish-move = Bewegen
show-wish-claim = Beanspruchen
show-wish-challenge = Herausfordern

## Beim Deckbau

show-library = Karten
show-search = Namen, Texte und Eigenschaften durchsuchen
show-sort = Art
show-any-sort = jede Art
show-any-faction = jede Fraktion
show-fitting = was hier passt
show-any-cost = alle Kosten
show-cost-at-most = Kosten bis { $cost }
show-value = Kampfwert
show-any-value = alle Werte
show-having = mit { $value }
show-one-less = Eine weniger: { $card }
show-one-more = Eine mehr: { $card }
show-in-deck = { $cards } im Deck
show-your-deck = Dein Deck
show-deck-name = Name des Decks
show-nameless = Mein Deck
show-keep = Behalten
show-play = Damit spielen
show-group-leader = Anführer
show-group-characters = Figuren
show-group-schemes = Pläne
show-group-faction = Fraktionsdeck
show-goal = { $cards } von { $most }
show-goal-least = { $cards } von mindestens { $least }
show-curves = Kosten und Kampfwerte des Fraktionsdecks
show-costs = Kosten
show-sample-hand = Probehand
show-draw-hand = Eine Hand ziehen
show-deck-texts = Decks als Text
show-samples = Mit einem Musterdeck anfangen
show-mine = In diesem Browser aufgehoben
show-drop = { $name } wegwerfen
show-import = Ein Deck einfügen
show-read = Einlesen
show-unread = Manche Zeilen waren nicht lesbar:
show-export = Dein Deck als Text
show-download = Als Datei sichern
show-share = Link zu diesem Deck kopieren

## Karten: die Namen wie gedruckt, und ihre Zeilen; was vor dem Punkt steht, hat einen eigenen Teil

card-a_heroic_end = A Heroic End
    .first = Final Strike: Für den Gegner gibt es { $threat } Bedrohung mehr, und du hast Lethal.

card-a_new_strategy = A New Strategy
    .first =
        Zieh { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }. Diese Karte kommt in den Locker.

card-adaptable = Adaptable
    .first-when = Mit Initiative
    .first = Beanspruche diesen Ort.
    .second-when = Wenn du nicht die Initiative hast
    .third = +{ $riposte } Riposte, und entweder +{ $parry } Parry oder +{ $thrust } Thrust.

card-adelheide_schmidt = Adelheide Schmidt
    .first-when = Wirf eine Ausrüstung ab, aus der Hand oder aus dem Spiel, wo du sie beherrschst

card-alcee = Alcee

card-aldo_bussotti = Aldo Bussotti
    .first = Er hat +1 Influence für jedes Renown an seinem Ort.
    .second = 1 Renown von einem anderen Ort, den du beherrschst, kommt an Aldos.

card-ambush = Ambush
    .first = Kostet 1 weniger, wenn ein Brute von dir dort ist, wo jemand herausgefordert wird.
    .second-when = Wenn jemand herausgefordert wird
    .second = Niemand kann eingreifen.

card-amour = Amour
    .first-when = Wenn der Handelnde bereit ist
    .first = Ziel: eine gegenüberstehende Figur. Sie und der Handelnde werden beide erschöpft und gehen nach Hause.

card-angeline_demone = Angeline Dèmone
    .first = Für eine Bewegung darfst du eine Karte abwerfen, statt sie zu erschöpfen.
    .second-when = Wenn weder Combat noch Influence des Gegners über ihren Werten liegt

card-angelo = Angelo

card-answering_the_call = Answering the Call
    .first = Ziel: ein Mercenary von dir hier, der nicht dein Kämpfer ist. Bis zu deiner nächsten Runde gehen alle Wunden, die dein Kämpfer nähme, an diesen Mercenary.

card-appealing_to_the_people = Appealing to the People
    .first = Kostet 1 weniger mit einem Hero oder Diplomat als Anführer.
    .second-when = An einem Ort, den du beherrschst

card-armed_and_marshaled = Armed and Marshaled
    .first = Lege je { $renown } Renown zu den Docks und auf den Großen Basar. Dann kommt als Ziel eine Ausrüstung aus deiner Ablage zurück auf die Hand.
    .second-when = Erschöpfe eine Ausrüstung des Handelnden
    .second = Ziel: eine gegenüberstehende Figur, die nicht mehr Ausrüstung trägt als der Handelnde. Erschöpfe sie, oder sie geht nach Hause.

card-bastien_girard = Bastien Girard
    .first = Deine Figuren an seinem Ort haben diese Technique: Ein anderer Musketeer von dir hier übernimmt das Duell.
    .second = Wenn diese Runde endet, verwunde den Gegner, falls Bastien in ihr nicht verwundet wurde.
    .lent = Ein anderer Musketeer von dir hier übernimmt das Duell von deinem Kämpfer.

card-bleed_out = Bleed Out
    .first = Kostet 1 weniger mit einem Villain als Anführer.
    .second = Ziel: eine Figur an einem Ort der Stadt, kein Anführer, die schon eine Wunde hat. Verwunde sie.

card-blood_mark = Blood Mark
    .first = Der Handelnde geht an irgendeinen anderen Ort der Stadt. Dann darfst du ihn verwunden; tust du es, folgt eine andere deiner Figuren von dort, wo er war.

card-boon = Boon
    .first = Lege diese Karte einer Figur hier an. Diese Fähigkeit lässt sich nicht kopieren.
    .second = Solange sie angelegt ist, hat der Träger +{ $combat } Combat, +{ $finesse } Finesse und +{ $influence } Influence. Wenn der Tag endet, wirf sie ab.

card-borets = Borets
    .first = In diesem Duell kann kein anderes Maneuver und keine Technique mehr genutzt werden.

card-bravos = Bravos
    .first = Thugs können nicht dafür abgeworfen werden.
    .second = Ziel: ein Thug in deiner Ablage. Er kommt kostenlos am Ort des Anführers ins Spiel.

card-breastplate = Breastplate
    .first = In jedem Duell sind die ersten Wunden, die der Träger nähme, 1 weniger.
    .second = Kommt eine Wunde bis zum Träger durch, zerstöre diese Karte.

card-broken_time = Broken-time
    .first = Decke so viele Karten deines Decks auf, wie dein Kämpfer Finesse hat. Spiel eine davon als zusätzliche Kampfkarte, mit ihrem Maneuver, wenn du es bezahlst; die anderen kommen unter das Deck.

card-buratino = Buratino

card-burnished_cuirass = Burnished Cuirass
    .first = Die Kampfkarte des Gegners hat in seiner nächsten Runde { $thrust } Thrust.

card-captains_coat = Captain's Coat
    .first = Übe hier mit Influence Druck aus; gelingt es, beanspruche diesen Ort.

card-carmella_vanessa_salvaggi = Carmella Vanessa Salvaggi
    .first = Einmal am Tag darf sie herausfordern oder eingreifen, obwohl sie erschöpft ist.

card-carnaval = Carnaval
    .first-when = Mit Initiative, erschöpfe den Handelnden
    .first = Niemand beherrscht mehr diesen Ort.
    .second-when = Wenn du nicht die Initiative hast
    .second = Wirf eine ausliegende Stadtkarte ab, wo sie auch liegt.

card-cavalier_hat = Cavalier Hat
    .first = Nur für einen Duelist von dir.
    .second-when = Erschöpfe den Träger
    .second = Ziel: eine gegenüberstehende Figur. Fordere sie mit Finesse heraus.

card-cesca_del_rosso = Cesca del Rosso
    .first = Decke die oberste Karte deines Decks auf. Ist es eine Sorcery, nimm sie auf die Hand; wenn nicht, lass sie dort oder leg sie unter das Deck.
    .second-when = Nachdem Cesca eine Fähigkeit eines Sorcerers ausgeführt oder eine auf eine Figur an ihrem Ort gezielt hat, verwunde sie
    .second = Sie führt diese Fähigkeit selbst aus. Alle Kosten werden noch einmal bezahlt und die Ziele neu gewählt.

card-cirilo_naucriparos = Cirilo Naucriparos
    .first = Deine Mercenaries sind Brutes.
    .second-when = Erschöpfe Cirilo
    .second = Ziel: ein ausliegender Mercenary hier. Wirb ihn an. Er kostet genau { $price }, und verhandeln kann niemand.

card-claude_de_la_roche = Claude de la Roche
    .first = Er hat +{ $influence } Influence, wenn an seinem Ort Druck ausgeübt wird.
    .second-when = Wenn an seinem Ort Druck ausgeübt wird
    .second = Von den erschöpften Figuren zählt nur die, die den Druck ausübt.

card-come_hither = Come Hither
    .first = Ziel: eine Figur. Sie geht an einen Nachbarort der Stadt.

card-contempt_and_hatred = Contempt and Hatred
    .first = Lege { $renown } Renown zu den Foren. Dann darfst du { $renown2 } an irgendeinen Ort legen; tust du es, wirf dort alle Stadtkarten ab.
    .second = Alle Mercenaries haben { $influence } Influence, wem sie auch gehorchen.
    .third = Übe hier mit Influence Druck aus; Gleichstand ist ein Erfolg für dich. Gelingt es, beanspruche diesen Ort.

card-corpse_speak = Corpse Speak
    .first = Nur für einen Sorcerer von dir. Influence des Trägers wird auf 0 gesetzt.
    .second = Ziel: ein Wagnis in deiner Ablage. Der Träger spielt eine Action davon wie von deiner Hand. Diese Karte kommt in den Locker.

card-crystal_eye = Crystal Eye
    .first-when = Nachdem du sie jemandem angelegt hast
    .first = Sieh das Anmarschdeck eines Gegenspielers durch und merk dir heimlich eine Karte daraus.
    .second-when = Nachdem dieser Gegenspieler die gemerkte Karte gespielt hat, heute oder an einem späteren Tag

card-daniella_dietrich = Daniella Dietrich
    .first = Ein Mercenary von dir hier fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Combat heraus.
    .second = Wenn diese Runde endet, geht sie an einen Nachbarort der Stadt. Höchstens einmal am Tag.

card-dante = Dante
    .first = Ziel: eine Figur, wer und wo sie auch sei. Sie kommt hierher.

card-dark_gift = Dark Gift
    .first = Verwunde den Träger, der dann an einen Nachbarort geht.
    .second =
        Der Träger heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.

card-defending_honor = Defending Honor
    .first = Ziel: eine feindliche Figur. Sie muss, ohne sich zu erschöpfen, eine deiner Figuren, die ihr gegenübersteht, mit Combat herausfordern. Ihr Spieler wählt, wen.

card-devotion = Devotion
    .first = Sieh dir die obersten { $looks } Karten deines Decks an. Eine kommt unter das Deck, eine nimm auf die Hand, und die dritte lege verdeckt an einen Ort der Stadt deiner Wahl. Wenn die Dämmerung beginnt, nimm die verdeckte Karte auf die Hand, falls du den Ort beherrschst; wenn nicht, wirf sie ab.

card-disarm = Disarm
    .first = Kostet 1 weniger, wenn der Gegner weniger Finesse hat als dein Kämpfer.
    .second = Ziel: eine Weapon des Gegners. Der Gegenspieler darf sie zerstören; sonst verwunde den Gegner.

card-don_constanzo_scarpa = Don Constanzo Scarpa
    .first = Such in deinem Fraktionsdeck einen Thug der Red Hand; zeig ihn, nimm ihn auf die Hand und misch.
    .second = Bei jedem Druck an einem Ort, wo du Thugs hast, einen oder mehrere, zählst du 1 mehr.
    .third-when = Wenn der Tag endet
    .third = Ziel: ein Brute an seinem Ort. Er ist kein Brute mehr: Er bleibt im Spiel und zählt für dein Crew Cap.

card-drinking_games = Drinking Games
    .first = Übe hier mit Resolve Druck aus, ohne Wunden abzuziehen. Gelingt es, erschöpfe als Ziel eine Figur hier.

card-duckfoot_pistol = Duckfoot Pistol
    .first = Verwunde alle am Ort des Trägers außer Anführern, auch deine eigenen.

card-eager_blade = Eager Blade
    .first = Immer wenn sie in eine Ablage käme, kommt sie auf den Großen Basar und liegt dort aus.
    .second-when = Sobald der Träger eine Kampfkarte gespielt hat
    .second = Zerstöre diese Karte; +{ $riposte } Riposte.

card-edeline_trinken = Edeline Trinken
    .first = Sie hat +1 Influence für jede Figur an ihrem Ort, sie selbst eingeschlossen.
    .second-when = Nach einem Duell
    .second = Ziel: ein erschöpfter Beteiligter an einem Nachbarort. Er geht zu Edeline.

card-ekaterina_ilyanava = Ekaterina Ilyanava
    .first-when = Bewege 1 Renown von ihrem Ort an einen anderen
    .first = Sie geht an einen dritten Ort der Stadt.
    .second-when = Nachdem ein Gegenspieler ihren Ort beansprucht hat
    .second = Entferne dort { $renown } Renown.

card-eko_sorridi = Eko Sorridi
    .first-when = Wenn eine gegenüberstehende Figur seinen Ort verlassen will, auch in der Dämmerung
    .first = Verwunde sie.

card-elina_georginova = Elina Georginova
    .first = Sie geht an einen Nachbarort der Stadt. Ist dort eine feindliche Figur, wird sie wieder bereit.
    .second-when = Nachdem sie eine Fähigkeit eines Sorcerers ausgeführt hat
    .second = 1 Renown von einem anderen Ort kommt an ihren.

card-epee_sanglante = Épée Sanglante
    .first = Lege { $renown } Renown an einen Ort.
    .second = Deine Musketeers haben +{ $influence } Influence, wo { $least } oder mehr Renown liegen.
    .third = Der Handelnde fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Combat heraus. Niemand kann ablehnen. Wer von beiden den anderen zuerst verwundet, nimmt dessen Spieler 1 Renown.

card-fates_burden = Fate's Burden
    .first = Lege diese Karte einer gegenüberstehenden Figur an. Diese Fähigkeit lässt sich nicht kopieren.
    .second = Solange sie angelegt ist, wird sie zerstört, statt dass der Träger wieder bereit wird. Wenn der Tag endet, zerstöre sie in jedem Fall.

card-fight_through_the_pain = Fight Through the Pain
    .first =
        Ziel: eine Figur mit Ausrüstung. Sie heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.
    .second =
        Wenn diese Runde endet, heilt dein Kämpfer { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.

card-filling_the_ranks = Filling The Ranks
    .first = Lege { $renown } Renown an einen Ort. Hast du dann weniger Renown als alle anderen, lege { $renown2 } an einen anderen Ort.
    .second-when = Wenn der Hauptakt beginnt und du weniger Figuren hast als alle anderen
    .second = Wirb einen ausliegenden Mercenary zu dir nach Hause an. Combat, Finesse oder Influence deines Anführers, was du wählst, wird von den Kosten abgezogen; verhandeln kann niemand.

card-for_the_family = For the Family
    .first = Ziel: eine Figur hier. Erschöpfe sie; ist sie schon erschöpft, geht sie nach Hause.

card-friends_at_court = Friends at Court
    .first-when = Nach einem Duell, in dem der Gegner gefallen ist und dein Kämpfer nicht
    .first = Übe am Ort deines Kämpfers mit Influence Druck aus; gelingt es, beanspruche ihn.

card-gallant_deeds = Gallant Deeds
    .first = Ziel: eine erschöpfte gegenüberstehende Figur. Sie wird wieder bereit, und der Handelnde auch.

card-gallegos_blade = Gallegos Blade
    .first = Der Träger deckt beim Wagen eine Karte mehr auf.
    .second = Wagt der Gegner in seiner nächsten Runde, wird eine Karte weniger aufgedeckt.

card-giacinto = Giacinto
    .first = Ziel: eine gegenüberstehende Figur. Auch sie wird erschöpft; dann gehen beide an denselben Nachbarort der Stadt.

card-grandfathers_hammer = Grandfather's Hammer
    .first-when = Nachdem deine Runde begonnen hat, wenn der Träger dein Kämpfer ist
    .first = Nimm diese Karte vom Träger und spiel sie als deine Kampfkarte; du bekommst Lethal.

card-guild_triskelion = Guild Triskelion
    .first = Der Träger ist ein Duelist.
    .second-when = Erschöpfe den Träger
    .second = Ziel: eine gegenüberstehende Figur. Fordere sie mit Finesse heraus; nur ein Anführer kann ablehnen.

card-guillen_de_murrieta = Guillén de Murrieta
    .first = Er hat +{ $combat } Combat, solange ein Gegenspieler mehr Renown hat als du.
    .second-when =
        Wirf { $discards ->
            [one] eine Karte
           *[other] { $discards } Karten
        } ab
    .second = 1 Renown von einem Nachbarort kommt an seinen.

card-gustavo = Gustavo
    .first = Decke so viele Karten deines Decks auf, wie er Influence hat. Nimm ein Wagnis darunter auf die Hand; die anderen kommen unter das Deck.

card-henri_michelet = Henri Michelet
    .first = Andere Musketeers von dir an seinem Ort können nicht durch Fähigkeiten von Gegenspielern bewegt werden.
    .second-when = Wenn er jemanden herausfordert, erschöpfe eine Weapon von ihm
    .second = Ziel: eine feindliche Figur hier. Sie kann dabei nicht eingreifen.

card-hexenjagd = Hexenjagd
    .first-when = Wenn die Runde endet, in der dies deine Kampfkarte war
    .first = Dein Kämpfer geht erschöpft nach Hause, außer gegen einen Sorcerer.
    .second-when = Wenn eine Fähigkeit eines Sorcerers auf eine Karte zielt, verwunde eine deiner Figuren an ihrem Ort

card-hidden_corridors = Hidden Corridors
    .first = Der Handelnde geht an einen Ort der Stadt, der nicht benachbart ist.
    .second = Wenn diese Runde endet, geht dein Kämpfer an einen Nachbarort der Stadt.

card-horatio_lockwood = Horatio Lockwood
    .first-when = Nachdem eine gegenüberstehende Figur von Horatio an einen Nachbarort der Stadt gegangen ist
    .first = Er geht auch dorthin.
    .second-when = Wenn der Gegner die einzige feindliche Figur hier ist

card-i_know_that_trick = I Know that Trick!
    .first = Kopiere eine Technique des Gegners oder einer Ausrüstung des Gegners; ihre Kosten bezahlst du.

card-im_done_with_you = I'm Done with You
    .first = +{ $parry } Parry für jede andere Karte in deiner Duellreihe.

card-improvised_weapon = Improvised Weapon
    .first-when = Wenn die Runde endet, in der dies deine Kampfkarte war
    .first = Lege sie deinem Kämpfer kostenlos an.

card-improvising = Improvising
    .first = Ziel: ein Wagnis in der Ablage eines Gegenspielers. Spiel eine Action davon und bezahle, was sie kostet; danach, oder sobald es das Spiel verlässt, kommt das Wagnis unter sein Deck. Diese Karte kommt in den Locker.

card-indomitable_will = Indomitable Will
    .first-when = Wenn niemand diesen Ort beherrscht und der Handelnde deine einzige Figur hier ist
    .first = Beanspruche diesen Ort. Solange der Handelnde bleibt, ändert sich daran nichts; geht er, beherrscht den Ort niemand.

card-inspire_generosity = Inspire Generosity
    .first =
        Bewege 1 Renown von einem Ort an einen anderen, dann lege { $renown } an jeden Ort, wo keines liegt. Alle ziehen { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }; dann zieht noch eine, wer allein am wenigsten Renown hat, und danach, wer allein die wenigsten Figuren hat.

card-iron_and_velvet = Iron and Velvet
    .first-when = Wenn der Handelnde keine Ausrüstung trägt
    .first = Der Handelnde fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Combat heraus.
    .second = Verwunde jeden Beteiligten, der Ausrüstung trägt.

card-iron_reply = Iron Reply
    .first = Kostet 1 weniger, wenn dein Kämpfer eine Ausrüstung mit Eisenfaust trägt.
    .second-when = Wenn dein Kämpfer eine Ausrüstung mit Eisenfaust trägt oder das Combat des Gegners nicht über dem deines Kämpfers liegt

card-its_personal = It's Personal
    .first-when = Wenn dein Kämpfer in diesem Duell verwundet wurde
    .first = Der Gegner nimmt eine Wunde; fällt er dadurch, beanspruche diesen Ort.

card-jean_urbain = Jean Urbain
    .first = Jeder andere Musketeer von dir an seinem Ort hat diese Technique: +{ $riposte } Riposte.
    .second = +{ $thrust } Thrust. Ist ein anderer Musketeer von dir hier, darfst du stattdessen +{ $riposte } Riposte wählen.

card-kaj_kousei = Kaj Kousei
    .first = Ein Artifact anzulegen kostet dich 1 weniger.
    .second = Decke die obersten { $reveals } Karten des Stadtdecks auf. Du darfst ein Artifact darunter bezahlen und einer deiner Figuren hier anlegen. Der Rest kommt unter das Deck.

card-kalla_forsberg = Kalla Forsberg
    .first = Was sie anlegt, kostet 1 weniger.
    .second = Bewege eine Ausrüstung von einer deiner Figuren hier zu einer anderen.

card-kaspar_dietrich = Kaspar Dietrich
    .first = Er hat +{ $influence } Influence, wenn er verhandelt.
    .second = Decke Karten des Stadtdecks auf, bis ein Mercenary kommt. Du darfst ihn an Kaspars Ort anwerben; nur Kaspar kann um ihn verhandeln, und das auch erschöpft. Der Rest kommt unter das Deck.

card-kaspars_panzerhand = Kaspar's Panzerhand
    .first = Sie wechselt nie zu einer anderen Figur und zählt nicht als die eine Armor.
    .second-when = Wenn der Träger dein Kämpfer ist und der Gegenspieler eine Technique ansagt
    .third-when = Mit einer Melee Weapon am Träger

card-langschwert = Langschwert

card-last_word = Last Word
    .first-when = Mit einer Ranged Weapon am Handelnden
    .first = Ziel: eine gegenüberstehende Figur. Sie geht an einen Nachbarort der Stadt.
    .second-when = Mit einer Ranged Weapon an deinem Kämpfer

card-legendary_reputation = Legendary Reputation
    .first = Der Handelnde fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Combat heraus. Nur ein Anführer kann eingreifen.

card-legions_caress = Legion's Caress
    .first = Du darfst sie irgendeiner Figur an einem Ort der Stadt anlegen, wem sie auch gehört, aber keinem Anführer.
    .second = Immer wenn der Träger wieder bereit wird, auch in der Dämmerung, verwunde ihn.

card-leja_juska = Leja Juska
    .first-when = Wenn die erste Runde eines Duells an ihrem Ort beginnt
    .first = Für einen der Beteiligten, den du wählst, gibt es { $threat } Bedrohung mehr oder weniger.

card-leontine_giroux = Léontine Giroux
    .first = Ziel: eine deiner Figuren hier. Sie geht an irgendeinen anderen Ort der Stadt oder nach Hause.

card-leshiye_of_the_wood = Leshiye of the Wood
    .first = Wähle den Ort an einem Ende der Reihe. Lege je { $renown } Renown an zwei andere. Dann leg diesen Plan an den gewählten Ort: Wirf die Stadtkarten und das Renown dort ab, und alle Figuren dort gehen nach Hause. Bis der Tag endet, kann niemand diesen Ort beherrschen, und Renown wird dort weder dazugelegt noch hin- oder wegbewegt.

card-let_the_sword_decide = Let the Sword Decide
    .first = Lege je { $renown } Renown zu den Docks und zu den Foren.
    .second-when = Nachdem du eine Weapon angelegt hast
    .third-when = Wenn der Gegenspieler in einem Duell eine Technique oder ein Maneuver ansagt

card-lets_haggle = Let's Haggle
    .first = Lege je { $renown } Renown auf den Großen Basar und zu den Foren. Dann decke Karten des Stadtdecks auf, bis eine Ausrüstung kommt: Lege sie auf dem Großen Basar aus; die anderen kommen unter das Deck.
    .second = Wo der Handelnde auch ist: Lege ihm als Ziel eine Ausrüstung an, die auf dem Großen Basar liegt, für { $less } weniger, wenn er selbst dort ist.

card-liberating_goods = Liberating Goods
    .first = Ziel: eine Ausrüstung in der Ablage eines Gegenspielers, die nicht Unique ist. Bezahle ihre Kosten, übernimm sie und lege sie dem Handelnden an.

card-life_in_the_canals = Life in the Canals

card-lorenzo_de_zepeda = Lorenzo de Zepeda
    .first-when = Wenn du eine Fähigkeit ansagst
    .first = Sie wird abgehandelt, als hättest du nicht die Initiative.
    .second = Die oberste Karte im Deck des Gegners wird aufgedeckt und bleibt dort. Wenn seine nächste Runde beginnt, darf der Gegenspieler eine andere Karte abwerfen, um genau diese als Kampfkarte zu spielen, aus dem Deck oder von der Hand; sonst verwunde den Gegner.
    .third = Mit seiner Reaction darfst du auch ansagen, was mit Initiative nicht geht.

card-madre_dolores = „Madre“ Dolores
    .first-when =
        Du darfst { $discards ->
            [one] eine Karte
           *[other] { $discards } Karten
        } abwerfen
    .first =
        Ziel: eine Figur hier. Sie heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }; wenn du abgeworfen hast, heilt ein zweites Ziel hier auch { $heals2 ->
            [one] { $heals2 } Wunde
           *[other] { $heals2 } Wunden
        }.

card-makepeace_botwighte = Makepeace Botwighte
    .first = Was eine Figur anlegt, die ihm gegenübersteht, kostet 1 mehr.
    .second = Ziel: eine erschöpfte gegenüberstehende Figur, deren Influence nicht über seiner liegt. Sie geht nach Hause.

card-marooned = Marooned
    .first = Lege je { $renown } Renown zu den Docks und auf den Großen Basar.
    .second = Ziel: ein gegenüberstehender Mercenary. Wirf so viele Karten ab, wie du willst: Für jede davon erschöpfe oder verwunde ihn.

card-maryam_benu_pleroma = Maryam Benu Pleroma
    .first-when = Wenn zum ersten Mal an einem Tag ein Wagnis auf sie zielt
    .second = In seiner nächsten Runde kann der Gegner kein Maneuver nutzen.

card-master_of_valroux_style = Master of Valroux Style
    .first = Kostet 1 weniger, wenn der Gegner erschöpft ist.
    .second =
        +{ $riposte } Riposte. Zieh { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }. Die Kampfkarte des Gegners hat in seiner nächsten Runde +{ $thrust } Thrust.

card-mastercrafted_rapier = Mastercrafted Rapier
    .first = Nur für einen Duelist von dir.

card-matchlock_musket = Matchlock Musket
    .first = Ziel: eine Figur an einem Nachbarort der Stadt. Ihr Spieler darf sie erschöpfen; sonst verwunde sie.

card-matushkas_command = Matushka's Command
    .first = Alle erschöpften Figuren hier gehen nach Hause; dann erschöpfe alle, die noch hier sind.

card-matushkas_efficiency = Matushka's Efficiency
    .first-when = Statt für diese Karte zu bezahlen, darfst du den Handelnden erschöpfen
    .first = Ziel: eine deiner Figuren hier. Sie geht an irgendeinen anderen Ort der Stadt oder nach Hause.
    .second = Beide Beteiligten gehen an denselben Nachbarort der Stadt, und das Duell geht dort weiter.

card-matushkas_sight = Matushka's Sight
    .first =
        Wähle irgendein Deck und sieh dir seine obersten { $looks } Karten an. Wirf so viele ab, wie du willst, höchstens so viele, wie der Handelnde Influence hat; die anderen kommen in einer Reihenfolge deiner Wahl wieder obenauf. Dann darfst du den Handelnden erschöpfen, um { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        } zu ziehen.

card-maxime_de_lafayette = Maxime de Lafayette
    .first = Karten mit Sorcery und Fähigkeiten eines Sorcerers, die er ausführt, verwunden ihn nicht; eine Wunde als Kosten gilt als bezahlt.
    .second = Ziel: eine Ausrüstung in deiner Ablage, die nicht Unique ist. Sie kommt zurück auf deine Hand.

card-maya_de_la_rioja = Maya de La Rioja
    .first = Sie geht an einen Nachbarort der Stadt oder, wenn du nicht die Initiative hast, an irgendeinen anderen Ort der Stadt oder nach Hause.

card-midnight_shipment = Midnight Shipment
    .first = Lege je { $renown } Renown zu den Docks und auf den Großen Basar. Dann wird bei den Docks noch eine Stadtkarte ausgelegt.
    .second-when = Bei den Docks, wenn dort weder ein Mercenary noch eine Ausrüstung ausliegt
    .second = Der Handelnde geht an irgendeinen anderen Ort der Stadt.

card-mireli_sabre = Mireli Sabre
    .first = +{ $parry } Parry, wenn der Träger { $least } oder mehr Finesse hat; auch +{ $thrust } Thrust, wenn er { $least2 } oder mehr Combat hat.

card-mirelis_revision = Mireli's Revision
    .first-when = Wenn der Gegenspieler eine Kampfkarte ansagt
    .first = Wirf sie ab. Der Gegenspieler wagt stattdessen um eine andere, was nicht zählt.
    .second = Wähle: +{ $parry } Parry; oder verwunde den Gegner, dessen Kampfkarte in seiner nächsten Runde { $thrust } Thrust hat.

card-move_along = Move Along
    .first = Der Handelnde fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Combat heraus. Statt zu antworten, darf ihr Spieler sie erschöpft nach Hause schicken; dann ist die Herausforderung vorbei.

card-my_fight_alone = My Fight, Alone
    .first-when = Wenn der Handelnde allein von deiner Mannschaft hier ist
    .first =
        Der Handelnde heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.
    .second-when = Wenn dein Kämpfer allein von deiner Mannschaft hier ist

card-nazem_ibn_umur = Nazem ibn Umur
    .first = Er hat +1 Influence für jede erschöpfte feindliche Figur an seinem Ort.
    .second = Wer eine Herausforderung von ihm ablehnt, wird erschöpft.

card-night_of_drinking = Night of Drinking
    .first-when = Wenn ein Wagnis angesagt wird, das keine Sorcery ist

card-not_today = Not Today
    .first-when = Wenn die Runde endet, in der dies deine Kampfkarte war
    .first = Verwunde deinen Kämpfer, der dann erschöpft nach Hause geht.

card-nothing_personal = Nothing Personal
    .first = Der Gegner nimmt eine Wunde. Hat dein Kämpfer mindestens { $least } Combat, wählt dann der Gegenspieler: Der Gegner nimmt noch eine Wunde, oder niemand beherrscht mehr diesen Ort.

card-object_of_wonder = Object of Wonder
    .first = Wem sie auch angelegt werden soll, sie kommt immer an deinen Anführer.
    .second-when = Wenn eine deiner Figuren, weder Anführer noch Mercenary, in den Locker käme
    .second = Sie kommt stattdessen in dein Anmarschdeck, und diese Karte in den Locker.

card-objection = Objection!
    .first-when = Wenn Druck, deiner oder der eines anderen, mit { $most } oder gar keinem Vorsprung vor der nächstbesten Summe gelingt
    .first = Er misslingt.

card-odette_dubois_darrent = Odette Dubois d'Arrent
    .first = Wird sie herausgefordert, können bereite Musketeers von dir an ihrem Ort eingreifen, ohne sich zu erschöpfen.
    .second = Ein Duelist von dir an einem Nachbarort geht zu Odette.
    .third-when = Wenn jemand an ihrem Ort eine Herausforderung annimmt
    .third = 1 Renown von einem Nachbarort kommt an ihren.

card-opulence = Opulence
    .first = Wealth: beim Bezahlen 2 wert. Danach kommt sie in den Locker.
    .second-when = Wirf deine Hand ab

card-otto_streit = Otto Streit
    .first = Decke die obersten { $reveals } Karten deines Decks auf. Nimm eine Ausrüstung darunter auf die Hand; die anderen kommen unter das Deck.

card-pack_tactics = Pack Tactics
    .first = Wähle einen Ort der Stadt. Bewege beliebig viele deiner Thugs von Nachbarorten dorthin, auch von zu Hause. Dann übe dort mit Influence Druck aus; jeder so bewegte Thug zählt 1 zu deiner Summe. Gelingt es, beanspruche den Ort.

card-padre_anibal = „Padre“ Aníbal
    .first = Er hat +{ $influence } Influence, wenn an seinem Ort Druck ausgeübt wird und dort höchstens { $most } Renown liegt.
    .second-when = Wenn an seinem Ort kein Renown liegt

card-paid_off = Paid Off
    .first = Kostet 1 weniger, wenn der Handelnde ein Scoundrel oder Villain ist.
    .second = Ziel: ein gegenüberstehender Mercenary. Erschöpfe ihn; ist er schon erschöpft, geht er nach Hause.

card-parley_gone_wrong = Parley Gone Wrong
    .first = Lege { $renown } Renown zu den Foren. Dann darf jeder Gegenspieler 1 Renown von einem anderen Ort dorthin bewegen.
    .second = Bei Herausforderungen dort kann nur eingreifen, wer heute Renown zu den Foren gelegt oder bewegt hat.

card-patricia_moustakas = Patricia Moustakas
    .first = Solange sie bereit bei den Docks ist, kann sie niemand herausfordern.
    .second-when = Bei den Docks
    .second = Beanspruche die Docks.
    .third-when = Erschöpfe sie bei den Docks
    .third =
        Mit Initiative ziehst du { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }; sonst wirft jeder Gegenspieler eine ab.

card-pavel_ivanov = Pavel Ivanov
    .first = Er hat +{ $influence } Influence an einem Ort, den du beherrschst.
    .second-when = Nachdem ein Gegenspieler einen Ort beansprucht hat

card-penya_shows_the_way = Penya Shows The Way
    .first-when = Wenn die Dämmerung beginnt und du diesen Ort beherrschst
    .first = Wähle eine deiner Figuren hier; sie geht in dieser Dämmerung nicht nach Hause. Sieh dir die obersten { $looks } Karten des Stadtdecks an und leg sie in beliebiger Reihenfolge zurück.

card-philip_hase = Philip Hase
    .first-when = Nachdem du Philip eine Ausrüstung angelegt hast
    .first = Er geht an einen Nachbarort.
    .second-when = Wenn der Gegner erschöpft ist und ein Mercenary von dir hier ist

card-plans_within_plans = Plans Within Plans
    .first = Lege je { $renown } Renown an zwei Orte. Dann such in deinem Deck einen Thug der Red Hand; zeig ihn, nimm ihn auf die Hand und misch.
    .second-when = Nachdem du einen Ort beansprucht hast, an dem eine feindliche Figur ist
    .second = Ziel: eine deiner Figuren dort. Sie wird wieder bereit.

card-point_of_opportunity = Point of Opportunity
    .first = Bewege 1 Renown zwischen diesem Ort und einem Nachbarort, in eine der beiden Richtungen. Dann wirf dieses Ereignis ab.

card-polished_flintlock = Polished Flintlock
    .first = Ziel: eine gegenüberstehende Figur. Ihr Spieler darf sie erschöpfen; sonst wird sie verwundet und diese Karte erschöpft.

card-porte_travel = Porté Travel
    .first-when = Wenn du sie als Kampfkarte spielst und ein Sorcerer von dir im Spiel ist
    .first = Verwunde einen Sorcerer von dir. Dein Kämpfer geht zu diesem Sorcerer, und alle Bedrohung für dich verfällt.
    .second = Ziel: eine deiner Figuren. Sie geht zum Handelnden. Du darfst das beliebig oft tun und verwundest jedes Mal den Handelnden.

card-precision = Precision

card-predatory_pursuit = Predatory Pursuit
    .first-when = Nachdem eine feindliche Figur vom Handelnden an einen anderen Ort der Stadt gegangen ist
    .first = Der Handelnde geht auch dorthin, und diese Figur wird verwundet.

card-press_the_advantage = Press the Advantage
    .first = Ziel: eine gegenüberstehende Figur, kein Anführer, mit weniger Combat als der Handelnde. Erschöpfe sie, und sie geht nach Hause.
    .second = +{ $thrust } Thrust, und der Gegner wird erschöpft; war er es schon, stattdessen +{ $thrust2 } Thrust.

card-pull = Pull
    .first-when = Verwunde den Handelnden, außer einer Strega
    .first = Ziel: eine Figur, wer und wo sie auch sei. Sie kommt hierher.

card-pull_the_strand = Pull the Strand
    .first-when = Erschöpfe den Handelnden
    .first = Ziel: eine gegenüberstehende Figur. Übe hier mit Influence Druck aus; ihre zählt dabei für dich und nicht für ihren Spieler. Gelingt es, beanspruche diesen Ort.

card-raton = Ratón
    .first = Ziel: eine feindliche Figur mit Ausrüstung an einem Nachbarort der Stadt. Er geht zu ihr.
    .second = Wenn die nächste Runde des Gegners endet und er darin nicht verwundet wurde: Ziel ist eine Ausrüstung des Gegners, die Ratón tragen darf. Übernimm sie und lege sie ihm an.

card-ravenna_destine = Ravenna Destine

card-razrushitel = Razrushitel
    .first = Ziel: eine feindliche Figur an einem Nachbarort der Stadt. Der Handelnde geht zu ihr. Dann erschöpfe entweder den Handelnden und schick das Ziel nach Hause, oder verwunde das Ziel.

card-regroup = Regroup
    .first = Der Handelnde geht an einen Nachbarort der Stadt.
    .second = Wenn diese Runde endet, geht dein Kämpfer an einen Nachbarort der Stadt.

card-ren = Ren
    .first = In ihren Duellen: { $parry } Parry auf den Kampfkarten des Gegners, solange der Gegenspieler nicht weniger Figuren hat als du.

card-rena_klingenhalter = Rena Klingenhalter
    .first = Um einzugreifen, darf sie statt sich selbst eine bereite Weapon erschöpfen, die sie trägt, auch wenn sie erschöpft ist.
    .second = Sie hat +{ $combat } Combat, wenn sie eine Weapon trägt.

card-reputation_meritee = Réputation Méritée
    .first = Lege { $renown } Renown an einen Ort, wo keines liegt.
    .second = Übe hier mit Influence Druck aus; Mercenaries zählen nicht, und Gleichstand ist ein Erfolg für dich. Gelingt es, wirf eine Stadtkarte hier ab, und eine Figur aus deinem Anmarschdeck kommt hier dazu.

card-research = Research
    .first-when = Wenn in deiner Ablage { $least } Karten mit verschiedenen Namen liegen
    .first = Zeig { $least } Karten mit verschiedenen Namen aus deiner Ablage. Ein Gegenspieler deiner Wahl bestimmt, welche du auf die Hand nimmst. Diese Karte kommt in den Locker.

card-risky_undertaking = Risky Undertaking
    .first = Lege { $renown } Renown an diesen Ort, und wirf dieses Ereignis ab.

card-robbery = Robbery
    .first = Ziel: eine Ausrüstung in der Ablage eines Gegenspielers. Bezahle ihre Kosten, übernimm sie und lege sie dem Handelnden an.
    .second = Ziel: eine Ausrüstung des Gegners oder in der Ablage des Gegenspielers. Bezahle ihre Kosten, übernimm sie und lege sie deinem Kämpfer an.

card-roll_the_bones = Roll the Bones
    .first = Wage, ohne dass es zählt, und mit einer Karte mehr, wenn dein Kämpfer ein Scoundrel ist. Spiel die gewählte Karte nicht, sondern zähl ihre Werte zu denen dieser Karte. Dann kommen alle aufgedeckten unter das Deck.

card-rosine_friese = Rosine Friese
    .first = Sie hat +{ $influence } Influence, solange ihr ein Sorcerer gegenübersteht.
    .second = Ziel: eine gegenüberstehende Figur, kein Anführer, deren Influence nicht über ihrer liegt. Erschöpfe sie; ist sie ein Sorcerer, geht sie auch nach Hause.

card-rough_em_up = Rough 'Em Up
    .first = +{ $thrust } Thrust für jede Red Hand von dir hier, dein Kämpfer eingeschlossen. Nach den Wunden dieser Runde darfst du einen deiner Thugs hier zerstören; tust du es, bekommst du Lethal.

card-sanjay = Sanjay
    .first = Ziel: eine gegenüberstehende Figur. Hat ihr Spieler weniger Karten auf der Hand als du, erschöpfe sie.
    .second-when = Nachdem ein Gegenspieler durch eine Wirkung von dir eine Karte abgeworfen hat

card-sarafina = Sarafina
    .first = Wenn sie wagt, wird eine Karte mehr aufgedeckt.
    .second = Sieh dir die oberste Karte des Gegners an, oder die obersten zwei, wenn eine Strega von dir hier ist. Leg davon beliebige unter das Deck; die anderen bleiben obenauf.

card-sea_legs = Sea Legs
    .first-when = Nachdem eine deiner Figuren an einen Ort der Stadt gegangen ist
    .first = Sie geht weiter an einen Nachbarort der Stadt.

card-servo_scarpa = Servo Scarpa
    .first = Er darf auch eine Figur an einem Nachbarort der Stadt herausfordern, an dem eine Red Hand von dir ist; er geht dann dorthin.
    .second = +{ $thrust } Thrust für jede andere Red Hand von dir hier.

card-shifting_blame = Shifting Blame
    .first = Lege { $renown } Renown zu den Docks.
    .second-when = Nachdem irgendjemand durch eine Wirkung von dir eine Karte abgeworfen hat
    .third-when = Nachdem ein Gegenspieler einen Ort beansprucht hat
    .third = Lege { $renown } Renown an einen anderen Ort.

card-shifting_tides = Shifting Tides
    .first = Wirf die Stadtkarten aller Orte ab.
    .second = Lege an jedem Ort eine Stadtkarte aus, dann wirf das Renown aller Orte ab. Lege { $renown } Renown an einen Ort; dann legt ein Gegenspieler deiner Wahl { $renown2 } an einen anderen.

card-shoddy_craftsmanship = Shoddy Craftsmanship
    .first = Ziel: eine Ausrüstung, die nicht Unique ist. Zerstöre sie.

card-sibella_scarpa = Sibella Scarpa

card-sigurd_ulfsen = Sigurd Ulfsen
    .first = Sein Combat lässt sich nicht erhöhen, und er fordert nie jemanden heraus.
    .second = Solange er bereit ist, muss auf ihn zielen, wer hier von den Feinden jemanden herausfordert.

card-sirens_scream = Siren's Scream
    .first-when = Wenn die Karte aufgedeckt wird
    .first = Wer Renown hat, legt 1 davon auf diese Karte.
    .second = Mit Renown darauf wird sie nicht abgeworfen, auch nicht in der Dämmerung.
    .third = Nimm 1 Renown von dieser Karte.

card-smuggled_item = Smuggled Item
    .first = Lege dem Träger kostenlos eine Ausrüstung aus deiner Hand an oder eine ausliegende, wo sie auch liegt.

card-so_it_begins = So It Begins
    .first = { $parry } Parry auf allen Kampfkarten in Duellen an diesem Ort.
    .second = Bei Druck an diesem Ort zählt auch Combat, wenn nicht ohnehin Combat der Wert ist.

card-soline_el_gato = Soline el Gato
    .first = In deinen Duellen hat der Gegner -1 Finesse, solange er an ihrem Ort ist.
    .second-when = Nachdem eine Action abgehandelt ist
    .second = Soline geht an einen Nachbarort der Stadt.

card-sorte_deck = Sorte Deck
    .first-when = Nachdem eine Figur am Ort des Trägers verwundet wurde, erschöpfe diese Karte
    .first =
        Die Figur heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }; mit einer Strega als Trägerin { $heals2 }.

card-status_matters = Status Matters
    .first = Wähle einen beherrschten Ort, an dem nur Mercenaries sind oder niemand: Niemand beherrscht ihn mehr.
    .second = Erschöpfe den Gegner; ist er schon erschöpft, verwunde ihn stattdessen.
    .third = Kostet 1 weniger gegen einen Mercenary.

card-stiletto = Stiletto
    .first-when = Wenn am Ort des Trägers jemand herausgefordert wird, und bevor darauf geantwortet ist, erschöpfe diese Karte
    .first = Verwunde den, der herausfordert, oder den, der herausgefordert ist.

card-stratege = Stratege
    .first = Eine oder zwei deiner Figuren gehen zusammen von einem Ort an einen Nachbarort der Stadt.

card-strength_of_ten = Strength of Ten
    .first = Gleich nach dieser Action handelst du noch { $actions }-mal. Diese Karte kommt in den Locker.
    .second = +X Thrust, wobei X das gedruckte Combat deines Kämpfers ist. Diese Karte kommt in den Locker.

card-strong_hands = Strong Hands
    .first = Übe hier mit Combat Druck aus; gelingt es, beanspruche diesen Ort.

card-stubborn = Stubborn
    .first-when = Wenn eine deiner Figuren sich bewegen würde, warum auch immer und auch in der Dämmerung
    .first = Hebe diese Bewegung auf.

card-sunder = Sunder
    .first-when = Wenn der Gegner nicht mehr Combat hat als dein Kämpfer
    .first = Ziel: eine Ausrüstung des Gegners. Zerstöre sie.

card-syrneth_hand = Syrneth Hand
    .first = Sie kann weder zerstört noch zu jemand anderem bewegt werden.
    .second = Die Kampfkarte des Gegners hat in seiner nächsten Runde { $parry } Parry.

card-tabard_of_the_fallen_musketeer = Tabard of the Fallen Musketeer
    .first = Nur für eine deiner Figuren, die kein Diplomat ist. Der Träger ist ein Musketeer.
    .second = Übe hier mit Influence Druck aus; Gleichstand ist ein Erfolg für dich. Gelingt es, beanspruche diesen Ort.

card-takama_siad = Takama Siad
    .first-when = Nach einem Duell
    .first =
        Ein Beteiligter von dir an Takamas Ort heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.

card-taunt = Taunt
    .first = Ziel: eine feindliche Figur an einem Nachbarort. Sie geht zum Handelnden.
    .second-when = Wenn der Gegner weniger Finesse hat als dein Kämpfer

card-tending_the_wounded = Tending the Wounded
    .first-when = Wirf so viele Karten ab, wie du willst
    .first = Ziel: eine deiner Figuren, kein Anführer. Sie heilt 1 Wunde für jede abgeworfene Karte.

card-terrell_brandt = Terrell Brandt
    .first = Nach einem Duell, in dem er gekämpft hat und nicht gefallen ist, nimm die Ausrüstung aus seiner Duellreihe auf die Hand.

card-the_boars_guile = The Boar's Guile
    .first = Du darfst { $renown } Renown an einen Ort legen; sonst bewege 1 zwischen zwei benachbarten. Dann nenne eine feindliche Figur: Heute haben deine Kampfkarten +1 Thrust, solange sie der Gegner ist.
    .second-when = Wenn die Dämmerung beginnt und die genannte Figur zu Hause ist

card-the_cats_embargo = The Cat's Embargo
    .first = Lege je { $renown } Renown an zwei Orte.
    .second-when = Wenn die Planung endet
    .second = Wähle einen Gegenspieler und decke eine zufällige Karte seiner Hand auf.
    .third-when = Nachdem ein Gegenspieler eine Karte des aufgedeckten Namens gespielt oder abgeworfen hat

card-the_cats_glass = The Cat's Glass
    .first-when = Wenn eine Figur am Ort des Trägers eine Herausforderung annimmt, an der du beteiligt bist, erschöpfe diese Karte
    .first = Bis zum Ende des Duells deckt der Gegner eine Karte weniger auf, wenn er an diesem Ort wagt.

card-the_great_game = The Great Game
    .first = Lege je { $renown } Renown zu den Docks und auf den Großen Basar.
    .second-when = Nachdem eine Figur gefallen ist

card-the_pressure_is_on = The Pressure is On
    .first-when = An einem Ort, den du beherrschst

card-the_song_of_eisen = The Song of Eisen
    .first = Lege { $renown } Renown zu den Foren. Dann kommt als Ziel ein Mercenary aus der Stadtablage oben auf das Stadtdeck.
    .second = Wenn dein Anführer um einen Mercenary verhandelt, hat er +1 Influence.
    .third-when = Wenn der Hauptakt endet und nirgends ein Mercenary oder eine Ausrüstung ausliegt

card-throwing_knife = Throwing Knife

card-torsten_vakt = Torsten Vakt
    .first = Seine Kampfkarten haben +{ $thrust } Thrust, wenn er mindestens { $least } Wunden hat.
    .second-when = Wenn eine Sorcery oder eine Fähigkeit eines Sorcerers auf ihn zielt

card-triage = Triage
    .first = Kostet 1 weniger, wenn das Ziel ein Hero oder Scoundrel ist.
    .second =
        Ziel: eine Figur. Sie heilt { $heals ->
            [one] { $heals } Wunde
           *[other] { $heals } Wunden
        }.

card-unfortunate = Unfortunate
    .first-when = Wenn die Runde endet, in der dies deine Kampfkarte war
    .first = Lege sie dem Gegner an; der Gegenspieler beherrscht sie.
    .second-when =
        Solange sie angelegt ist, wirf { $discards ->
            [one] eine Karte
           *[other] { $discards } Karten
        } ab
    .second = Zerstöre diese Karte.
    .third = Solange sie angelegt ist, hat der Träger { $finesse } Finesse.

card-unsavory_salve = Unsavory Salve
    .first = Nur für eine deiner Figuren mit Weapon; wird zerstört, sobald der Träger keine mehr hat.

card-until_morale_improves = Until Morale Improves
    .first = Lege { $renown } Renown an einen Ort, oder bewege 1 zwischen zwei benachbarten.
    .second = Ziel: eine Figur hier. Sie wird wieder bereit.
    .third = Ziel: eine Figur hier. Erschöpfe sie.

card-unyielding_loyalty = Unyielding Loyalty
    .first-when = Wenn etwas auf eine deiner Karten zielt, zerstöre eine Red Hand von dir, die kein Anführer ist, oder wirf einen Thug von der Hand ab

card-uppmans_jacket = Uppman's Jacket

card-urraca_de_murrieta = Urraca de Murrieta
    .first-when =
        Nachdem du Renown an einen Ort gelegt hast (bewegen zählt nicht), wirf { $discards ->
            [one] eine Karte
           *[other] { $discards } Karten
        } ab
    .first = Lege noch { $renown } dazu.

card-uwe_zimmerman = Uwe Zimmerman
    .first = Für deine Fähigkeiten darf er als Mercenary gelten.
    .second = Seine Kampfkarten haben +{ $thrust } Thrust gegen einen Sorcerer.

card-valeri_mikhailov = Valeri Mikhailov
    .first = Ziel: eine feindliche Figur an einem Nachbarort der Stadt. Er geht zu ihr und fordert sie mit Combat heraus. Niemand kann eingreifen.
    .second = +{ $thrust } Thrust. Mit weniger Wunden als der Gegner darfst du stattdessen +{ $riposte } Riposte wählen.

card-valiant_spirit = Valiant Spirit
    .first-when = Wenn der Handelnde kein Mercenary ist
    .second-when = Wenn dein Kämpfer kein Mercenary ist

card-vedma = Ved'ma
    .first = Ziel: ein Wagnis mit Sorcery in deiner Ablage. Spiel es wie von deiner Hand; danach, oder sobald es das Spiel verlässt, kommt es in den Locker.
    .second-when = Nachdem du eine Sorcery von der Hand gespielt hast, die sie erschöpft hat

card-veronicas_guile = Veronica's Guile
    .first = Der Handelnde fordert, ohne sich zu erschöpfen, als Ziel eine gegenüberstehende Figur mit Influence heraus.
    .second-when = Wenn der Gegner weniger Influence hat als dein Kämpfer
    .second = Der Gegner geht nach Hause.

card-vissenta_scarpa = Vissenta Scarpa
    .first-when = Nachdem eine Red Hand von dir an ihrem Ort gefallen ist
    .second-when = Wenn der Gegner nicht mehr Wunden hat als sie
    .second = +{ $parry } Parry oder +{ $thrust } Thrust, wie du willst.

card-vittoria_anselmo = Vittoria Anselmo
    .first-when = Wenn ein Gegenspieler mit einer Fähigkeit oder einer Herausforderung auf Vittoria zielt
    .first = Du darfst einen Thug aus der Hand kostenlos an ihrem Ort ins Spiel bringen. Ist dort ein Thug von dir, muss der Gegenspieler einen davon zum Ziel machen; wo das nicht erlaubt ist, wird die Wirkung aufgehoben. Ist ein Thug das Ziel geworden, darfst du Vittoria nach Hause schicken.

card-vladislav_novikoff = Vladislav Novikoff
    .first = Er darf eingreifen, obwohl er erschöpft ist.
    .second = Greift er ein, werden keine Kampfkarten gespielt: Er nimmt die Bedrohung der Herausforderung als Wunden, in den Grenzen von Restricted Hostilities, und das Duell ist vorbei.

card-well_equipped = Well-Equipped
    .first-when = Wenn der Handelnde Ausrüstung trägt
    .second =
        +{ $riposte } Riposte. Trägt dein Kämpfer eine Weapon, zieh { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }.

card-wrath_of_the_don = Wrath of the Don
    .first = Ziel: eine bereite gegenüberstehende Figur. Ihr Spieler darf sie erschöpfen; sonst wird der Handelnde wieder bereit.

card-yevgeni = Yevgeni
    .first = Seine Kampfkarten haben +{ $thrust } Thrust.
    .second-when = Nachdem eine Herausforderung von ihm abgelehnt wurde
    .third-when = Während du für eine Karte bezahlst, die keine Figur ist
    .third = Sie kostet 1 weniger.

card-youre_embarrassing_yourself = You're Embarrassing Yourself
    .first-when = Wenn ein Mercenary, der einer deiner Figuren gegenübersteht, jemanden herausfordert
    .first = Hebe die Herausforderung auf.
    .second-when = Wenn der Gegner ein Mercenary ist

## Die Spielhilfe

aid-aim = Sieben Renown in der Beute-Phase, oder dann Docks, Foren und Großer Basar zugleich, oder alle anderen Anführer tot. Sonst am meisten Renown nach fünf Tagen.
aid-turn = Ein Tag
aid-step-1 = { phase-dawn }
    .text = Jeder Ort bekommt eine Karte des Stadtdecks.
aid-step-2 = { phase-planning }
    .text = Geheim ein Plan und eine Figur. Die höchste Initiative beginnt. Dann zieh so viele Karten, wie deine Panache sagt.
aid-step-3 = { phase-high_drama }
    .text = Reihum je eine Aktion, bis alle direkt nacheinander gepasst haben.
aid-step-4 = { phase-plunder }
    .text = Nimm das Renown an den Orten, die du beherrschst.
aid-step-5 = { phase-dusk }
    .text = Alle gehen nach Hause und sind wieder bereit; wirf bis auf deine Panache ab.
aid-moves = Im Hauptakt
aid-move-1 = Gehen
    .text = Jemand geht an einen Nachbarort und ist erschöpft; von zu Hause aus nicht.
aid-move-2 = Beanspruchen
    .text = Erschöpfe jemanden: Hast du dort mehr Influence als jeder andere, gehört der Ort dir.
aid-move-3 = Herausfordern
    .text = Erschöpfe jemanden: ein Duell mit einem Feind am selben Ort, oder Wunden für den, der ablehnt.
aid-move-4 = Anheuern, ausrüsten
    .text = Bezahlt wird mit abgeworfenen Karten: jede ist 1 wert, mit Wealth 2.
aid-move-5 = Eine Action nutzen
    .text = Von einer deiner Karten im Spiel oder von einem Wagnis auf deiner Hand.
aid-move-6 = Passen
    .text = Du kannst später wieder handeln, solange nicht alle passen.
aid-move-7 = Im Duell
    .text = Riposte lenkt Bedrohung von dir auf den Gegner, Parry nimmt sie weg, Thrust legt ihm neue auf. Was auf dir bleibt, verwundet, höchstens so viel wie seine Stärke im Duell.
aid-end = So viele Wunden wie Resolve zerstören. Wessen Anführer fällt, scheidet aus.
aid-plan = Die Stadt
aid-plan-deck = Stadtdeck
aid-plan-third = zu dritt
aid-plan-fourth = zu viert
aid-plan-home = Zuhause: neben allen

## The aim, above the table

show-wins = { $renown } Renown, alle drei Kernorte oder der letzte Anführer.

## Das erste Spiel mit Anleitung

lesson-aim = Du führst eine Mannschaft in einer Stadt mit drei Vierteln, höchstens fünf Tage lang. In die Viertel kommt Renown; wer eines beherrscht, wenn ein Tag endet, nimmt es, und sieben Renown gewinnen.
lesson-plan = Ein Tag beginnt mit einem geheimen Plan und einer Figur, die zu dir stößt. Wähle Armed and Marshaled, das den Docks und dem Basar Renown bringt, und dann Philip Hase.
    .no = Erlaubt ist jeder Plan, aber hier braucht es Armed and Marshaled und dann Philip Hase, der gut kämpft.
lesson-move = Jetzt wird abwechselnd gehandelt, je eine Aktion. Im Großen Basar liegen zwei Renown: Beweg Philip Hase dorthin.
    .no = Erst muss jemand dort sein, wo das Renown liegt. Beweg Philip Hase in den Großen Basar.
lesson-challenge = Henri, der zu { $p2 } gehört, fordert Philip: Sein Combat von 3 wird zu 3 Threat auf Philip. Ablehnen heißt sofort 3 Wunden, und Philip verträgt nur 5; nimm an und kämpfe.
    .no = Ablehnen kostet 3 Wunden und bringt nichts. Nimm an, dann entscheiden die Karten.
lesson-duel = Jede Karte hat drei Zahlen: Riposte schickt Threat zurück, Parry nimmt es weg, Thrust legt dem Gegner neues auf; was bei dir bleibt, verwundet. Spiel Stratege, für 1 Wunde und 3 Threat auf Henri, und wenn er zurückschlägt, Polished Flintlock.
    .no = Dann bliebe mehr Threat auf Philip und verwundete ihn. Stratege pariert 2 der 3 und stößt mit 3 zu; danach wehrt Polished Flintlock alles ab.
lesson-claim = Beanspruche mit Philip den Großen Basar: Das gelingt, wenn deine Leute dort mehr Influence haben als die von { $p2 }, hier 2 gegen 1. Wer das tut, ist erschöpft und ruht, bis der Tag endet.
    .no = Dafür war das Duell: Beanspruche mit Philip den Großen Basar, bevor jemand anderes kommt.
lesson-go = In den Vierteln warten Mercenaries auf den, der sie bezahlt, an den Docks Claude de la Roche. Jemand von dir muss dort sein: Beweg Kaspar, deinen Anführer, zu den Docks.
    .no = Solange niemand von dir an den Docks ist, kannst du dort nicht anwerben. Beweg Kaspar zu den Docks.
lesson-recruit = Wirb Claude an, der 6 kostet: Kaspar verhandelt, das erschöpft ihn und zieht seine Influence ab, 2 und beim Verhandeln 2 mehr. Deine Handkarten sind auch Geld, jede zahlt 1: Zahl damit den Rest, und behalte Move Along.
    .no = Wirb Claude an, und zahl mit I Know that Trick! und Improvised Weapon, denn Move Along bleibt dir.
lesson-plunder = Beanspruche mit Claude die Docks; nach seiner Fähigkeit wirst du gefragt, brauchst sie aber nicht. Dann passe: Wenn alle gepasst haben, endet der Tag, und du nimmst das Renown deiner Viertel.
    .no = Bei den Docks liegt ein Renown, und Claude kann es beanspruchen. Danach passe, denn mehr ist heute nicht zu holen.
lesson-win = Du hast 3 Renown; ein neuer Tag bringt neue Pläne. Sieben Renown gewinnen, ebenso alle drei Viertel zugleich oder der Tod des anderen Anführers, und nach dem fünften Tag das meiste Renown.

## Hinweise für ein erstes Spiel ohne Anleitung

note-plan = Ein Plan gilt für einen Tag: Die meisten bringen Renown in Viertel, und wer ein Viertel beherrscht, wenn der Tag endet, nimmt es. Zeige auf eine Karte, oder halte sie, um sie groß zu lesen.
note-turn = Reihum je eine Aktion. Klicke auf jemanden von dir, um zu sehen, was möglich ist, und beanspruche Viertel mit Renown, bevor der Tag endet.
note-pay = Die Karten deiner Hand sind auch Geld: Was du ablegst, bezahlt. Behalte die, mit denen du kämpfen willst.
note-react = Etwas geschieht, und wer eine Karte oder jemanden für diesen Augenblick hat, kann sie nutzen. Ohne guten Grund lass es geschehen; wo du nichts hast, passt die Seite für dich.
note-challenge = Wer eine Forderung ablehnt, nimmt ihr Threat sofort als Wunden. Wer annimmt, kämpft mit den Karten seiner Hand weiter, Runde um Runde.
note-duel = Threat, das auf jemandem liegen bleibt, wird zu Wunden: Pariere es, oder schick es zurück. Jede Karte zeigt unten, wozu sie führen würde.
