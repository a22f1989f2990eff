### Treachery in a Pocket

title = Treachery in a Pocket
special = Niemand gehört dir: Heimlich willst du ein Haus steigen und ein anderes fallen sehen, und alle ziehen an den Fäden.
primer = Zehn Figuren stehen in Reihen, und je höher die Reihe, desto größer die Macht. Deine verdeckte Absicht nennt ein Haus, das steigen, und eines, das fallen soll. In deinem Zug führst du eine Aktion aus: eine der beiden auf deiner Handkarte oder eine der beiden auf der aufgedeckten Karte. Aktionen bewegen, verwunden und heilen die Figuren, die zu ihrem Bild passen. Das Spiel endet, wenn zwei Figuren tot sind, der Stapel zum zweiten Mal leer ist oder jemand nicht handeln kann. Jede Figur des einen Hauses zählt für dich jede Reihe unter ihr, jede des anderen jede Reihe über ihr, und Wunden der beiden Häuser kosten dich Punkte.
score = Punkte
notation = Die Bilder der Aktionen sind Reihe für Reihe von oben geschrieben, mit Schrägstrichen dazwischen. Ein w ist irgendwer, ein y eine von zwei Figuren eines Hauses; + heilt sie, ^ bewegt sie hinauf, v bewegt sie hinab, x greift sie an. In einer Reihe, die als - gezeigt wird, steht irgendwer oder niemand.

## Dinge

house-green = Grün
    .letter = G
house-red = Rot
    .letter = R
house-purple = Violett
    .letter = V
house-blue = Blau
    .letter = B
house-none = kein Haus
    .letter = N

state-unwounded = unverwundet
state-wounded = verwundet
state-killed = tot

half-top = obere Aktion
    .short = oben
half-bottom = untere Aktion
    .short = unten

way-up = hinauf
way-down = hinab

# Was mit einer Figur geschieht; `both` gilt zweien, `order` einer beliebigen.
deed-heal = wird geheilt
    .both = beide werden geheilt
    .order = Heile eine Figur
deed-up = rückt hinauf
    .both = beide rücken hinauf
    .order = Beweg eine Figur hinauf
deed-down = rückt hinab
    .both = beide rücken hinab
    .order = Beweg eine Figur hinab
deed-attack = wird angegriffen
    .both = beide werden angegriffen
    .order = Greif eine Figur an
deed-heal-up = wird geheilt und rückt hinauf
    .both = beide werden geheilt und rücken hinauf
    .order = Heile eine Figur und beweg sie hinauf
deed-heal-down = wird geheilt und rückt hinab
    .both = beide werden geheilt und rücken hinab
    .order = Heile eine Figur und beweg sie hinab
deed-heal-attack = wird geheilt und dann angegriffen
    .both = beide werden geheilt und dann angegriffen
    .order = Heile eine Figur und greif sie dann an
deed-up-attack = rückt hinauf und wird angegriffen
    .both = beide rücken hinauf und werden angegriffen
    .order = Beweg eine Figur hinauf und greif sie an
deed-down-attack = rückt hinab und wird angegriffen
    .both = beide rücken hinab und werden angegriffen
    .order = Beweg eine Figur hinab und greif sie an
deed-heal-up-attack = wird geheilt, rückt hinauf und wird angegriffen
    .both = beide werden geheilt, rücken hinauf und werden angegriffen
    .order = Heile eine Figur, beweg sie hinauf und greif sie an
deed-heal-down-attack = wird geheilt, rückt hinab und wird angegriffen
    .both = beide werden geheilt, rücken hinab und werden angegriffen
    .order = Heile eine Figur, beweg sie hinab und greif sie an
deed-none = muss nur da sein

card-filia = Lady Filia
    .short = Filia
    .gist = Geliebt
    .text = Geliebt. Solange sie verwundet ist: Rückt sie, rücken alle ihres Hauses in ihrer Reihe mit.
card-asher = Herzog Asher
    .short = Asher
    .gist = Schild
    .text = Schild. Solange er verwundet ist: Ein Angriff auf jemand anderen in seiner Reihe trifft stattdessen ihn.
