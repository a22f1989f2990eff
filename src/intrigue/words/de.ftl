### Was alle Spiele sagen.

no-more = Das Spiel ist aus.
no-such-seat = Einen Platz { $number } gibt es hier nicht.
no-turn = Du bist jetzt nicht dran.
no-such-number = Eine Aktion { $number } gibt es hier nicht; sieh nach, was jetzt möglich ist.
no-such-text = „{ $text }“ gibt es hier nicht; sieh nach, was jetzt möglich ist.

ask-nobody = Das Spiel ist aus.

tell-positioned = Das Spiel beginnt mit einer aufgebauten Stellung.

why-blindly = Er wählt blind.
why-no-reason = Er kann keinen Grund nennen.

hint-chance = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %.
hint-close = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %, und nichts anderes ist klar besser.
hint-same = Vorausgeschaut macht es keinen erkennbaren Unterschied: deine Aussichten stehen bei { $chance } % oder nahe daran, was du auch wählst.
hint-next = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %; nach dem Nächstbesten, „{ $other }“, bei { $less } %.
hint-instead = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %; nach „{ $other }“, was auf den ersten Blick besser aussieht, bei { $less } %.
hint-with-reason = { $reason } { $hint }

puzzle-best = Am besten ist „{ $best }“: das bringt { $chance } von hundert Siegen; das Nächstbeste, „{ $other }“, bringt { $less }.
puzzle-tempting = Auf den ersten Blick sieht „{ $other }“ besser aus, bringt aber nur { $less }.
puzzle-tempting-next = Auf den ersten Blick sieht das besser aus.
puzzle-at-once = Die beste Wahl entscheidet das Spiel sofort.
puzzle-leads = Von hundert Zukünften nach der besten Wahl sehen { $often } dies: „{ $event }“ Nach der anderen sind es { $seldom }.
puzzle-spares = Von hundert Zukünften nach der anderen sehen { $often } dies: „{ $event }“ Nach der besten Wahl sind es { $seldom }.
puzzle-rival = Die andere Wahl hilft { $rival } und bringt dort { $after } von hundert Siegen statt { $before }.

## Wozu ein Tisch nein sagt

no-way = Das geht hier nicht.
no-game-yet = Das Spiel hat noch nicht begonnen.
no-such-question = Diese Frage ist nicht mehr offen: Seitdem ist etwas geschehen. Sieh noch einmal hin und wähle neu.
no-such-steps = Nicht alle diese Schritte sind nacheinander möglich.
no-acting-while-asking = Du möchtest etwas zurücknehmen: Warte die Antworten ab oder zieh das erst zurück.
no-acting-without-name = Du schaust ohne Namen zu; gib dir erst einen.
no-acting-from-outside = Du schaust zu; das können nur die am Tisch.
no-advice-now = Gerade ist kein Rat zu haben.
no-lesson-here = An diesem Tisch gibt es keine Lektion, mit der es weitergeht.
no-course-here = { $title } hat kein angeleitetes Spiel.

no-decision-yet = Du hast noch nichts entschieden.
no-way-back-from-seen = Seitdem ist etwas Verdecktes gezeigt oder gezogen worden.
no-way-back-from-all = Seitdem wählen mehrere zugleich.
no-way-back-past = { $seat } hat seitdem gehandelt.
no-time-left-for-that = Seitdem ist die Zeit dafür abgelaufen.
no-asking-again = Du hast schon gefragt, und die Antwort war nein.
no-asking-beside = { $name } möchte schon etwas zurücknehmen.
no-one-to-agree = Niemand ist da, der zustimmen könnte.
no-one-is-asking = Niemand möchte etwas zurücknehmen.
no-agreeing-with-oneself = Die anderen müssen zustimmen.
no-second-answer = Du hast schon geantwortet.

no-seat-once-begun = Das Spiel hat begonnen, und alle Plätze sind besetzt; du kannst zuschauen.
no-seat-free = Alle Plätze sind besetzt; du kannst zuschauen.
no-such-seat-free = So ein Platz ist nicht frei.
no-room-beside = Dort sitzt { $name }.
no-bots-but-by-host = Bots setzt nur an den Tisch, wer ihn aufgestellt hat.
no-moving-once-begun = Das Spiel hat begonnen; die Plätze bleiben, wie sie sind.
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
no-seat-of-yours = Du sitzt nicht an diesem Tisch.
no-decks-here = Zu { $title } bringt niemand ein eigenes Deck mit.
no-new-deck-once-begun = Das Spiel hat begonnen; die Decks bleiben, wie sie sind.
no-such-deck = Dieses Deck kann nicht gespielt werden: { $reasons }
no-deck-with = { $rule }: { $reason }
no-deck-so-long = Ein Deck hat höchstens { $lines } Zeilen und { $cards } Karten; der Rest wurde nicht gelesen.
no-more-faults =
    { $faults ->
        [one] Und es gibt einen weiteren Grund.
       *[other] Und es gibt { $faults } weitere Gründe.
    }
