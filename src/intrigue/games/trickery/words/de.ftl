### Trickery & Deceit

title = Trickery & Deceit
special = Alles liegt offen, und niemand bleibt dein Freund: Füll die Truhe deines Bundes, oder wechsle rechtzeitig die Seite.
primer = Zwei Geheimbünde füllen ihre Truhen mit Münzen. Wer die fünfte Münze in eine Truhe legt, bekommt 2 Siegel, alle anderen in diesem Bund bekommen 1. Wer zuerst 5 Siegel hat, gewinnt. Wer dran ist, spielt eine seiner sechs Karten oder macht Pause und nimmt die gespielten Karten zurück. Die Karten bewegen Münzen und lassen Leute die Seite wechseln, auch dich: Sei im richtigen Bund, wenn seine Truhe voll wird, und sorge dafür, dass andere es nicht sind.
score = Siegel

## Dinge

society-thorn = Dornenbund
    .short = Dornen
    .motto = Tinte, Rosen und Geduld
society-machine = Maschinenbund
    .short = Maschine
    .motto = Kupfer, Dampf und Gewissheit

card-betray = Freunde verraten
    .gist = Stiehl 1 Münze im eigenen Bund, dann wechsle
    .text = Stiehl 1 Münze von einem anderen Mitglied deines Bundes. Dann dreh deine Bundeskarte um.
card-build = Bande knüpfen
    .gist =
        Ein Freund bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } vom Vorrat
    .text =
        Ein anderes Mitglied deines Bundes bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } aus dem Vorrat.
card-bribe = Feinde bestechen
    .gist = Gib einem Feind 1 Münze: Er kommt zu dir
    .text = Gib 1 deiner Münzen einem Mitglied des anderen Bundes, das sofort zu deinem überläuft.
card-favour = Gefallen einfordern
    .gist = 1 Münze in deine Truhe, dann nimm { $coins }
    .text = Hast du eine Münze, kommt 1 in die Truhe deines Bundes. Mit oder ohne Münze: Nimm dann { $coins } aus dem Vorrat.
card-tribute = Tribut zahlen
    .gist = So viele Münzen du willst in deine Truhe
    .text = Leg beliebig viele deiner Münzen, aber mindestens 1, in die Truhe deines Bundes.
card-outdo = Rivalen ausstechen
    .gist = 1 Münze in die Truhe; ein Freund muss gehen
    .text = Leg 1 Münze in die Truhe deines Bundes. Dann muss ein anderes Mitglied deines Bundes sofort die Seite wechseln.

## Einstellungen

option-tie_rule = Mehrere kommen zugleich auf 5 Siegel
    .help = Wer dann gewinnt: wer die meisten Münzen hat, oder wer die meisten Siegel und erst dann die meisten Münzen hat (TRK-C-1).
    .coins = die meisten Münzen
    .seals_then_coins = die meisten Siegel, dann Münzen
option-max_turns = Längstes Spiel
    .help = Züge für jeden, bevor das Spiel abgebrochen wird (TRK-C-17).
option-start_player = Erster Zug
    .help = Wer beginnt: durch das Los, oder ein bestimmter Platz (TRK-C-19).
    .random = durch das Los

## Fragen

ask-society = Wähle heimlich deinen Bund.
ask-societies = Alle wählen heimlich ihren Bund.
ask-society-of-others = Du hast gewählt. Alle Bundeskarten werden zugleich aufgedeckt.
ask-other = { $seat } ist dran.
ask-card = Spiel eine Karte.
ask-card-or-pause = Spiel eine Karte, oder mach Pause und nimm deine Karten zurück.
ask-pause = Du kannst jetzt keine Karte spielen: Mach Pause und nimm deine Karten zurück.

## Was man tun kann

do-join = In den { $society } eintreten
do-pause = Pause: gespielte Karten zurücknehmen
do-betray = { $card }: { $target } 1 Münze stehlen und die Seite wechseln
do-build =
    { $card }: { $target } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus dem Vorrat
do-bribe = { $card }: 1 Münze an { $target }, und die Person läuft zu dir über
do-favour =
    { $card }: 1 Münze in deine Truhe, dann { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } nehmen