card-brutol = Lord Brutol
    .short = Brutol
    .gist = Letzter Hieb
    .text = Letzter Hieb. Wenn er getötet wird: Greif jemand anderen in seiner Reihe an.
card-gerard = Kommandant Gerard
    .short = Gerard
    .gist = Weicht nicht
    .text = Weicht nicht. Solange er verwundet ist: Er kann nicht bewegt werden.
card-diane = Gräfin Diane
    .short = Diane
    .gist = Letztes Wort
    .text = Letztes Wort. Wenn sie getötet wird: Beweg eine beliebige Figur eine Reihe hinab.
card-elaine = Lady Elaine
    .short = Elaine
    .gist = Macht Platz
    .text = Macht Platz. Solange sie verwundet ist: Kommt jemand anderes in ihre Reihe, rückt sie in derselben Richtung weiter.
card-lucius = Meister Lucius
    .short = Lucius
    .gist = Letzte Lektion
    .text = Letzte Lektion. Wenn er getötet wird: Heile eine verwundete Figur, dann greif eine unverwundete an.
card-isolde = Dame Isolde
    .short = Isolde
    .gist = Rastlos
    .text = Rastlos. Solange sie verwundet ist: Wird sie bewegt, geht sie eine Reihe weiter.
card-corvin = Corvin der Narr
    .short = Corvin
    .gist = Viele Masken
    .text = Viele Masken. Solange er verwundet ist: Er gehört zu jedem Haus.
card-odile = Schwester Odile
    .short = Odile
    .gist = Letzter Segen
    .text = Letzter Segen. Wenn sie getötet wird: Heile eine verwundete Figur und beweg sie eine Reihe hinauf.

card-ambush = Hinterhalt
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-ball = Maskenball
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-blackmail = Erpressung
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-coup = Staatsstreich
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-decree = Erlass
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-disgrace = Ungnade
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-feud = Fehde
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-gossip = Klatsch
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-hunt = Königliche Jagd
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-oath = Eid
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-poison = Gift
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-remedy = Heilmittel
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-rivals = Rivalen
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.
card-succession = Erbfolge
    .gist = { $upper }. { $lower }.
    .text = Obere Aktion: { $upper }. Untere Aktion: { $lower }.

card-green-red = Grün und Rot
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.
card-green-purple = Grün und Violett
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.
card-green-blue = Grün und Blau
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.
card-red-purple = Rot und Violett
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.
card-red-blue = Rot und Blau
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.
card-purple-blue = Violett und Blau
    .gist = Eines soll steigen, das andere fallen
    .text = Das Haus am oberen Ende soll steigen, das am unteren fallen: { $one } und { $other }, oder { $other } und { $one }.

## Einstellungen

option-match = Partie
    .help = Es werden Spiele gespielt, bis jemand zwei davon gewonnen hat, statt nur eines (TRE-MATCH-1).
    .true = bis zu zwei Siegen
    .false = ein einziges Spiel
option-start_player = Erster Zug
    .help = Wer beginnt: durch das Los, oder ein bestimmter Platz (TRE-C-23).
    .random = durch das Los

## Was die Bilder der Aktionen sagen

do-pair =
    { $apart ->
        [0] Zwei Figuren eines Hauses in einer Reihe
        [1] Zwei Figuren eines Hauses in Nachbarreihen
        [2] Zwei Figuren eines Hauses, zwei Reihen auseinander
       *[other] Zwei Figuren eines Hauses, { $apart } Reihen auseinander
    } – { $clauses }
do-in-row =
    Eine Reihe ab { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $count }
    } Figuren – { $clauses }
do-two-rows =
    Zwei Nachbarreihen{ $count ->
        [1] {""}
        [2] {" "}ab je zwei Figuren
        [3] {" "}ab je drei Figuren
       *[other] {" "}ab je { $count } Figuren
    } – eine aus der oberen { $upper } und eine aus der unteren { $lower }
do-with = Eine Figur mit { $others } { $does }
do-rows = Reihe für Reihe von oben – { $rows }
show-both = { $does-both }
show-one-of-two = eine davon { $does }
show-other-of-two = die andere { $does }
show-upper = die obere { $does }
show-lower = die untere { $does }
show-one = eine { $does }
show-another = eine andere { $does }
show-outsider-above =
    eine fremde Figur { $rows ->
        [1] in der Reihe darüber
        [2] zwei Reihen darüber
       *[other] { $rows } Reihen darüber
    } { $does }