no-leaving-at-the-end = Das Spiel ist aus; es gibt nichts mehr zu verlassen.
no-second-start = Das Spiel hat schon begonnen.
no-start-but-by-host = Nur wer den Tisch aufgestellt hat, beginnt das Spiel.
no-start-with-open-seats =
    { $seats ->
        [one] 1 Platz ist noch frei; warte, oder setz einen Bot dorthin.
       *[other] { $seats } Plätze sind noch frei; warte, oder setz Bots dorthin.
    }
no-second-seat = Auf diesem Gerät sitzt du schon an diesem Tisch, als { $name }.
no-one-in-that-seat = Auf diesem Platz sitzt niemand mehr.
no-more-devices = Dieser Platz ist schon auf { $devices } Geräten.
no-empty-line = Das wäre eine leere Zeile.
no-more-lines = Du hast an diesem Tisch { $lines } Zeilen gesagt; mehr darf niemand.
no-more-lines-from-outside = Wer nur zuschaut, hat an diesem Tisch zusammen { $lines } Zeilen gesagt; mehr dürfen es nicht werden.
no-talking-so-fast = Du redest zu schnell; warte einen Augenblick.
no-talking-when-muted = Du wurdest stummgeschaltet; spielen und zuschauen kannst du weiter.
no-talking-from-outside = An diesem Tisch redet nur, wer dort sitzt, außer wenn auch die anderen eingeladen sind.
no-deed-but-by-host = Das kann nur, wer diesen Tisch aufgestellt hat.
no-deed-to-oneself = Das ist für andere gedacht.
no-sending-away-once-begun = Das Spiel hat begonnen; jetzt wird niemand mehr weggeschickt.
no-seat-once-sent-away = Du wurdest von diesem Tisch weggeschickt; du kannst zuschauen oder dich woanders hinsetzen.
no-name-like = Dein Name sieht aus wie { $name }, und so heißt hier schon jemand. Nimm einen anderen.
no-such-line = Das hat niemand gesagt.
no-closing-at-the-end = Das Spiel ist vorbei; es bleibt für alle, die mitgespielt haben.
no-closing-while-others-play = { $name } spielt noch mit; verlass stattdessen den Tisch, dann übernimmt ein Bot deinen Platz.
no-table-any-more = Dieser Tisch wurde abgebaut.
no-urging-beside-a-clock = Dieser Tisch hat eine Uhr; wenn die Zeit um ist, spielt ein Bot.
no-waiting-for-them = Auf { $name } wartet gerade niemand.
no-such-device = Ein solches Gerät gibt es auf deinem Platz nicht.
no-last-device-out = Dein Platz ist nur auf diesem Gerät; verlass stattdessen den Tisch.
no-older-device-out = Dieses Gerät war vorher da; melde es dort ab.
no-more-links = Es sind schon { $links } Links zu deinem Platz offen; nimm erst einen zurück.
no-rematch-yet = Das Spiel ist noch nicht aus.
no-rematch-for-others = Um ein weiteres Spiel bitten nur, die mitgespielt haben.
no-such-moment = Dieses Spiel lässt sich nach 0 bis { $last } Zügen weiterspielen.
no-such-link = Dieser Link gilt nicht mehr: Er wurde benutzt, oder seine Zeit ist um. Am Tisch kannst du einen neuen machen.
no-game-kept = Dieses Spiel konnte nicht aufbewahrt werden und lässt sich nicht mehr zeigen.
no-playing-on-yet = Von einem Augenblick aus weiterspielen kann man ein Spiel, das aus ist.
no-record-yet = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
no-replay-yet = Eine Wiederholung gibt es, wenn das Spiel aus ist.
no-review-yet = Eine Rückschau gibt es, wenn das Spiel aus ist.
no-judge-free = Gerade ist kein Richter frei; versuch es in einer Minute noch einmal.

## Wozu der Server nein sagt

no-such-table = Einen Tisch „{ $table }“ gibt es nicht.
no-such-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
no-such-puzzle =
    { $puzzles ->
        [0] Von diesem Spiel gibt es hier keine Rätsel.
       *[other] So ein Rätsel gibt es von diesem Spiel nicht; sie haben die Nummern 1 bis { $puzzles }.
    }
