# Wörter der Spiele und des Kalenders.  `.in` ist das Wort, wie es in einem Satz steht.

language-en = Englisch
language-fr = Französisch
language-de = Deutsch
language-ja = Japanisch

game-magic = Magic
game-riftbound = Riftbound

document-comprehensive = Ausführliches Regelwerk
document-core = Grundregeln
document-tournament = Turnierregeln
document-article = Artikel

cite-comprehensive = CR { $numbers }
cite-core = Grundregeln { $numbers }
cite-tournament = Turnierregeln { $numbers }
cite-article = Artikel, { $numbers }

date-pattern = d. MMMM y
    .first = d. MMMM y
citation = { $rule }, { $date }

edition-since = gültig seit { $date }
edition-from = gültig ab { $date }
edition-undated = ohne Datum
edition-followed = Nach der Ausgabe vom { $date } ({ $document })

standing-official = offizieller Text
standing-translation = Übersetzung
standing-summary = Zusammenfassung in eigenen Worten
standing-article = aus einem Artikel
extent-excerpt = Auszug

because = { $text } ({ $rules })
sentence-gap = {" "}
list-comma = {", "}
list-dot = {" · "}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

turn-mine = dein Zug
    .in = in deinem Zug
turn-theirs = Zug eines Gegners
    .in = im Zug eines Gegners

step-untap = Enttappsegment
    .in = im Enttappsegment
step-upkeep = Versorgungssegment
    .in = im Versorgungssegment
step-draw = Ziehsegment
    .in = im Ziehsegment
step-main1 = Hauptphase vor dem Kampf
    .in = in der Hauptphase vor dem Kampf
step-combat-begin = Beginn-des-Kampfes-Segment
    .in = im Beginn-des-Kampfes-Segment
step-attackers = Angreifer-deklarieren-Segment
    .in = im Angreifer-deklarieren-Segment
step-blockers = Blocker-deklarieren-Segment
    .in = im Blocker-deklarieren-Segment
step-first-strike-damage = erstes Kampfschadensegment
    .in = im ersten Kampfschadensegment
step-damage = Kampfschadensegment
    .in = im Kampfschadensegment
step-combat-end = Ende-des-Kampfes-Segment
    .in = im Ende-des-Kampfes-Segment
step-main2 = Hauptphase nach dem Kampf
    .in = in der Hauptphase nach dem Kampf
step-main1-main2 = Hauptphasen
    .in = in den Hauptphasen
step-end = Endsegment
    .in = im Endsegment
step-cleanup = Aufräumsegment
    .in = im Aufräumsegment


pending-empty = leerer Stapel
    .in = bei leerem Stapel
pending-mine = dein Zauberspruch oder deine Fähigkeit auf dem Stapel
    .in = mit deinem Zauberspruch oder deiner Fähigkeit oben auf dem Stapel
pending-theirs = Zauberspruch oder Fähigkeit eines Gegners auf dem Stapel
    .in = mit einem Zauberspruch oder einer Fähigkeit eines Gegners oben auf dem Stapel
pending-mine-theirs = irgendetwas auf dem Stapel
    .in = mit irgendetwas auf dem Stapel
pending-split-second = ein Zauberspruch mit Sekundenbruchteil auf dem Stapel
    .in = mit einem Zauberspruch mit Sekundenbruchteil auf dem Stapel
pending-said = der Stapel, wie du ihn beschrieben hast
    .in = mit dem Stapel, wie du ihn beschrieben hast
pending-any-magic = egal, ob der Stapel leer ist

hole-since-this-turn = wenn sie in diesem Zug beiseitegelegt wurde
hole-since-earlier = wenn sie in einem früheren Zug beiseitegelegt wurde
hole-card-instant = für einen Spontanzauber
hole-card-flash = für eine Karte mit Aufblitzen
hole-card-other = für jede andere Karte
hole-card-said = für die Karte, die du beschrieben hast