do-favour-unpaid =
    { $card }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } nehmen
do-tribute =
    { $card }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } in deine Truhe
do-outdo = { $card }: 1 Münze in deine Truhe, { $target } wechselt die Seite

## Was nicht geht

no-number-here = Diese Karte braucht keine Zahl: { $say }.
no-target = Bei wem? Nenn einen Platz von 1 bis { $seats }: { $say } 1.
no-amount = Wie viele Münzen? Nenn eine Zahl: { $say } 1.
no-second-society = Die Bünde wurden am Anfang gewählt.
no-society-yet = Erst wählen alle ihren Bund.
no-passing = Niemand darf einen Zug auslassen: handle oder mach Pause.
no-played-card = Vor dir liegt keine gespielte Karte, die du zurücknehmen könntest.
no-card-twice = „{ $card }“ liegt gespielt vor dir; mach Pause, um die Karte zurückzunehmen.
no-ally = Niemand sonst ist in deinem Bund.
no-self = Du kannst nicht dich selbst wählen.
no-enemy = { $target } gehört zum anderen Bund.
no-friend = { $target } gehört nicht zum anderen Bund.
no-coin-to-steal = { $target } hat keine Münze, die man stehlen könnte.
no-coin-to-give = Du hast keine Münze zu geben.
no-coin-to-pay = Du hast keine Münze zu zahlen.
no-pool =
    { $coins ->
        [one] Der Vorrat ist leer.
       *[other] Im Vorrat sind weniger als { $coins } Münzen.
    }
no-empty-tribute = Ein Tribut ist mindestens 1 Münze.
no-more-coins = Du hast nur { $coins }.
no-other-chest = Deine Münzen gehen in die Truhe deines eigenen Bundes.

## Was erzählt wird

tell-picked = { $seat } wählt heimlich den { $society }.
tell-member = { $seat } im { $society }
tell-shown = Die Bundeskarten werden aufgedeckt: { $members }.
tell-starts = { $seat } beginnt.
tell-played = { $seat } spielt „{ $card }“.
tell-played-for =
    { $seat } spielt „{ $card }“: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
tell-played-on = { $seat } spielt „{ $card }“ auf { $target }.
tell-paused =
    { $seat } macht Pause und nimmt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } zurück.
tell-skipped = { $seat } kann weder handeln noch pausieren.
tell-stole = { $seat } stiehlt { $victim } 1 Münze.
tell-gained =
    { $seat } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus dem Vorrat.
tell-gave =
    { $seat } gibt { $to } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
tell-laid =
    { $seat } legt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } in die Truhe: { $society }, { $chest } von { $full }.
tell-gain = { $seat } +{ $seals }
tell-payout = Die Truhe ist voll: { $society }! Siegel: { $gains }.
tell-turned = { $seat } gehört jetzt zum { $society }.
tell-ended =
    { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }.

## Wie es ausging

won-by-seals =
    { $winners } { $winners-count ->
        [one] hat
       *[other] haben
    } { $seals } Siegel oder mehr.
won-by-coins =
    Mehrere kamen zugleich auf { $seals } Siegel; von ihnen { $winners-count ->
        [one] hat
       *[other] haben
    } { $winners } die meisten Münzen.
won-by-most-seals =
    Mehrere kamen zugleich auf { $seals } Siegel; { $winners } { $winners-count ->
        [one] hat
       *[other] haben
    } die meisten.
won-jointly = Mehrere kamen zugleich auf { $seals } Siegel; { $winners } haben auch gleich viele Münzen.
won-by-limit =
    Alle Züge sind gespielt; { $winners } { $winners-count ->
        [one] hat
       *[other] haben
    } die meisten Siegel.
won-by-limit-and-coins =
    Alle Züge sind gespielt; von denen mit den meisten Siegeln { $winners-count ->
        [one] hat
       *[other] haben
    } { $winners } die meisten Münzen.

## Warum ein Bot das täte

