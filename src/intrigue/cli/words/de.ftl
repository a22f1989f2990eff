### Was das Terminal selbst sagt.

## Anfangen, aufhören, weitermachen

term-title = { $title }, { $players } Personen
term-which-game = Welches Spiel? { "> " }
term-you-are =
    { $bots-count ->
        [one] Du bist { $seat } auf Platz { $number }; { $bots } ist ein Bot.
       *[other] Du bist { $seat } auf Platz { $number }; { $bots } spielen von selbst.
    }
term-how-to = Tippe die Nummer einer Möglichkeit. ? hilft, h gibt einen Rat, u nimmt zurück, r zeigt die Regeln, q hört auf.
term-begin = Enter beginnt { "> " }
term-sealed = Die Karten sind versiegelt. Mit diesem Siegel lässt sich das nach dem Spiel prüfen:
term-seed = Dieses Spiel wird aus der Zahl { $seed } ausgeteilt.
term-no-saving = Dieses Spiel kann nicht gespeichert werden: { $error }. Spielen kannst du es trotzdem.
term-no-input = Hier endet die Eingabe.
term-left-saved = Das Spiel ist gespeichert. Weiter geht es mit: intrigue play --resume
term-left-guided = Das Spiel ist gespeichert. Weiter geht es mit: intrigue learn { $game }
term-left-unsaved = Das Spiel ist nicht gespeichert.
term-no-going-on = { $path } lässt sich nicht fortsetzen: { $reason }
term-again =
    Wieder { $title }, mit { $seats }, nach { $actions ->
        [one] 1 Zug
       *[other] { $actions } Zügen
    }.
term-elsewhere = Das Spiel, das du verlassen hast, wird in einem anderen Fenster gespielt.
term-none-left = Es gibt kein angefangenes Spiel. Ein neues beginnt mit: intrigue play
term-another = Noch ein Spiel? [j/N] { "" }
term-yes = j ja

## Am Tisch

term-prompt = { $choices } oder ? { "> " }
term-question-to = { $seat }: { $question }
term-or-say = oder sag: { $sayings }
term-you = du
term-go-on = Enter geht weiter { "> " }
term-show-table = Enter zeigt den Tisch { "> " }
term-pass-keyboard = Gib die Tastatur an { $seat }. { $seat }, drück Enter.
term-asked-less = Von jetzt an wirst du nur noch gefragt, wo es etwas zu wählen gibt.
term-asked-always = Du wirst wieder jedes Mal gefragt.
term-stays = Das lässt sich nicht zurücknehmen. { $reason }
term-taken-back = Zurückgenommen.
term-takes-back = { $seat } nimmt das zurück.
term-no-more-saving = Dieses Spiel kann nicht mehr gespeichert werden: { $error }.
term-file-there = { $path } gibt es schon; nimm einen anderen Namen.
term-no-saving-to = In { $path } lässt sich nicht speichern: { $error }.
term-copy = Eine Kopie der Aufzeichnung bis hierher:
term-not-saved = Dieses Spiel kann nicht gespeichert werden; „s DATEI“ geht vielleicht.
term-saved = Gespeichert:
term-resume = „intrigue play --resume“ macht jederzeit hier weiter.
term-won = Du hast gewonnen!
term-over = Das Spiel ist aus.
term-winner = gewonnen
term-record = Die Aufzeichnung dieses Spiels:
term-read-again = Noch einmal lesen:
term-check-deal = Karten prüfen:

## Hilfe

term-can-say = Was du sagen kannst
term-signs = Auf dem Bildschirm
term-awaited = auf wessen Entscheidung gewartet wird
term-key-more =
    { $hidden ->
        [one] die andere Möglichkeit zeigen
       *[other] die anderen { $hidden } Möglichkeiten zeigen
    }
term-key-number = tun, was Möglichkeit { $number } sagt; Worte gehen auch: „{ $action }“, oder so viel davon, dass es klar ist
term-key-explain = Möglichkeit { $number } erklären; „? { $action }“ sagt, was es tut oder warum es nicht geht
term-key-auto = auch gefragt werden, wo es nichts zu wählen gibt; noch einmal: nur, wo es etwas gibt
term-key-hint = ein Rat: was beim Vorausschauen am besten aussieht, und warum
term-key-undo = die letzte eigene Entscheidung zurücknehmen
term-key-log = das Protokoll: was bisher geschehen ist
term-key-rules = die Regeln; „r { $rule }“ eine davon, „r ende“ alle mit diesem Wort
term-key-cards = die Karten; „c { $card }“ eine davon
term-key-player = was man über jemanden weiß
term-key-save = speichern, was ohnehin nach jedem Zug geschieht; „s DATEI“ legt eine Kopie der Aufzeichnung an
term-key-quit = aufhören; „intrigue play --resume“ macht hier weiter
term-key-enter = den Tisch noch einmal zeigen

## Antworten

term-would-do = Das hieße: { $steps }.
term-bot-says = Ein vernünftiger Bot sagt: { $opinion }
term-which-choice = Das kann Möglichkeit { $numbers } oder { $last } sein; welche?
term-which = Was davon?
term-and-others =
    { $others ->
        [one] und eine weitere; „more“ zeigt alle
       *[other] und { $others } weitere; „more“ zeigt alle
    }
