### Trieste

title = Trieste
special = Wache, Händler und Dieb: drei Parteien, drei Wege zum Sieg, und in jedem Zug eine verdeckte Karte.
primer = Die Wache will sieben Diebe im Gefängnis, der Händler eine Hand voller Schätze, der Dieb neun Ruhm. In jedem Zug ziehst du zwei Karten, Schätze oder Karten deiner Partei, und legst eine Karte verdeckt aus. Dann werden die Karten aufgedeckt, mit Schätzen aus der Hand bezahlt und wirken in der Reihenfolge Wache, Händler, Dieb. Die Wache fasst Diebe, mit denen sie rechnet, bevor sie etwas tun; ein Dieb, der durchkommt, beraubt den Händler und gewinnt Ruhm. Am Ende des Zuges wird nachgesehen, wer gewonnen hat, und Personen ab Stufe 1 lassen sich aus der Ablage zurückkaufen.
score = Ziel erreicht (%)

## Dinge

faction-watch = Stadtwache
    .short = Wache
    .goal = Recht und Ordnung
    .wants = Sieben Diebe im Gefängnis. Handelt zuerst.
faction-merchant = Händler
    .short = Händler
    .goal = Reichtum
    .wants = Eine Hand voller Schätze. Handelt als Zweiter.
faction-thief = Dieb
    .short = Dieb
    .goal = Neun Schwänze
    .wants = Neun Ruhm. Handelt zuletzt.

phase-draw = Ziehphase
    .short = Ziehen
phase-play = Spielphase
    .short = Spielen
phase-payment = Zahlphase
    .short = Zahlen
phase-effect = Wirkungsphase
    .short = Wirkung
phase-end = Endphase
    .short = Ende

kind-character = Person
kind-action = Aktion
kind-special = Reaktion
kind-hero = Held
kind-treasure = Schatz

card-copper = Kupfer
    .many = Kupfer
    .gist =
        Geld. Gespielt: { $worth ->
            [one] 1 Schatz
           *[other] { $worth } Schätze
        } ziehen
    .text =
        { $worth } wert. Gespielt, kommt es in die Schatzablage, und du ziehst { $worth ->
            [one] 1 Schatz
           *[other] { $worth } Schätze
        }.
card-silver = Silber
    .many = Silber
    .gist =
        Geld. Gespielt: { $worth ->
            [one] 1 Schatz
           *[other] { $worth } Schätze
        } ziehen
    .text =
        { $worth } wert. Gespielt, kommt es in die Schatzablage, und du ziehst { $worth ->
            [one] 1 Schatz
           *[other] { $worth } Schätze
        }.
card-gold = Gold
    .many = Gold
    .gist = Nur Geld
    .text = { $worth } wert. Damit wird nur bezahlt, nicht gespielt.
card-diamond = Diamant
    .many = Diamanten
    .gist = Nur Geld
    .text = { $worth } wert. Damit wird nur bezahlt, nicht gespielt.
card-tax-collector = Steuereintreiber
    .gist =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        }, bis zu { $most }, wenn er viele hat
    .text =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        }, und 1 mehr für je { $per }, die er hat, höchstens { $most }. Er wählt, welche.
card-patrol-officer = Streifenwache
    .gist = Fasse den Dieb auf dem Tisch bis Stufe { $reach }
    .text =
        Fasse den Dieb auf dem Tisch bis Stufe { $reach }. Gelingt es, darfst du { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        } ziehen.
card-watch-sergeant = Wachtmeister
    .gist =
        Der Händler gibt { $get }; zieh { $cards ->
            [one] 1 Wachkarte
           *[other] { $cards } Wachkarten
        } und { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }
    .text =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl. Zieh { $cards ->
            [one] 1 Wachkarte
           *[other] { $cards } Wachkarten
        } und { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }.
card-bloodhound = Spürhund
    .gist = Fasse bis Stufe { $reach }; das kostet { $loss } Ruhm
    .text = Fasse den Dieb auf dem Tisch bis Stufe { $reach }. Gelingt es, verliert der Dieb { $loss } Ruhm.
card-undercover-agent = Verdeckter Ermittler
    .gist = Hand des Diebs: Fasse { $captures } bis Stufe { $reach }
    .text =
        Der Dieb zeigt die ganze Hand; fasse darin { $captures ->
            [one] 1 Dieb
           *[other] { $captures } Diebe
        } bis Stufe { $reach }. Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }.
card-raiding-party = Razzia
    .gist = Fasse bis Stufe { $reach }; { $loss } Ruhm geht immer verloren
    .text = Fasse den Dieb auf dem Tisch bis Stufe { $reach }. In jedem Fall verliert der Dieb { $loss } Ruhm.
card-search-warrant = Haussuchung
    .gist =
        Sieh { $see ->
            [one] 1 Handkarte
           *[other] { $see } Handkarten
        } des Diebs, fasse bis Stufe { $reach }
    .text =
        Sieh { $see ->
            [one] 1 zufällige Handkarte
           *[other] { $see } zufällige Handkarten
        } des Diebs. Fasse jeden Dieb bis Stufe { $reach }, zieh eine Wachkarte für jede andere.
card-bounty = Kopfgeld
    .gist =
        Fasse { $captures ->
            [one] 1 Dieb
           *[other] { $captures } Diebe
        } in der Ablage; der Händler gibt { $get }
    .text =
        Fasse { $captures ->
            [one] 1 Dieb
           *[other] { $captures } Diebe
        } bis Stufe { $reach } in der Ablage des Diebs. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-contraband-checkpoint = Zollsperre
    .gist = Im nächsten Zug kostet die Person oder Aktion des Diebs { $dearer } mehr
    .text =
        Im nächsten Zug kostet die Person oder Aktion des Diebs { $dearer } mehr. Zieh { $cards ->
            [one] 1 Wachkarte
           *[other] { $cards } Wachkarten
        }. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-harbour-dues = Hafengebühr
    .gist =
        Der Händler gibt { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        }; zieh { $gain }
    .text =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl. Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }.
card-hushed-up = Vertuscht
    .gist = Reaktion: kein Ruhm für den Dieb
    .text = Reaktion, wenn der Dieb Ruhm bekäme: Diesmal bekommt er keinen.
card-money-changer = Geldwechsler
    .gist =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, tausch einen gegen einen besseren
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }. { $times ->
            [one] Du darfst
           *[other] Bis zu { $times }-mal darfst du
        } einen Schatz gegen die nächstbessere Art aus der Schatzablage tauschen.