no-such-language = Wörter in „{ $language }“ gibt es hier nicht; es gibt { $languages }.
no-such-address = Diese Adresse gibt es nicht oder nicht dafür; /api/openapi.json nennt alle.
no-name = Ein Name braucht mindestens einen Buchstaben.
no-more-tables =
    { $tables ->
        [one] Du hast einen unfertigen Tisch; beende oder verlass ihn erst.
       *[other] Du hast { $tables } unfertige Tische; beende oder verlass erst einen.
    }
no-more-seats =
    { $seats ->
        [one] Du hast schon einen Platz an einem fremden Tisch; spiel dort zu Ende oder steh auf.
       *[other] Du hast schon { $seats } Plätze an fremden Tischen; spiel einmal zu Ende oder steh irgendwo auf.
    }
no-old-cookie = Dein Platz ist gerade auf dieses Gerät gekommen; bitte wiederhole das.
no-more-visitors = Von deiner Adresse kommen zu viele neue Besucher; warte eine Minute.
no-more-connections = Zu viele Verbindungen; schließ einige.
no-more-requests = Zu viele Anfragen; warte einen Augenblick.
no-more-hints = Du hast schon um Rat gefragt; warte, bis er kommt.
no-more-reviews = Für dich wird schon gerichtet; warte, bis das getan ist.
no-more-bytes = Das ist zu lang: mehr als { $bytes } Bytes.
no-foreign-page = Das kommt von einer fremden Seite.
no-entry = Wer diesen Server betreibt, lässt dich nicht herein.
no-entry-to-table = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
no-reading-that = Das lässt sich nicht lesen: { $error }.
no-looking-now = Der Server kann gerade nichts nachschlagen. Bitte versuch es noch einmal.
no-writing-now = Der Server kann gerade nichts aufschreiben. Bitte versuch es noch einmal.
no-writing-that = Der Server konnte das nicht aufschreiben, also ist es nicht geschehen. Bitte versuch es noch einmal.
no-server-now = Der Server wird gerade beendet. Bitte versuche es gleich noch einmal.
no-table-now = Der Tisch wird neu geladen; bitte noch einmal.
no-luck-on-our-side = Bei uns ist etwas schiefgegangen. Es ist vermerkt; bitte versuch es noch einmal.

## Spiele nach anderen Regeln

past-changed = Die Regeln haben sich seit diesem Spiel geändert, und es wurde nicht aufbewahrt; es lässt sich nicht mehr zeigen.
past-waits = Dieses Spiel wird nach Fassung { $rules } der Regeln von { $title } gespielt; dieser Server hat Fassung { $here }. Ein Server von damals kann es fortsetzen.
past-kept = Dieses Spiel wurde nach Fassung { $rules } der Regeln von { $title } gespielt; dieser Server hat Fassung { $here }. Ansehen kann man es, wie es war, aber nicht beurteilen oder von einem Augenblick aus weiterspielen.
past-lost = Dieses Spiel wurde nach Fassung { $rules } der Regeln von { $title } gespielt; dieser Server hat Fassung { $here }, und es wurde nicht aufbewahrt; es lässt sich nicht mehr zeigen.
past-waits-cards = Dieses Spiel wird mit anderen Karten gespielt, als dieser Server sie hat. Ein Server mit diesen Karten kann es fortsetzen.
past-kept-cards = Dieses Spiel wurde mit anderen Karten gespielt, als dieser Server sie hat. Ansehen kann man es, wie es war, aber nicht beurteilen oder von einem Augenblick aus weiterspielen.
past-lost-cards = Dieses Spiel wurde mit anderen Karten gespielt, als dieser Server sie hat, und es wurde nicht aufbewahrt; es lässt sich nicht mehr zeigen.

## Karten, auf denen etwas anderes steht

changed-card = { $card }: { $what } { $now } statt { $before }
changed-cards = Geänderte Karten: { $changes }.
lacking-cards = Die Bots verzichten auf: { $cards }.

## Was auf einen Griff gesagt wird

say-hello = Hallo!
say-luck = Viel Glück euch allen!
say-thanks = Danke!
say-played = Gut gespielt!
say-deal = Abgemacht?
say-agreed = Einverstanden.
say-no-deal = Kein Handel.
say-trust = Vertrau mir.
say-doubt = Das glaube ich dir nicht.
say-sorry = Das tut mir leid.
say-hurry = Beeil dich bitte!
say-moment = Einen Moment bitte.
say-bye = Das hat Spaß gemacht. Bis bald!