why-society = Niemand weiß schon etwas, darum ist ein Bund so gut wie der andere.
why-victory = Damit ist das Spiel gewonnen.
why-defeat = Damit gewänne jemand anders.
why-best = Das Beste, was er sieht: { $reasons }.
why-as-good = So gut wie alles andere, was er sieht: { $reasons }.
why-worse = Er sieht etwas Besseres: { $reasons }.
why-not = Das täte er nicht: { $reasons }.
why-seals = es bringt jetzt { $seals } Siegel
why-threat = { $seat } könnte dann noch vor deinem nächsten Zug gewinnen
why-rescue = es hindert { $seat } am Sieg
why-next-turn = du könntest dann in deinem nächsten Zug gewinnen
why-filled = vielleicht füllt jemand anders deine Truhe
why-coins = es bringt Münzen
why-choices = danach hast du wieder alle Karten zur Wahl
why-little = es ändert wenig

## Auf dem Tisch

show-chest = Truhe, { $society }: { $coins } von { $full } Münzen
show-chest-short = { $coins } von { $full }
show-pool = Vorrat
show-pool-of =
    Der Vorrat: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $seals } Siegel
show-hidden = Bund noch nicht aufgedeckt
show-in-hand = auf der Hand
show-played = gespielt
show-hand = Deine Karten
show-hand-of = Karten von { $name }
show-cards =
    { $held-count ->
        [0] Auf der Hand: keine.
       *[other] Auf der Hand: { $held }.
    } { $lying-count ->
        [0] Gespielt: keine.
       *[other] Gespielt: { $lying }.
    }
show-pause = Pause
show-pause-help = Nimm deine gespielten Karten zurück
show-pick = Deine heimliche Wahl: { $society }
show-place =
    { $side }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $seals } Siegel
show-turns-left =
    { $turns ->
        [one] Noch 1 Zug
       *[other] Noch { $turns } Züge
    }, bis das Spiel abgebrochen wird
show-coins = Münzen
show-society = Bund
show-unbound = Was hier gesagt wird, bindet niemanden.

## Im Terminal

sign-chest = die Truhe eines Bundes: gelegte Münzen und freie Plätze; die fünfte Münze öffnet sie und bringt Siegel
sign-pool = Münzen und Siegel, die noch niemand hat
sign-society = in wessen Truhe jemand zahlt; wer im selben Bund ist, gehört zusammen
sign-seals = fünf davon gewinnen
sign-hand = Karten, die noch gespielt werden können; „Gespielt“ nennt die anderen, die eine Pause zurückholt
table-player = Spieler
table-society = Bund
table-seals = Siegel
table-coins = Münzen
table-hand = Hand
table-played = Gespielt
table-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-of = { $seals } von { $most }
table-secret = { $society } (geheim)
table-pool = Vorrat: { $coins } Münzen, { $seals } Siegel
table-score = { $seals } Siegel
table-allies = Verbündete
table-unknown = noch nicht bekannt
table-nobody = niemand
table-nothing = nichts
table-list = { $things }

## Die Spielhilfe

aid-aim = Besitze als Erster fünf Siegel. Du spielst für dich, in welchem Bund du auch gerade bist.
aid-turn = Ein Zug
aid-step-1 = Handeln oder Pause
    .text = Lege eine Handkarte offen vor dich und tu alles, was sie sagt. Oder mach Pause: Nimm alle gespielten Karten zurück.
aid-step-2 = Eine volle Truhe zahlt
    .text = Die fünfte Münze leert die Truhe: zwei Siegel für den, der sie gelegt hat, eines für jedes andere Mitglied dieses Bundes.
aid-step-3 = Weiter im Uhrzeigersinn
    .text = Mit fünf Siegeln hat jemand gewonnen. Sonst ist links von dir der Nächste dran.
aid-moves = Die sechs Karten
aid-move-1 = { card-betray }
    .text = Nimm einem Mitglied deines Bundes eine Münze, dann wechsle die Seite.
aid-move-2 = { card-build }
    .text = Ein Mitglied deines Bundes bekommt zwei Münzen aus dem Vorrat.
aid-move-3 = { card-bribe }
    .text = Gib jemandem aus dem anderen Bund eine Münze; er tritt deinem bei.
aid-move-4 = { card-favour }
    .text = Lege eine Münze in deine Truhe, wenn du eine hast; dann nimm zwei aus dem Vorrat.