card-shopkeeper = Krämer
    .gist =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, umso mehr, je voller das Gefängnis
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, und 1 mehr für je { $per } Diebe im Gefängnis.
card-caravan-guard = Geleitwache
    .gist = Für den Rest des Zuges nimmt dir niemand Schätze; zieh umso mehr, je voller das Gefängnis
    .text = Für den Rest des Zuges nimmt dir niemand Schätze. Zieh 1 Schatz für je { $per } Diebe im Gefängnis.
card-smooth-talker = Schönredner
    .gist =
        Nimm der Wache { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }, mehr, wenn sie viele hat
    .text =
        Nimm der Wache { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }, und 1 mehr für je { $per }, die sie hat.
card-spice-trader = Gewürzhändlerin
    .gist =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, umso mehr, je voller das Gefängnis
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, und 1 mehr für je { $per } Diebe im Gefängnis.
card-guild-master = Zunftmeister
    .gist =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, umso mehr, je voller das Gefängnis
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, und 1 mehr für je { $per } Diebe im Gefängnis.
card-business-as-usual = Tagesgeschäft
    .gist =
        Zieh heimlich { $look ->
            [one] 1 Schatz
           *[other] { $look } Schätze
        }, behalte 1
    .text =
        Zieh { $look ->
            [one] 1 Schatz
           *[other] { $look } Schätze
        } und behalte 1. Niemand sieht, welchen; der Rest kommt in die Schatzablage.
card-letter-of-credit = Kreditbrief
    .gist = Such im Schatzstapel ein Gold
    .text = Such im Schatzstapel ein Gold. Gibt es keines, nimm das Nächstbeste darunter. Zeig es und misch.
card-clearance-sale = Ausverkauf
    .gist =
        Wirf eine Karte für { $each ->
            [one] 1 Schatz
           *[other] { $each } Schätze
        } ab
    .text =
        { $times ->
            [one] Du darfst
           *[other] Bis zu { $times }-mal darfst du
        } eine Händlerkarte aus deiner Hand abwerfen, um { $each ->
            [one] 1 Schatz
           *[other] { $each } Schätze
        } zu ziehen.
card-pardon = Begnadigung
    .gist =
        Lass einen Dieb frei, zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, umso mehr, je voller das Gefängnis
    .text =
        Lass einen gefassten Dieb frei, in die Ablage des Diebs. Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }, und 1 mehr für je { $per } Diebe im Gefängnis.
card-embargo = Handelssperre
    .gist =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }; im nächsten Zug kostet die Person oder Aktion der Wache { $dearer } mehr
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }. Im nächsten Zug kostet die Person oder Aktion der Wache { $dearer } mehr.
card-strongbox = Geldkassette
    .gist = Reaktion: Dir wird kein Schatz genommen
    .text = Reaktion, wenn dir Schätze aus der Hand genommen würden: Diesmal wird keiner genommen.
card-lookout = Späher
    .gist =
        Der Händler gibt { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        }; zieh { $gain }
    .text =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl. Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }.