term-no-choice = Eine Möglichkeit { $number } gibt es nicht. Deine Möglichkeiten: { $choices }.
term-nothing = „{ $text }“ ist keine deiner Möglichkeiten ({ $choices }). { $out }
term-see-card = „? { $card }“ erklärt die Karte.
term-did-you-mean = Meinst du „{ $text }“?
term-see-rules = „r { $text }“ zeigt Regeln, die davon sprechen.
term-see-help = ? hilft weiter.
term-best-choice = Rat: Möglichkeit { $number }: { $words }.
term-best-sentence = Rat: „{ $text }“.
term-best-other = Rat: „{ $text }“: { $words }.
term-nothing-yet = Noch ist nichts geschehen.
term-no-rule = Keine Regel heißt so oder enthält die Wörter „{ $text }“.
term-no-card = Eine Karte „{ $text }“ gibt es nicht; c zeigt alle.
term-copies = { $copies } davon

## Aufgezeichnete Spiele

term-go-on-or-stop = Enter geht weiter, q hört auf { "> " }
term-record-ends =
    { $actions ->
        [one] Hier endet die Aufzeichnung, nach 1 Zug; das Spiel wurde nicht beendet.
       *[other] Hier endet die Aufzeichnung, nach { $actions } Zügen; das Spiel wurde nicht beendet.
    }
term-futures = { $rounds } Zukünfte je Entscheidung.
term-stopped = Vorzeitig beendet, nach { $done } von { $all } Entscheidungen.
term-all-in = Alles davon steht in { $path }.
term-review-title = Entscheidungen
term-review-number = Zug
term-review-player = wer
term-review-did = was
term-review-chance = Aussicht
term-review-better = besser
term-review-sum =
    { $decisions ->
        [one] { $seat }: 1 Entscheidung, { $given } % eines Sieges verschenkt,
       *[other] { $seat }: { $decisions } Entscheidungen, im Schnitt je { $given } % eines Sieges verschenkt,
    } { $slips ->
        [one] 1 Patzer.
       *[other] { $slips } Patzer.
    }
term-moment-slip = verschenkt { $by } %
term-moment-rise = { $by } % mehr seit der letzten Entscheidung
term-moment-fall = { $by } % weniger seit der letzten Entscheidung

## Erste Spiele mit Anleitung

term-lesson = { $number }/{ $of } { $words }
term-lesson-wants = Es geht um Möglichkeit { $number }: { $words }
term-lesson-wants-one = Es geht um eine der Möglichkeiten { $numbers }.
term-lessons-lost = Mit der Anleitung geht es von hier nicht weiter, wie sie geschrieben ist. Das Spiel gehört jetzt dir; h gibt Rat.
term-lessons-over = Das war die letzte Lektion. Das Spiel gehört jetzt dir; h gibt weiter Rat.
term-learn-begins =
    Ein erstes Spiel mit Anleitung, etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }. Mit q kannst du jederzeit aufhören und später weitermachen.
term-learn-again = Wieder { $title }, mit Anleitung, wo du aufgehört hast.
term-learn-offer = Neu hier? q hört auf, und „intrigue learn { $game }“ lehrt das Spiel in { $minutes } Minuten.
term-learn-none = noch kein Spiel mit Anleitung
term-learn-new = { $lessons } Lektionen, etwa { $minutes } Minuten
term-learn-at = Lektion { $lesson } von { $lessons }
term-learn-through = alle { $lessons } Lektionen erledigt
term-learn-how = So lernst du eines: intrigue learn trickery

## Rätsel

term-puzzle-today = { $title }: das Rätsel des Tages, { $day }.
term-puzzle-number = { $title }: Rätsel { $number } von { $all }.
term-puzzle-task = Welche Wahl bringt die meisten Siege, nach dem, was du hier wissen kannst? Eine Antwort zählt. ? hilft, q verlässt das Rätsel.
term-puzzle-no-key = Nicht bei einem Rätsel: hier findest du es selbst, und deine Antwort zählt sofort.
term-puzzle-right = Richtig!
term-puzzle-wrong = Nein: das verschenkt { $lost } von hundert Siegen.
term-puzzle-verdict = Alles, was zur Wahl steht, in je { $worlds } Zukünften
term-puzzle-choice = Wahl
term-puzzle-chance = Siege von 100
term-puzzle-surely = 95 %, alle zugleich
term-puzzle-yours = deine
term-puzzle-best = beste
term-puzzle-streak =
    { $run ->
        [0] Deine Serie beginnt morgen von vorn.
        [one] Deine Serie: 1 Tag.
       *[other] Deine Serie: { $run } Tage.
    } { $longest ->
        [0] { "" }
        [one] Deine längste: 1 Tag.
       *[other] Deine längste: { $longest } Tage.
    }
term-puzzle-counted = Heute ist schon gezählt.
term-puzzle-unkept = Deine Serie kann nicht behalten werden: { $error }.