aid-move-5 = { card-tribute }
    .text = Lege beliebig viele deiner Münzen in deine Truhe.
aid-move-6 = { card-outdo }
    .text = Lege eine Münze in deine Truhe; ein Mitglied deines Bundes wechselt die Seite.
aid-end = Bringt eine Truhe mehrere auf fünf Siegel, entscheiden die meisten Münzen; mit der Einstellung dafür zählen vor den Münzen die meisten Siegel.
aid-plan = Der Tisch
aid-plan-first = Truhe der Dornen
aid-plan-second = Truhe der Maschine
aid-plan-full = voll mit fünf Münzen
aid-plan-layer = legt die fünfte: 2 Siegel
aid-plan-member = Mitglied: 1 Siegel

## The aim, above the table

show-wins = Wer zuerst { $seals } Siegel hat.

## Das erste Spiel mit Anleitung

lesson-society = Zwei geheime Bünde teilen den Tisch, und alle wählen zuerst einen davon, ungesehen von den anderen. Wähle den { society-thorn }.
    .no = Die Seite wechselst du noch oft genug. Beginne im { society-thorn }, damit es mit der Anleitung weitergeht.
lesson-aim = Jeder Bund füllt eine Truhe. Wer die fünfte Münze in eine legt, bekommt 2 Siegel, alle anderen in diesem Bund bekommen 1, und fünf Siegel gewinnen.
lesson-favour = Wenn du dran bist, spielst du eine Karte. „{ card-favour }“ legt eine deiner Münzen in die Truhe deines Bundes und bringt dir dann 2 aus dem Vorrat: Spiel sie.
    .no = Das geht, aber erst brauchst du Münzen. Spiel „{ card-favour }“.
lesson-betray = { $p2 } hat 5 Münzen und kann im nächsten Zug die Truhe des Maschinenbunds füllen. Sei dann dort: „{ card-betray }“ stiehlt { $p3 } 1 Münze und bringt dich auf die andere Seite.
    .no = Dann teilen sich die anderen die Siegel ohne dich. Verrate { $p3 }: Das bringt eine Münze, und du wechselst die Seite.
lesson-filled = { $p2 } hat die fünfte Münze gelegt und 2 Siegel bekommen; du warst in diesem Moment im Maschinenbund und hast 1. { $p3 } war es nicht und geht leer aus.
lesson-pause = Gespielte Karten liegen vor dir und sind verbraucht. Mach Pause: Das ist dein ganzer Zug, und du nimmst sie alle zurück.
    .no = Du wirst „{ card-betray }“ wieder brauchen, und die Karte liegt vor dir. Mach Pause, um sie zurückzunehmen.
lesson-back = In der Truhe des Dornenbunds liegen 4 Münzen, und { $p3 }, allein dort, hat keine zu legen. Verrate jemanden und geh hinüber zum Dornenbund.
    .no = Die fünfte Münze ist 2 Siegel wert, aber nur ein Mitglied kann sie dort legen. Verrate { $p2 } oder { $p4 }, um eines zu werden.
lesson-tribute = „{ card-tribute }“ legt so viele deiner Münzen, wie du willst, in die Truhe deines Bundes. Eine macht sie voll.
    .no = In der Truhe des Dornenbunds fehlt eine Münze, und du kannst sie legen. Zahl 1 Münze Tribut.
lesson-play = Du hast 3 Siegel, noch zwei gewinnen. Ab hier gehört das Spiel dir: Drei Karten, die du noch nicht kennst, geben Freunden Münzen und lassen andere die Seite wechseln.

## Hinweise für ein erstes Spiel ohne Anleitung

note-side = Der Bund, den du wählst, ist nur der Anfang: Karten ändern ihn oft. Siegel bekommt, wer in einem Bund ist, wenn dessen Truhe voll wird.
note-chests = Fünf Münzen füllen eine Truhe: 2 Siegel für den, der die fünfte legt, 1 für alle anderen des Bundes. Fünf Siegel gewinnen.
note-pause = Gespielte Karten liegen vor dir. Eine Pause ist ein ganzer Zug und bringt sie alle zurück.