card-street-urchin = Gassenkind
    .gist =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        }
    .text =
        Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-pickpocket = Taschendieb
    .gist =
        Nimm Wache oder Händler { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr
    .text =
        Nimm der Wache oder dem Händler { $take ->
            [one] 1 zufälligen Schatz
           *[other] { $take } zufällige Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr.
card-con-artist = Hochstapler
    .gist =
        Nimm der Wache { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }; sie verliert { $waste ->
            [one] 1 Karte
           *[other] { $waste } Karten
        }
    .text =
        Nimm der Wache { $take ->
            [one] 1 zufälligen Schatz
           *[other] { $take } zufällige Schätze
        }; dann wirft sie { $waste ->
            [one] 1 zufällige Karte
           *[other] { $waste } zufällige Karten
        } ab.
card-burglar = Einbrecher
    .gist =
        Nimm dem Händler { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr
    .text =
        Nimm dem Händler { $take ->
            [one] 1 zufälligen Schatz
           *[other] { $take } zufällige Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr.
card-cat-burglar = Kletterdiebin
    .gist =
        Nimm dem Händler { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr
    .text =
        Nimm dem Händler { $take ->
            [one] 1 zufälligen Schatz
           *[other] { $take } zufällige Schätze
        }. Gefängnis leer: { $daring } Ruhm mehr.
card-foxtail-captain = Fuchshauptmann
    .gist =
        Nimm dem Händler { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }, behalte { $keep }, zieh { $cards ->
            [one] 1 Diebeskarte
           *[other] { $cards } Diebeskarten
        }
    .text =
        Nimm dem Händler { $take ->
            [one] 1 Schatz
           *[other] { $take } Schätze
        }, behalte { $keep }, leg den Rest ab. Zieh { $cards ->
            [one] 1 Diebeskarte
           *[other] { $cards } Diebeskarten
        }. Gefängnis leer: { $daring } Ruhm mehr.
card-fence = Hehler
    .gist =
        Zieh { $gain }; wirf eine Diebeskarte für { $each } mehr ab; der Händler gibt { $get }
    .text =
        Zieh { $gain ->
            [one] 1 Schatz
           *[other] { $gain } Schätze
        }. { $times ->
            [one] Du darfst
           *[other] Bis zu { $times }-mal darfst du
        } eine Diebeskarte abwerfen und { $each } mehr ziehen. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-diversion = Ablenkung
    .gist = Im nächsten Zug kostet die Person oder Aktion der Wache { $dearer } mehr; der Händler gibt { $get }
    .text =
        Im nächsten Zug kostet die Person oder Aktion der Wache { $dearer } mehr. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-ambush = Überfall
    .gist =
        Die Wache wirft { $waste ->
            [one] 1 Karte
           *[other] { $waste } Karten
        } ab; der Händler gibt { $get }
    .text =
        Die Wache wirft { $waste ->
            [one] 1 zufällige Karte
           *[other] { $waste } zufällige Karten
        } ab. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-safe-house = Unterschlupf
    .gist = Such in deinem Stapel eine Person; der Händler gibt { $get }
    .text =
        Du darfst in deinem Stapel eine Person suchen, zeigen und nehmen; misch ihn. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-jailbreak = Ausbruch
    .gist = Ein gefasster Dieb kommt auf deine Hand; der Händler gibt { $get }
    .text =
        Befreie einen gefassten Dieb, zurück auf deine Hand. Der Händler gibt dir { $get ->
            [one] 1 Schatz
           *[other] { $get } Schätze
        } seiner Wahl.
card-smoke-bomb = Rauchbombe
    .gist = Reaktion: Eine Festnahme misslingt
    .text = Reaktion, wenn eine deiner Personen gefasst würde: Sie entkommt.
card-antonia = Antonia
    .gist =
        Festnahmen reichen { $reach ->
            [one] 1 Stufe
           *[other] { $reach } Stufen
        } weiter und bringen { $wages ->
            [one] 1 Schatz
           *[other] { $wages } Schätze
        }
    .text =
        Deine Festnahmen auf dem Tisch reichen { $reach ->
            [one] 1 Stufe
           *[other] { $reach } Stufen
        } weiter. Sooft du einen Dieb fasst, zieh { $wages ->
            [one] 1 Schatz
           *[other] { $wages } Schätze
        }.
card-bruno = Bruno vom Steueramt
    .gist =
        Nimm { $tax ->
            [one] 1 Schatz mehr
           *[other] { $tax } Schätze mehr
        }, sooft du welche nimmst
    .text = Sooft du von jemandem Schätze nimmst oder bekommst, sind es { $tax } mehr.
card-zaccaria = Richter Zaccaria
    .gist =
        Ziehphase: Fasse { $captures ->
            [one] 1 Dieb
           *[other] { $captures } Diebe
        } in der Ablage
    .text =
        Nur in der Ziehphase: Fasse { $captures ->
            [one] 1 Dieb
           *[other] { $captures } Diebe
        } { $reach ->
            [3] {""}
           *[other] bis Stufe { $reach }{" "}
        }in der Ablage des Diebs. Dann dreh diesen Helden um.
card-dario = Dario
    .gist = Deine Personen kosten { $discount } weniger
    .text = Deine Personen kosten in der Zahlphase { $discount } weniger.
card-jacopo = Jacopo
    .gist = Dein Reichtum braucht { $less } weniger
    .text = Unermesslicher Reichtum verlangt { $less } weniger von dir.
card-elettra = Elettra
    .gist =
        Zieh { $look ->
            [one] 1 Schatz
           *[other] { $look } Schätze
        }, behalte 1
    .text =
        Zieh { $look ->
            [one] 1 Schatz
           *[other] { $look } Schätze
        } und behalte 1. Dann dreh diese Heldin um.
card-caterina = Caterina
    .gist = Ein gefasster Dieb kommt auf deine Hand
    .text = Befreie einen gefassten Dieb, zurück auf deine Hand. Dann dreh diese Heldin um.
card-nine-tails = Neunschwanz
    .gist = Dreh um statt einer Festnahme
    .text = Wenn eine deiner Personen gefasst würde, darfst du stattdessen diesen Helden umdrehen.
card-matteo = Der alte Matteo
    .gist =
        Zieh { $wages ->
            [one] 1 Schatz
           *[other] { $wages } Schätze
        }, sooft du Ruhm bekommst
    .text =
        Sooft du Ruhm bekommst, zieh { $wages ->
            [one] 1 Schatz
           *[other] { $wages } Schätze
        }.

## Hausregeln

option-heroes = Helden
    .help = Ob alle einen geheimen Helden haben: das Spiel für Fortgeschrittene (TRI-HERO-1).
    .true = mit Helden
    .false = ohne Helden
option-factions = Parteien
    .help = Wer welche Partei spielt: durch das Los, oder gewählt in der Reihenfolge der Plätze (TRI-C-26).
    .random = durch das Los
    .chosen = der Reihe nach gewählt
option-unpaid_thief_capturable = Unbezahlte Diebe
    .help = Ob ein Dieb, der nicht bezahlt werden konnte, trotzdem gefasst werden kann (TRI-C-5).
    .true = können gefasst werden
    .false = können nicht gefasst werden
option-max_turns = Längstes Spiel
    .help = Züge, nach denen das Spiel unentschieden endet (TRI-C-24).

## Fragen

ask-hero = Wähle heimlich einen deiner drei Helden.
ask-heroes = Alle wählen heimlich ihren Helden.
ask-heroes-of-others = Dein Held ist gewählt. Die anderen wählen noch.
ask-faction = Welche Partei spielst du?
ask-draw =
    Zieh { $number ->
        [1] deine erste Karte
       *[other] deine zweite Karte
    }: einen Schatz oder eine Karte deiner Partei.
ask-draw-own =
    Zieh { $number ->
        [1] deine erste Karte
       *[other] deine zweite Karte
    } vom eigenen Stapel; Schätze gibt es keine mehr.
ask-draw-treasure =
    Zieh { $number ->
        [1] deine erste Karte
       *[other] deine zweite Karte
    } vom Schatzstapel; dein eigener ist aufgebraucht.
ask-draw-none = Es gibt nichts mehr zu ziehen.
ask-or-reveal = { $question } Vorher darfst du { $hero } aufdecken.
ask-play = Spiel eine Karte verdeckt, oder nichts.
ask-play-none = Du hast keine Karte, die man spielen könnte.
ask-pay = Zahl { $cost }.
ask-pay-more = Zahl { $cost }. Genau das kannst du nicht, und Wechselgeld gibt es nicht: Es werden { $total }.
ask-react = { $threat } Reagierst du?
ask-react-none = { $threat } Du hast nichts, womit du reagieren könntest.
ask-reveal = { $phase }: Deckst du { $hero } auf?
ask-reveal-early = { $phase }, und es ist darin schon etwas geschehen: Deckst du { $hero } jetzt auf?
ask-reveal-none = { $phase }: { $hero } kann jetzt nicht aufgedeckt werden und bleibt verdeckt.
ask-buy = Nimm Personen für ihre Kosten zurück, eine nach der anderen, oder hör auf.
ask-buy-none = Keine Person in deiner Ablage kannst du bezahlen.
ask-keep = Behalte heimlich einen dieser Schätze.
ask-gain =
    Ziehst du { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    }?
ask-exchange =
    { $times ->
        [one] Tausch einen Schatz gegen die nächstbessere Art, oder behalte, was du hast.
       *[other] Tausch bis zu { $times } Schätze gegen die nächstbessere Art, einen nach dem anderen, oder hör auf.
    }
ask-exchange-none = Für keinen deiner Schätze liegt die nächstbessere Art in der Ablage.
ask-discard =
    { $times ->
        [one] Wirf eine Karte ab
       *[other] Wirf bis zu { $times } Karten ab, eine nach der anderen,
    } und zieh dafür { $each ->
        [one] 1 Schatz
       *[other] { $each } Schätze
    }, oder behalte deine Karten.
ask-give =
    Gib { $taker } { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze, einen nach dem anderen
    }.
ask-rob =
    Wem nimmst du { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    } ab?
ask-capture-hand =
    Fasse { $count ->
        [one] einen Dieb
       *[other] { $count } Diebe, einen nach dem anderen,
    } auf der Hand des Diebs.
ask-capture-discards =
    Fasse { $count ->
        [one] einen Dieb
       *[other] { $count } Diebe, einen nach dem anderen,
    } in der Ablage des Diebs.
ask-free-hand = Welcher Dieb kommt frei, zurück auf deine Hand?
ask-free-discards = Welcher Dieb kommt frei, in die Ablage des Diebs?
ask-fetch = Nimm eine Person aus deinem Stapel, oder niemanden.
ask-fetch-none = In deinem Stapel ist keine Person.
ask-other = { $seat } trifft eine Wahl.
ask-other-faction = { $seat } wählt eine Partei.
ask-other-draw = { $seat } zieht eine Karte.
ask-other-play = { $seat } spielt eine Karte oder keine.
ask-other-pay = { $seat } zahlt { $cost }.
ask-other-react = { $seat } darf reagieren.
ask-other-hero = { $seat } darf einen Helden aufdecken.
ask-other-buy = { $seat } darf Personen zurücknehmen.

## Wahlmöglichkeiten

do-join =
    { $faction-id ->
        [watch] Die Stadtwache spielen
        [merchant] Den Händler spielen
       *[thief] Den Dieb spielen
    }
do-pick = { $hero }: { $text }
do-draw-treasure = Einen Schatz ziehen ({ $left } im Stapel)
do-draw-faction =
    Eine Karte { $faction-id ->
        [watch] der Stadtwache
        [merchant] des Händlers
       *[thief] des Diebs
    } ziehen (noch { $left })
do-draw-nothing = Nichts ziehen: Alle Stapel sind leer
do-play = { $card } spielen ({ $price }): { $text }
do-play-thief = { $card } spielen (Stufe { $level }, bringt { $infamy } Ruhm, { $price }): { $text }
do-play-treasure =
    { $card } spielen: ablegen und { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    } ziehen
do-play-nothing = Nichts spielen
do-pay = { $coins } zahlen
do-react = Reagieren: { $card } (Kosten { $cost })
do-let-be = Es geschehen lassen
do-reveal = { $hero } aufdecken: { $text }
do-escape = { $hero } umdrehen, um zu entkommen
do-wait = Jetzt nicht
do-stay-hidden = Den Helden verdeckt lassen
do-decline = In dieser Phase nicht
do-buy = { $card } für { $cost } zurücknehmen
do-buy-nothing = Den Rest liegen lassen
do-keep = { $card } behalten
do-accept =
    { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    } ziehen
do-gain-nothing = Nichts ziehen
do-exchange = 1 { $card } gegen 1 { $better } tauschen
do-exchange-nothing = Nichts tauschen
do-discard = { $card } abwerfen
do-discard-nothing = Nichts abwerfen
do-give = 1 { $card } geben
do-rob = Von { $seat } nehmen ({ $faction })
do-capture = { $card } fassen, Stufe { $level }
do-free = { $card } freilassen, Stufe { $level }
do-fetch = { $card } nehmen, Kosten { $cost }, Stufe { $level }
do-fetch-nobody = Niemanden nehmen

## Was nicht geht

no-deck-named = Von welchem Stapel? Sag „draw treasure“ für einen Schatz oder „draw faction“ für den eigenen.
no-coins-named = Sag, womit du zahlst, zum Beispiel „pay copper silver“.
no-hero-named = Wähle einen Helden der eigenen Partei bei seinem Namen.
no-card-named = Nenn eine Karte, zum Beispiel „{ $verb } street-urchin“.
no-such-card = Eine Karte „{ $text }“ gibt es nicht. Karten nennt man wie in „{ $verb } street-urchin“.
no-hero-pick = Helden werden vor dem Spiel gewählt, in einem Spiel mit Helden.
no-faction-twice = Diese Partei ist vergeben: Jede gibt es einmal.
no-faction-now = Die Parteien sind schon vergeben.
no-drawing-now = Karten werden in der Ziehphase gezogen, zwei im Zug.
no-treasure-left = Es ist kein Schatz mehr zu ziehen.
no-deck-left = Dein Stapel ist aufgebraucht und wird nicht neu gebildet.
no-hidden-hero = Du hast keinen verdeckten Helden, den du aufdecken könntest.
no-hero-twice = { $hero } liegt schon offen da.
no-hero-again = { $hero } ist endgültig umgedreht.
no-hero-in-phase = { $hero } kann in dieser Phase nicht aufgedeckt werden. { $text }
no-hero-declined = Du hast gesagt: in dieser Phase nicht.
no-hero-acted = Ein Held wird aufgedeckt, bevor man handelt, und dein Teil an dieser Phase hat begonnen.
no-hero-meanwhile = Antworte erst hierauf; du hast in dieser Phase noch nicht gehandelt.
no-hero-answer = Sag erst, ob du deinen Helden jetzt aufdeckst.
no-hero-asked = Gerade fragt niemand nach deinem Helden.
no-hero-declining = Damit dein Held hier verdeckt bleibt, sag „pass“.
no-hero-escape = Du hast keinen Helden, der das verhindern könnte.
no-hero-up-yet = { $hero } liegt verdeckt und tut nichts; sag erst „reveal“.
no-offer = Dir wird gerade nichts angeboten.
no-refusing-to-pay = Wer zahlen kann, muss zahlen.
no-passing = Passen geht jetzt nicht.
no-treasure-there = Dort ist kein Schatz zu holen.
no-robbing = Du nimmst gerade niemandem etwas.
no-robbing-yourself = Dir selbst kannst du nichts nehmen.
no-answer-yet = Antworte erst hierauf.
no-capture-now = Niemand von dir wird gerade gefasst.
no-bill = Du hast gerade nichts zu zahlen.
no-coins =
    { $coin-id ->
        [diamond] So viele { $coin-many } hast du nicht.
       *[other] So viel { $coin-many } hast du nicht.
    }
no-paying-less = Das ist { $total } wert, und zu zahlen ist { $cost }.
no-paying-more = Du kannst genau { $cost } zahlen, also nicht { $total }.
no-paying-still-more = Du kannst { $least } zahlen, also nicht { $total }.
no-playing-now = Karten werden nur in der Spielphase gespielt, eine im Zug.
no-card-in-hand = „{ $card }“ hast du nicht auf der Hand.
no-playing-reaction = „{ $card }“ spielt man als Reaktion, nicht in der Spielphase.
no-playing-money = { $card } kann man nicht spielen; damit wird nur bezahlt.
no-reacting = Hier gibt es nichts, worauf „{ $card }“ reagiert.
no-paying-for = Du kannst „{ $card }“ nicht bezahlen.
no-card-asks = Keine Karte verlangt das gerade von dir.
no-drawn = { $card } ist nicht unter den Schätzen, die du gezogen hast.
no-discarding = „{ $card }“ kannst du hierfür nicht abwerfen.
no-giving = { $card } hast du nicht auf der Hand.
no-giving-cards = Zu geben ist ein Schatz, und „{ $card }“ ist keiner.
no-exchanging = { $card } kannst du jetzt nicht tauschen.
no-second-try = „{ $card }“ ist entkommen, und diese Karte versucht es nicht noch einmal.
no-reach = „{ $card }“ hat Stufe { $level }, und dies reicht bis Stufe { $reach }.
no-capturing = „{ $card }“ lässt sich hiermit nicht fassen.
no-prisoner = „{ $card }“ ist nicht im Gefängnis.
no-fetching = In deinem Stapel ist keine Person „{ $card }“.
no-buying-now = Personen werden nur in der Endphase zurückgenommen.
no-buying-before-paying = Bezahl erst die Person, die du genommen hast.
no-buying-treasure = Schätze kann man nicht zurücknehmen.
no-card-of-yours = „{ $card }“ ist keine deiner Karten.
no-buying-action = „{ $card }“ ist eine Aktion; nur Personen nimmt man zurück.
no-buying-reaction = „{ $card }“ ist eine Reaktion; nur Personen nimmt man zurück.
no-buying-level = „{ $card }“ hat Stufe 0; nur Stufen 1 bis 3 nimmt man zurück.
no-buying-captured = „{ $card }“ ist gefasst.
no-discard = „{ $card }“ ist nicht in deiner Ablage.
no-money = „{ $card }“ kostet { $cost }, und du hast { $held }.

## Was erzählt wird

tell-joined =
    { $seat } spielt { $faction-id ->
        [watch] die Stadtwache
        [merchant] den Händler
       *[thief] den Dieb
    }.
tell-picked = { $seat } nimmt heimlich { $hero }.
tell-turn = Zug { $turn } beginnt.
tell-drew-treasure =
    { $seat } zieht { $number ->
        [one] 1 Schatz
       *[other] { $number } Schätze
    }.
tell-drew =
    { $seat } zieht { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } { $faction-id ->
        [watch] der Stadtwache
        [merchant] des Händlers
       *[thief] des Diebs
    }.
tell-drew-cards = { $seat } zieht { $cards }.
tell-refilled = Die Schatzablage wird zu einem neuen Stapel gemischt.
tell-shuffled =
    Der Stapel { $faction-id ->
        [watch] der Stadtwache
        [merchant] des Händlers
       *[thief] des Diebs
    } wird gemischt.
tell-shuffled-treasure = Der Schatzstapel wird gemischt.
tell-looked =
    { $seat } zieht { $number ->
        [one] 1 Schatz
       *[other] { $number } Schätze
    } zur Auswahl.
tell-looked-at = { $seat } sieht { $coins }.
tell-kept = { $seat } behält einen davon und wirft { $discarded } ab.
tell-kept-card = { $seat } behält 1 { $card } und wirft { $discarded } ab.
tell-found = { $seat } durchsucht den Stapel und nimmt „{ $card }“.
tell-found-treasure = { $seat } durchsucht den Schatzstapel und nimmt 1 { $card }.
tell-found-no-treasure = { $seat } durchsucht den Schatzstapel vergeblich: Was dort noch liegt, ist zu viel wert.
tell-found-nobody = { $seat } durchsucht den Stapel und nimmt niemanden.
tell-laid = { $seat } legt eine Karte verdeckt aus.
tell-laid-card = { $seat } legt „{ $card }“ verdeckt aus.
tell-laid-coin = { $seat } legt 1 { $card } verdeckt aus.
tell-passed = { $seat } spielt nichts.
tell-turned-up = { $seat } deckt „{ $card }“ auf.
tell-turned-up-at = { $seat } deckt „{ $card }“ auf, Kosten { $cost }.
tell-turned-up-coin = { $seat } deckt 1 { $card } auf.
tell-paid = { $seat } zahlt { $coins }.
tell-cannot-pay = { $seat } kann „{ $card }“ nicht bezahlen und zeigt die ganze Hand: { $hand }.
tell-acts = „{ $card }“, gespielt von { $seat }, wirkt.
tell-acts-coin = { $card }, gespielt von { $seat }, wirkt.
tell-reacted = { $seat } reagiert mit „{ $card }“!
tell-let-be = { $seat } lässt es geschehen.
tell-captured-table = „{ $card }“ wird gefasst.
tell-captured-hand = „{ $card }“ wird auf der Hand gefasst.
tell-captured-discards = „{ $card }“ wird in der Ablage gefasst.
tell-escaped-table = „{ $card }“ wird nicht gefasst.
tell-escaped-hand = „{ $card }“ wird nicht gefasst und bleibt auf der Hand.
tell-escaped-discards = „{ $card }“ wird nicht gefasst und bleibt in der Ablage.
tell-missed = „{ $card }“ hat Stufe { $level }, und gefasst wird nur bis Stufe { $reach }.
tell-nobody-table = Auf dem Tisch ist kein Dieb zu fassen.
tell-nobody-unpaid = Der Dieb auf dem Tisch wurde nicht bezahlt und wird so nicht gefasst.
tell-nobody-hand = Auf der Hand ist kein Dieb, der sich hiermit fassen ließe.
tell-nobody-discards = In der Ablage ist kein Dieb zu fassen.
tell-nobody-prison = Im Gefängnis ist niemand, der freikommen könnte.
tell-freed-hand = „{ $card }“ kommt frei, zurück auf die Hand des Diebs.
tell-freed-discards = „{ $card }“ kommt frei, in die Ablage des Diebs.
tell-infamy = Der Dieb gewinnt { $change } Ruhm und hat { $total }.
tell-infamy-lost = Der Dieb verliert { $change } Ruhm und hat { $total }.
tell-hushed = „{ $card }“ hätte dem Dieb { $number } Ruhm gebracht, bringt aber keinen.
tell-empty-treasure = { $seat } hat keinen Schatz, den man nehmen könnte.
tell-empty-cards = { $seat } hat keine Karten auf der Hand.
tell-empty-faction = { $seat } hat keine Karte der Partei zum Abwerfen.
tell-empty-infamy = { $seat } hat keinen Ruhm zu verlieren.
tell-empty-deck = { $seat } hat keinen Stapel mehr, von dem zu ziehen wäre.
tell-empty-better = { $seat } findet in der Schatzablage keinen besseren Schatz.
tell-empty-mint = Es ist kein Schatz mehr da, den man ziehen könnte.
tell-showed = { $seat } zeigt { $cards }.
tell-took = { $seat } nimmt { $victim } { $coins } ab.
tell-spared =
    { $taker } bekommt { $number ->
        [one] den Schatz
       *[other] die { $number } Schätze
    } von { $seat } nicht.
tell-safe = { $seat } kann nichts genommen werden.
tell-guarded = { $seat } ist für den Rest des Zuges bewacht.
tell-discarded = { $seat } wirft { $cards } ab.
tell-exchanged = { $seat } tauscht 1 { $gave } gegen 1 { $got }.
tell-dearer = Die Person oder Aktion, die { $seat } im nächsten Zug spielt, kostet insgesamt { $more } mehr.
tell-bought = { $seat } nimmt „{ $card }“ zurück.
tell-hero = { $seat } deckt den Helden auf: { $hero }!
tell-hero-done = { $seat } dreht { $hero } endgültig um.
tell-draw = Das Spiel endet unentschieden.
tell-won = { $seat } gewinnt.

## Wie es ausging

won-by-captures = { $winner } hat { $captures } Diebe gefasst.
won-by-riches = { $winner } hat Schätze im Wert von { $riches }, und { $needed } genügten.
won-by-infamy = { $winner } hat { $infamy } Ruhm.
won-by-order =
    { $deed } { $others } { $others-count ->
        [one] hatte
       *[other] hatten
    } das Ziel auch erreicht, aber { $winner } kommt in der Reihenfolge zuerst.
won-by-nobody = Der letzte Zug ist vorbei, und niemand hat gewonnen.

## Warum ein Bot das täte

why-nothing-else = Es gibt nichts anderes zu tun.
why-any-hero = Ein Held, den die anderen erraten können, ist halb aufgedeckt; darum nimmt er irgendeinen.
why-any-faction = Keine Partei ist klar die stärkste; darum nimmt er irgendeine.
why-big-coins = Er zahlt mit großen Münzen, wo er kann: Mit kleinen lässt sich später genau zahlen.
why-not-small-coins = Er behielte lieber die kleinen Münzen: Mit ihnen lässt sich später genau zahlen.
why-least-coin = Es zählt, wie viele Münzen es sind, nicht ihr Wert: Er gibt die kleinste.
why-not-that-coin = Er gäbe eine kleinere Münze: Es zählt, wie viele es sind, nicht ihr Wert.
why-only-deck = Nur in diesem Stapel sind noch Karten.
why-few-cards =
    Du hast { $held ->
        [0] keine eigene Karte
        [one] nur 1 eigene Karte
       *[other] nur { $held } eigene Karten
    } zur Wahl; { $wanted } sollten es sein.
why-enough-money = Geld hast du genug; mehr hilft dir eine weitere Karte zur Wahl.
why-treasure-wins = Mit Schätzen gewinnst du das Spiel, und zu spielen hast du etwas.
why-no-money = Ohne Geld nützen dir deine Karten nichts.
why-little-money = Karten hast du zur Wahl, aber wenig Geld.
why-rather-card = Er zöge lieber eine Karte deiner Partei. { $reason }
why-rather-treasure = Er zöge lieber einen Schatz. { $reason }
why-no-bargain = Nichts davon ist jetzt seinen Preis wert.
why-bargain = Auf deiner Hand ist die Karte mehr wert, als sie kostet.
why-keep-money = Das täte er nicht: Das Geld ist dir mehr wert.
why-buy-first = Er nähme erst „{ $card }“ zurück.
why-buy-other = Er nähme lieber „{ $card }“ zurück.
why-hero-not-now = Dieser Held kann in dieser Phase nicht aufgedeckt werden.
why-hero-secret = Ein Ziel, das niedriger ist, als die anderen denken, bleibt am besten geheim, bis es gewinnt.
why-hero-wins = Mit dem niedrigeren Ziel ist das Spiel gewonnen.
why-hero-lasts = Je eher dieser Held offen liegt, desto länger hilft er.
why-hero-saves-now = Jemand soll gefasst werden, und dieser Held kann es verhindern.
why-hero-saves-later = Mit einer Rettung, von der niemand weiß, rechnet auch niemand.
why-hero-once-now = Dieser Held wirkt nur einmal, und jetzt hilft es.
why-hero-once-later = Dieser Held wirkt nur einmal, und es kommt ein besserer Augenblick.
why-rather-reveal = Er deckte den Helden auf. { $reason }
why-rather-hide = Er ließe den Helden verdeckt. { $reason }
why-best = Das Beste, was er sieht: { $reasons }.
why-mixed = Er mischt und spielt das in { $chosen } von { $looks } Fällen: { $reasons }.
why-nearly = Fast so gut wie alles andere: { $reasons }.
why-worse = Er sieht etwas Besseres: { $reasons }.
why-not = Das täte er nicht: { $reasons }.
why-wins = sofortiger Sieg an { $won } von { $tables } Tischen, die er sich denken kann
why-loses = Sieg eines anderen in diesem Zug an { $lost } von { $tables } Tischen, die er sich denken kann
why-mean = { $whole },{ $tenths }
why-captures =
    etwa { $mean ->
        [one] 1 Festnahme
       *[other] { $mean } Festnahmen
    } in diesem Zug
why-freed =
    etwa { $mean ->
        [one] 1 Dieb
       *[other] { $mean } Diebe
    } weniger im Gefängnis
why-infamy = etwa { $mean } Ruhm für den Dieb
why-infamy-lost = etwa { $mean } Ruhm weniger für den Dieb
why-merchant-poorer = der Händler am Ende des Zuges um etwa { $worth } ärmer
why-richer = deine Hand am Ende des Zuges etwa { $mean } mehr wert
why-poorer = deine Hand am Ende des Zuges etwa { $mean } weniger wert
why-little = in diesem Zug ändert es wenig

## Auf dem Tisch, im Terminal und auf dem Brett

show-nothing = nichts
show-coins =
    { $number ->
        [one] 1 { $coin }
       *[other] { $number } { $coin-many }
    }
show-times = { $number } × { $card }
show-cost = Kosten { $cost }
show-cost-too-high = Kosten { $cost }, mehr, als du jetzt zahlen kannst
show-level = Stufe { $level }
show-face-down = verdeckt
show-face-up = aufgedeckt
show-done = erledigt
show-unpaid = nicht bezahlt
show-setup = Vor dem ersten Zug
show-capture = „{ $card }“ wird gleich gefasst.
show-taking =
    { $seat } nimmt { $victim } gleich { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    } ab.
show-taking-yours =
    { $seat } nimmt dir gleich { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    } ab.
show-renown = Der Dieb bekommt gleich { $count } Ruhm.

## Auf dem Brett

show-phases = Die Phasen eines Zuges
show-turn = Zug { $turn }
show-turn-of = Zug { $turn } von { $last }
show-line = { $kind }
show-line-cost = { $kind }, Kosten { $cost }
show-line-level = { $kind }, Kosten { $cost }, Stufe { $level }
show-costs-now = kostet jetzt { $cost }
show-hand =
    Hand: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, davon { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }
show-seen = Alle haben gesehen: { $cards }
show-deck =
    Noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel
show-own-deck =
    Dein Stapel, noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
show-discards = Ablage: { $cards }
show-no-discards = Ablage leer
show-hero = Held { $hero }, { $lies }
show-hero-hidden = Ein Held, verdeckt
show-dearer = Die Person oder Aktion dieses Zuges kostet { $more } mehr
show-dearer-next = Die Person oder Aktion des nächsten Zuges kostet { $more } mehr
show-guarded = Hier nimmt für den Rest des Zuges niemand Schätze
show-no-card = Keine Karte auf dem Tisch
show-hidden-card = Eine verdeckte Karte
show-own-hidden-card = { $card }, verdeckt: Nur du weißt es
show-open-card = Auf dem Tisch: { $card }
show-without-effect = nicht bezahlt, ohne Wirkung
show-seized = wird gleich gefasst
show-prison = Recht und Ordnung: { $captures } von { $goal } Dieben gefasst
show-prison-of = Recht und Ordnung: { $captures } von { $goal } Dieben gefasst: { $thieves }
show-prisoner = { $card } (Stufe { $level })
show-riches = Reichtum: Schätze im Wert von { $goal } gewinnen, denn die gefassten Stufen machen { $levels }. Jetzt { $worth } wert
show-riches-secret =
    Reichtum: Schätze im Wert von { $goal } gewinnen, denn die gefassten Stufen machen { $levels }. Geheim gehalten, { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }
show-riches-sum =
    { $base } + { $levels ->
        [one] 1 gefasste Stufe
       *[other] { $levels } gefasste Stufen
    }
show-infamy = Neun Schwänze: { $infamy } von { $goal } Ruhm
show-treasury = Schatzkammer
show-treasure-deck =
    Schatzstapel, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
show-looked-at =
    { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    } zur Auswahl gezogen
show-spent = Schatzablage: { $coins }
show-your-hand = Deine Hand
show-hand-worth =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, Schätze im Wert von { $worth }
show-no-coins = keine Schätze
show-no-cards = keine Parteikarten
show-counter = Bisher hingelegt: { $laid } von { $due }
show-pay-hint = Münzen hierher
show-take-back = { $coin }: zurück in den Beutel
show-tray = Zur Auswahl
show-tray-buy = Für ihre Kosten zurücknehmen
show-tray-keep = Behalte einen
show-tray-capture = Festnehmen
show-tray-free = Freilassen
show-tray-fetch = Im Stapel gefunden
show-tray-choose = Wähle heimlich deinen Helden
show-tray-join = Wähle eine Partei
show-tray-reveal = Deinen Helden aufdecken?
show-reached = Erreicht

## Im Terminal

table-player = Spieler
table-faction = Partei
table-goal = Ziel
table-goal-watch = { $score } von { $goal } gefasst
table-goal-merchant = { $score } von { $goal } Reichtum
table-goal-thief = { $score } von { $goal } Ruhm
table-hand = Hand
table-hand-of =
    { $cards }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
table-hand-in-words =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, davon { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
table-deck = Stapel
table-on-table = Auf dem Tisch
table-turn = Zug { $turn }, { $phase }
table-treasure = Schatzstapel { $left }, Ablage: { $discards }
table-card = { $card }
table-card-facts = { $card } ({ $fact })
table-card-more = { $card } ({ $fact }, { $more })
table-prison = Gefängnis
table-prison-of =
    { $thieves } (zusammen { $levels ->
        [one] 1 Stufe
       *[other] { $levels } Stufen
    })
table-seat = { $seat }
table-and = { $first }; { $second }
table-looking = Du siehst
table-list = { $things }
table-unknown = noch nicht bekannt
table-cards = Karten
table-nobody = niemand
table-discards = Ablage
table-discarded = Ablage: { $cards }
table-known = hat sicher { $cards }
table-hero = Held
table-hero-of = Held { $hero }, { $lies }
table-hero-hidden = Held verdeckt
table-hero-text = { $hero }, { $lies }: { $text }
table-now = Jetzt
table-dearer = die Person oder Aktion dieses Zuges kostet { $more } mehr
table-dearer-next = die Person oder Aktion des nächsten Zuges kostet { $more } mehr
table-guarded = für den Rest des Zuges bewacht
table-your-hand = Deine Hand, { $worth } wert
table-their-hand = Hand von { $seat }, { $worth } wert
table-score = { $percent } % des Ziels
sign-goal = wie weit alle sind: gefasste Diebe, Reichtum auf der Hand, Ruhm; „?“ weiß nur der Händler
sign-riches = Reichtum
    .text = was die Schätze auf der Hand des Händlers wert sind; das Ziel wächst mit den Stufen im Gefängnis
sign-hand = Hand { $cards }, { $coins } Münzen
    .text = Handkarten, und wie viele davon Schätze sind; eine verdeckt liegende Karte zählt mit
sign-deck = Parteikarten, die noch zu ziehen sind
sign-cost = Kosten
    .text = was in der Zahlphase dieses Zuges für eine Karte zu zahlen ist, Aufschläge mitgezählt; Wechselgeld gibt es nicht
sign-level = Stufe
    .text = einer Person: So viel Ruhm bringt ein Dieb, der wirkt; eine Festnahme sagt, bis zu welcher Stufe sie reicht
sign-unpaid = die Karte liegt ohne Wirkung da; ein Dieb kann trotzdem gefasst werden, wenn die Einstellung dafür nicht abgeschaltet ist
sign-known = hat sicher
    .text = Karten auf dieser Hand, die alle gesehen haben; eine davon kann die sein, die verdeckt liegt
sign-discards = sie liegt offen; Personen ab Stufe 1 lassen sich in der Endphase zurückkaufen
sign-worth = wert
    .text = was ein Schatz zahlt: { $worths }; Gold und Diamant sind nur Geld und werden nicht gespielt
sign-coin-worth = { $coin } { $worth }
sign-coin = Münze
    .text = irgendeine Schatzkarte
sign-prison = gefasste Diebe; ihre Stufen erhöhen das Ziel des Händlers, und manche Karten fragen, ob es leer ist
sign-hero = verdeckt: ein Geheimnis; aufgedeckt: sein Text gilt; erledigt: endgültig umgedreht. „? NAME“ sagt, was einer tut
sign-infamy = Ruhm
    .text = womit der Dieb gewinnt; ein Dieb, der wirkt, bringt ihn

## Die Spielhilfe

aid-aim = Die Wache will 7 Diebe im Gefängnis, der Händler Schätze im Wert von 11 und den Stufen aller Diebe im Gefängnis, der Dieb 9 Ruhm.
aid-turn = Ein Zug: immer Wache, Händler, Dieb
aid-step-1 = { phase-draw }
    .text = Zwei Karten: von den Schätzen, vom eigenen Deck oder je eine.
aid-step-2 = { phase-play }
    .text = Lege eine Karte verdeckt aus oder keine. Gold und Diamant sind nur Geld.
aid-step-3 = { phase-payment }
    .text = Decke sie auf und zahle mit Schätzen. Wer nicht zahlen kann, zeigt die Hand, und die Karte tut nichts.
aid-step-4 = { phase-effect }
    .text = Tu, was sie sagt, und lege sie ab. Ein gefangener Dieb kommt ins Gefängnis, bevor er handelt.
aid-step-5 = { phase-end }
    .text = Hat jemand gewonnen? Wenn nicht, kauf Personen der Stufen 1 bis 3 aus deiner Ablage zurück.
aid-moves = Gut zu wissen
aid-move-1 = Ruhm
    .text = Eine Person des Diebes, die ihr Werk getan hat, bringt so viel wie ihre Stufe. Aktionen bringen keinen.
aid-move-2 = Kupfer und Silber
    .text = Ausgespielt werden sie gegen 1 oder 2 neue Schätze getauscht.
aid-move-3 = Kein Wechselgeld
    .text = Du zahlst nur zu viel, wenn du nicht passend zahlen kannst.
aid-end = Gewonnen wird nur in der Endphase: die Wache vor dem Händler, der Händler vor dem Dieb.
aid-plan = Wer jagt wen
aid-plan-watch = { faction-watch }
aid-plan-merchant = { faction-merchant }
aid-plan-thief = { faction-thief }
aid-plan-catches = fängt
aid-plan-robs = bestiehlt
aid-plan-profits = wird derweil reich

## The aim, above the table

show-wins = Wer zuerst das Ziel der eigenen Partei erreicht.

## Das erste Spiel mit Anleitung

lesson-aim = Drei Parteien, drei Wege zum Sieg: Die Wache will sieben Diebe im Gefängnis, der Händler eine Hand voller Schätze, der Dieb neun Ruhm. Du wirst der Dieb.
lesson-faction = Jede Partei hat ihre eigenen Karten, die Schätze gehören allen. Spiel den Dieb.
    .no = Spaß machen alle drei, aber hier geht es um den Dieb.
lesson-draw = Ein Zug beginnt mit zwei Karten für alle: Schätze, mit denen man zahlt, oder Karten der eigenen Partei, die etwas tun. Zieh je eine, zuerst den Schatz.
    .no = Du brauchst beides: Zieh zuerst einen Schatz, dann eine Karte deiner Partei.
lesson-play = Jetzt legen alle eine Karte verdeckt aus. „{ card-burglar }“ ist eine Person der Stufe 2 und bringt so viel Ruhm, wenn niemand sie fasst, und 1 mehr, solange das Gefängnis leer ist: Spiel sie.
    .no = Ruhm kommt von Personen, und noch rechnet niemand mit einer. Spiel „{ card-burglar }“.
lesson-pay = Die Karten werden aufgedeckt und mit Schätzen aus der Hand bezahlt, ohne Wechselgeld. Die Wache jagt diesmal nicht, also zahl die 2 für deine Karte.
    .no = Eine Karte, die nicht bezahlt ist, tut nichts. Zahl 2 Kupfer.
lesson-infamy = Das waren 3 Ruhm und ein Kupfer vom Händler. Am Ende des Zuges kannst du Personen zurückkaufen; mit einem Diamanten zahltest du 4 für 2, also lass es jetzt.
    .no = Niemand gibt heraus, und der Diamant ist 4 wert. Behalte ihn und hör hier auf.
lesson-bluff = Die Wache handelt vor dir und rechnet jetzt mit einem Dieb. Zieh eine Diebeskarte, dann einen Schatz, und leg „{ card-fence }“: eine Aktion, und gefasst werden nur Personen.
    .no = Jetzt wird die Wache jagen. Zieh eine Diebeskarte, dann einen Schatz, und leg „{ card-fence }“.
lesson-fence = „{ card-bloodhound }“ der Wache hat niemanden gefunden. „{ card-fence }“ bringt dir Schätze, und mehr für eine weitere Diebeskarte: Behalte deine und wirf nichts ab.
    .no = Du brauchst später jede Diebeskarte. Wirf nichts ab.
lesson-buy = Jetzt hast du kleine Münzen, also geht nichts verloren. Kauf „{ card-burglar }“ für 2 zurück.
    .no = Personen bringen Ruhm, und diese ist billig. Kauf „{ card-burglar }“ zurück und zahl 2.
lesson-win = Du hast 3 von 9 Ruhm. Rate ab jetzt, wann die Wache jagt: Dann leg eine Aktion oder eine Münze, sonst eine Person; und sieh zu, dass der Händler nicht zu reich wird.

## Hinweise für ein erstes Spiel ohne Anleitung

note-draw = Schätze bezahlen, Karten deiner Partei handeln: Du brauchst beides. Andere sehen, von welchem Stapel du ziehst, nicht was.
note-play = Alle legen eine Karte verdeckt, oder nichts; dann werden sie nacheinander aufgedeckt und bezahlt. Jede Partei gewinnt auf ihre Weise; wie weit alle sind, zeigt der Tisch.
note-pay = Bezahlt wird mit Schätzen aus der Hand, und niemand gibt Wechselgeld. Eine Karte, die nicht bezahlt wird, tut nichts.
note-buy = Personen ab Stufe 1 aus deiner Ablage kommen für ihre Kosten zurück. Was du zahlst, fehlt dir im nächsten Zug.