show-outsider-below =
    eine fremde Figur { $rows ->
        [1] in der Reihe darunter
        [2] zwei Reihen darunter
       *[other] { $rows } Reihen darunter
    } { $does }
show-outsider-beside = eine fremde Figur daneben { $does }
show-outsider-between = eine fremde Figur dazwischen { $does }
show-others-above =
    { $count ->
        [1] einer anderen
        [2] mindestens zwei anderen
        [3] mindestens drei anderen
       *[other] mindestens { $count } anderen
    } { $rows ->
        [1] in der Reihe darüber
        [2] zwei Reihen darüber
       *[other] { $rows } Reihen darüber
    }
show-others-below =
    { $count ->
        [1] einer anderen
        [2] mindestens zwei anderen
        [3] mindestens drei anderen
       *[other] mindestens { $count } anderen
    } { $rows ->
        [1] in der Reihe darunter
        [2] zwei Reihen darunter
       *[other] { $rows } Reihen darunter
    }
show-others-beside =
    { $count ->
        [1] einer anderen in derselben Reihe
        [2] mindestens zwei anderen in derselben Reihe
       *[other] mindestens { $count } anderen in derselben Reihe
    }
show-row-of = Reihe { $row }: { $symbols }
show-free-row = Reihe { $row }: irgendwer oder niemand
show-anybody = irgendeine Figur ({ $does })
show-outsider = eine fremde Figur ({ $does })
show-noble = eine Figur des Hauses ({ $does })

## Fragen

ask-nobody-more = Die Partie ist aus.
ask-other = { $seat } ist dran.
ask-other-to-deal = Das Spiel ist gewertet. { $seat } gibt das nächste.
ask-deal = Das Spiel ist gewertet. Gib das nächste; du beginnst.
ask-action = Führe eine Aktion deiner Karte oder der aufgedeckten aus.
ask-action-in-hand = Führe eine Aktion deiner Karte aus. „{ $card }“, die aufgedeckte Karte, lässt gerade keine zu.
ask-action-revealed = Führe eine Aktion der aufgedeckten Karte aus. „{ $card }“, deine eigene, lässt gerade keine zu.
ask-who = { $card }, { $half }: Wer { $does }?
ask-who-first = { $card }, { $half }: Wer wird zuerst angegriffen?
ask-who-else = { $card }, { $half }: { $done }. Wer noch?
ask-who-then = { $card }, { $half }: { $done }. Wer { $does }?
ask-next-move = Die Reihenfolge macht einen Unterschied: Wer rückt als Nächstes?
ask-next-attack = Die Reihenfolge macht einen Unterschied: Wer wird als Nächstes angegriffen?
ask-last-deed = { $who } ist tot. { $who-gist }: Wer { $does }?
show-does = { $who } { $does }

## Was man tun kann

do-play-hand = { $card }, { $half } (deine Karte): { $text }
do-play-revealed = { $card }, { $half } (aufgedeckt): { $text }
do-settled = { $text }. Es geht nur so: { $people }
do-pick =
    { $who } in Reihe { $row }{ $state-id ->
        [wounded] , { $state },
       *[other] {""}
    } { $does }
do-next = Als Nächstes: { $happens }
do-deal = Das nächste Spiel geben

## Was nicht geht

no-half = Welche ihrer beiden Aktionen? Sag: play { $id } top, oder play { $id } bottom.
no-card = Welche Karte? Sag zum Beispiel: play { $id } top.
no-character = Wen? Es gibt { $ids }.
no-deal-yet = Dieses Spiel ist noch nicht aus.
no-game-before-deal = Dieses Spiel ist aus; gib das nächste.
no-second-action = Du führst schon eine Aktion aus, und es gibt nur eine in jedem Zug.
no-action-yet = Wähle erst eine der vier Aktionen.
no-passing = Passen darf niemand: Etwas ist zu wählen, auch wenn es dir schadet.
no-deed-to-killed = { $who } ist tot; da lässt sich nichts mehr machen.
no-move-due = { $who } rückt jetzt nicht.
no-attack-due = { $who } wird jetzt nicht angegriffen.
no-such-card = „{ $card }“ ist weder deine Handkarte noch aufgedeckt.
no-such-action = Diese Aktion lässt sich nicht ausführen.
no-rows = Es gibt nicht genug Reihen: Das Bild braucht { $needs } davon, eine über der anderen.
no-crowd = Es gibt keine Reihen mit so vielen Lebenden, wie das Bild zeigt.
no-wounded = Niemand ist verwundet, also kann niemand geheilt werden.
no-pair =
    Keine zwei Figuren eines Hauses stehen { $apart ->
        [0] in einer Reihe
        [1] in Nachbarreihen
        [2] zwei Reihen auseinander
       *[other] { $apart } Reihen auseinander
    }.
no-outsiders =
    Wo zwei Figuren eines Hauses { $apart ->
        [0] in einer Reihe
        [1] in Nachbarreihen
        [2] zwei Reihen auseinander
       *[other] { $apart } Reihen auseinander
    } stehen, stehen keine fremden so, wie das Bild es zeigt.
no-wounded-there = Niemand, der so steht wie im Bild, ist verwundet.
no-movable-there = Wer so steht wie im Bild, kann nicht bewegt werden.
no-two-symbols = { $who } steht schon für ein anderes Zeichen.
no-house = { $who } gehört zu keinem Haus, und dieses Zeichen ist gelb.
no-place = Von { $other } aus ist dieses Symbol für Reihe { $row }, und { $who } steht in Reihe { $at }.
no-rest = Mit { $who } lässt sich der Rest des Bildes nicht füllen.
no-kin = { $who } und { $other } sind nicht vom selben Haus, und ihre Zeichen sind gelb.
no-stranger = { $who } und { $other } sind vom selben Haus, und nur eines ihrer Zeichen ist gelb.
no-wound-to-heal = { $who } ist nicht verwundet, also gibt es nichts zu heilen.
no-moving = { $who } ist verwundet und kann nicht bewegt werden.
no-same-row = { $who } steht nicht in der Reihe von { $killed }.
no-wound = { $who } ist nicht verwundet.
no-health = { $who } ist schon verwundet.

## Was erzählt wird

tell-dealt = Der Hof ist ausgelegt und „{ $card }“ aufgedeckt. { $seat } beginnt.
tell-dealt-again = Spiel { $game }: Der Hof ist ausgelegt und „{ $card }“ aufgedeckt. { $seat } beginnt.
tell-secrets = { $seat } will { $rise } steigen und { $fall } fallen sehen und hält „{ $card }“.
tell-played-hand = { $seat } spielt „{ $card }“, { $half }, aus der Hand.
tell-played-revealed = { $seat } spielt „{ $card }“, { $half }, die aufgedeckte Karte.
tell-healed = { $who } wird geheilt.
tell-moved =
    { $who } rückt { $rows ->
        [1] {""}
       *[other] { $rows } Reihen{" "}
    }{ $way }.
tell-gave-way = { $who } macht Platz und rückt { $way }.
tell-followed = { $who } folgt { $leader } { $way }.
tell-wounded = { $who } ist verwundet.
tell-killed = { $who } ist tot!
tell-shielded = { $who } stellt sich vor { $target }.
tell-lapsed = Der Angriff auf { $who } kommt zu spät.
tell-last-deed = „{ $who-gist }“ von { $who }: { $target }.
tell-no-last-deed = „{ $who-gist }“ von { $who } findet niemanden.
tell-closed =
    { $rows ->
        [one] Eine leere Reihe verschwindet.
       *[other] { $rows } leere Reihen verschwinden.
    }
tell-drew = { $seat } zieht eine Karte.
tell-drew-card = { $seat } zieht „{ $card }“.
tell-revealed = „{ $card }“ wird aufgedeckt.
tell-reshuffled =
    Der Stapel ist leer; { $cards ->
        [one] die eine abgelegte Karte wird der neue.
       *[other] die { $cards } abgelegten Karten werden zu einem neuen gemischt.
    }
tell-stuck = { $seat } kann keine der vier Aktionen ausführen.
tell-goal = { $seat } { $points } ({ $rise } soll steigen, { $fall } fallen)
tell-scored = Die Absichten werden aufgedeckt: { $goals }.
tell-tally = { $seat } { $victories }
tell-won =
    { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } das Spiel. Siege: { $tally }.
tell-ended =
    { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }.

## Wie es ausging

won-game = { $over } { $by }
won-match =
    { $winners } { $winners-count ->
        [one] hat { $games } Spiele gewonnen.
       *[other] haben je { $games } Spiele gewonnen.
    }
won-after-deaths =
    { $killed } { $killed-count ->
        [one] ist
       *[other] sind
    } tot.
won-after-cards = Der Stapel ist zum zweiten Mal leer.
won-after-stuck = { $seat } konnte keine Aktion ausführen.
won-by-points = { $winners } hat die meisten Punkte.
won-by-noble =
    { $leaders } haben gleich viele Punkte; von ihnen { $winners-count ->
        [one] hat
       *[other] haben
    } { $winners } mit einer einzelnen Figur am meisten verdient.
won-jointly = { $winners } haben gleich viele Punkte und gleich gute Figuren.

## Warum ein Bot das täte

why-next-game = Das nächste Spiel wartet.
why-best = Das Beste, was er sieht: { $reasons }.
why-best-with = Das Beste, was er sieht, mit { $whom }: { $reasons }.
why-equal-with = So gut wie alles andere, was er sieht, mit { $whom }: { $reasons }.
why-close = Fast so gut wie das Beste: { $reasons }.
why-close-with = Fast so gut wie das Beste, mit { $whom }: { $reasons }.
why-worse = Er sieht etwas Besseres: { $reasons }.
why-worse-with = Er sieht etwas Besseres; mit { $whom }: { $reasons }.
why-ends-ahead =
    es beendet das Spiel, und du liegst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gut vorn
why-ends-level =
    es beendet das Spiel, und du liegst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } kaum vorn
why-ends-behind =
    es beendet das Spiel, und du liegst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } zurück
why-worth =
    der Tisch ist dir danach { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert statt { $before } ({ $compared })
why-worth-still =
    der Tisch bleibt dir { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert ({ $compared })
why-beaten =
    { $less ->
        [0] keine der { $agendas } Absichten, die andere haben können, bekommt weniger
        [one] { $less } der { $agendas } Absichten, die andere haben können, bekommt weniger
       *[other] { $less } der { $agendas } Absichten, die andere haben können, bekommen weniger
    }
why-killed = { $who } stirbt, und noch ein Tod beendet das Spiel
why-wound = es kostet dich eine Wunde
why-heals = es heilt eine Wunde, die dich einen Punkt kostet
why-wound-of-others = die neue Wunde kostet andere und nicht dich
why-costs-others = es kostet andere mehr als dich
why-helps-others = es hilft anderen mehr als dir
why-no-less-help = alles andere hülfe ihnen ebenso viel oder mehr
why-little = es ändert wenig für { $rise } und { $fall }

## Auf dem Tisch

show-court = Der Hof, die höchste Reihe zuerst
show-row = Reihe { $row } von { $rows }
show-row-highest = Reihe { $row } von { $rows }, die höchste
show-row-lowest = Reihe { $row } von { $rows }, die unterste
show-nobody = niemand
show-of-house = vom Haus { $house }
show-of-no-house = ohne Haus
show-chosen = gewählt
show-revealed = Aufgedeckt
show-your-card = Deine Karte
show-in-play = im Spiel
show-not-now = jetzt nicht
show-why-not = Jetzt nicht möglich: { $why } ({ $rule })
show-fits = Infrage kämen { $people }.
show-again = Zum Spielen noch einmal tippen
show-legend = Was die Zeichen bedeuten
show-legend-white = beliebig
show-legend-yellow = ein Haus
show-legend-move = rücken
show-legend-attack = Angriff
show-legend-heal = heilen
show-agenda =
    Deine Absicht: { $rise } soll steigen und { $fall } fallen, jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert für dich
show-wishes = will { $rise } steigen und { $fall } fallen sehen
show-agenda-hidden = Absicht verdeckt
show-worth-now = jetzt wert
show-earns =
    { $who }: { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }
show-earns-hurt =
    { $who }: { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }, 1 ab für die Wunde
show-hand =
    { $cards ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
show-turn = Zug { $turn }
show-turn-of-game = Spiel { $game } · Zug { $turn }
show-deck =
    Noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im { $deck ->
        [1] ersten
       *[other] zweiten
    } Stapel
show-deck-short = { $deck }. Stapel
show-discards = Abgelegt: { $cards }
show-no-discards = Noch nichts abgelegt
show-discards-short = Ablage
show-last = Letzte Aktion: { $seat }, { $people },
show-rise = Soll steigen
show-fall = Soll fallen
show-share = { $house } { $points }
show-points = Punkte
show-victories = Siege

## Im Terminal

sign-houses = G, R, V, B, N
sign-houses-mean = die Häuser Grün, Rot, Violett und Blau, oder neutral: von keinem Haus
sign-row = Reihe 1 ist die höchste; ein Bild passt überall, wo Reihen übereinander enthalten, wen es braucht
sign-wounded = vor einem Namen: verwundet, sodass die Fähigkeit wirkt; noch ein Angriff tötet
sign-killed = vor einem Namen: tot; bleibt in der Reihe, zählt weiter für Punkte und kann nichts mehr tun
sign-white = in einem Bild: irgendwer; neben einem y jemand von einem anderen Haus
sign-yellow = in einem Bild: eine von zwei Figuren desselben Hauses
sign-effects = hinter einem Zeichen: diese Figur rückt hinauf, rückt hinab, wird angegriffen, wird geheilt
sign-free-row = in einem Bild: eine Reihe, in der irgendwer oder niemand steht
sign-next = hinter einem Zeichen: das, welches als Nächstes gefüllt wird
sign-not-now = niemand steht so, wie das Bild es braucht; „? play feud top“ sagt, was fehlt
sign-sum = Punkte: Reihen unter jeder der zwei Figuren, die steigen sollen, Reihen über jeder der zwei, die fallen sollen, weniger 1 für jede davon, die verwundet oder tot ist
table-not-now = unmöglich
table-legend = G R V B: die Häuser, N neutral; * verwundet, x tot
table-symbols = w beliebig, y ein Haus (w: fremde); ^ hoch, v runter, x Angriff, + heilen
table-status =
    Zug { $turn }, noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im { $deck ->
        [1] ersten
       *[other] zweiten
    } Stapel
table-status-of-match =
    Spiel { $game }, Zug { $turn }, noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im { $deck ->
        [1] ersten
       *[other] zweiten
    } Stapel
table-ability = { $who-short } ({ $who-gist })
table-wounded = Verwundet: { $named }
table-agenda = Deine Absicht: { $wishes }; das zählt { $sum } = { $points }.
table-wishes = { $rise } soll steigen, { $fall } fallen
table-scored =
    { $wishes }: { $sum } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-victories =
    { $victories ->
        [one] 1 Sieg
       *[other] { $victories } Siege
    }
table-card = Karte
table-wish = Absicht
table-hidden = verdeckt
table-no-card = keine

## Die Spielhilfe

aid-aim = Deine geheime Absicht nennt ein Haus, das steigen, und eines, das fallen soll. Wer davon am meisten erreicht, gewinnt.
aid-turn = Ein Zug
aid-step-1 = Eine von vier Aktionen
    .text = Zwei stehen auf deiner Handkarte, zwei auf der offenen Karte. Ist eine davon möglich, musst du handeln.
aid-step-2 = Figuren wählen
    .text = Jedes Zeichen des Bildes braucht eine lebende Figur. Gelbe sind aus einem Haus, weiße daneben aus anderen.
aid-step-3 = Heilen, bewegen, angreifen
    .text = Alle Wirkungen treten ein. Ein Angriff verwundet; wer schon verwundet ist, stirbt.
aid-step-4 = Nachziehen
    .text = Die benutzte Karte wird abgelegt und ersetzt. Reihen ohne Figuren verschwinden.
aid-moves = Was die Zeichen bedeuten
aid-move-1 = Pfeil
    .text = Die Figur geht eine Reihe hinauf oder hinab und gründet am Rand eine neue.
aid-move-2 = Angriff
    .text = Unverwundet wird verwundet, und die Fähigkeit gilt. Verwundet wird getötet.
aid-move-3 = Heilen
    .text = Verwundet wird unverwundet, und die Fähigkeit ruht.
aid-move-4 = Getötet
    .text = Bleibt bis zum Ende in der Reihe, füllt kein Zeichen und ist nicht mehr zu beeinflussen.
aid-end = Das Spiel endet mit dem zweiten Tod, wenn der Stapel zum zweiten Mal leer ist oder wenn jemand nicht handeln kann. Haus, das steigen soll: ein Punkt für jede Reihe unter seinen Figuren. Haus, das fallen soll: ein Punkt für jede Reihe darüber. Jede davon verwundet oder getötet: ein Punkt weniger.
aid-plan = Der Tisch
aid-plan-top = oben: am meisten Macht
aid-plan-rise = soll steigen
aid-plan-fall = soll fallen
aid-plan-hand = deine Hand: 2 Aktionen
aid-plan-shown = offen: 2 Aktionen

## The aim, above the table

show-wins = Die meisten Punkte für deinen Wunsch: ein Haus oben, eines unten.
show-wins-match = Wer zuerst zwei Spiele gewinnt.

## Das erste Spiel mit Anleitung

lesson-aim = Zehn Figuren stehen in Reihen, und eine höhere Reihe ist mehr Macht. Keine davon gehört dir: Du ziehst die Fäden, und die anderen auch.
lesson-agenda = Deine geheime Absicht: Rot soll steigen, Grün fallen. Am Ende bringt jeder rote Adlige einen Punkt für jede Reihe unter ihm, jeder grüne für jede Reihe über ihm.
lesson-up = Wer dran ist, führt eine Aktion aus: eine der zwei auf der eigenen Karte oder eine der zwei auf der offenen. Nimm die untere der offenen Karte „{ card-oath }“ und beweg { card-brutol } hinauf in eine eigene Reihe.
    .no = Rot soll steigen, und „{ card-oath }“, untere Aktion, bewegt jemanden hinauf: Nimm sie, und wähle { card-brutol }.
lesson-down = Jetzt die Karte in deiner Hand, die niemand sonst sieht: „{ card-blackmail }“, obere Aktion, bewegt jemanden hinunter. Grün soll fallen, also wähle { card-asher }.
    .no = Besser für dich ist die obere Aktion von „{ card-blackmail }“ auf { card-asher }: Ein grüner Adliger weiter unten ist ein Punkt für dich.
lesson-wound = { $p2 } hat { card-asher } wieder hinaufbewegt, und { $p3 } hat { card-brutol } angegriffen: Er ist verwundet, das kostet dich einen Punkt. Ein zweiter Angriff tötet ihn; Getötete bleiben, wo sie sind.
lesson-attack = Wunden bei Rot oder Grün kosten dich Punkte, also verschone diese beiden. „{ card-coup }“, obere Aktion, bewegt { card-gerard } hinauf.
    .no = Ein Angriff kann dir selbst schaden: Wunden in deinen beiden Häusern kosten Punkte. Spiel „{ card-coup }“, obere Aktion, und wähle { card-gerard }.
lesson-end = Das Spiel endet, wenn zwei getötet sind, die Karten zum zweiten Mal ausgehen oder jemand nicht handeln kann; die meisten Punkte gewinnen. Sieh, wen { $p2 } und { $p3 } heben und senken: Das verrät ihre Absichten, und deine Züge verraten deine.

## Hinweise für ein erstes Spiel ohne Anleitung

note-agenda = Deine Absicht kennst du allein: Ein Haus soll steigen, ein anderes fallen. Was sie gerade wert ist, steht daneben.
note-cards = Du führst eine von vier Aktionen aus: zwei auf deiner Karte, zwei auf der offenen. Such eine, die deine beiden Häuser so bewegt, wie deine Absicht es will.
note-who = Nur wer leuchtet, kommt in Frage; ein Klick auf andere sagt, warum nicht.
