# Wie etwas in jeder Sprache heißt und was es ist.

command-term = begriff
    .says = Wie etwas in vier Sprachen heißt, was es ist und womit man es verwechselt
option-name = name
    .says = Ein Name in beliebiger Sprache, etwa Vorherbestimmung

why-named = kommt auch in der Frage vor
why-shared-headword = heißt auf { $language } „{ $name }“
why-shared-form = kann auf { $language } auch „{ $name }“ heißen
why-shared-reading = wird auf { $language } „{ $name }“ gelesen
why-shared-old = hieß auf { $language } früher „{ $name }“
rule-unruled = „{ $name }“ ist ein Name in { $game }, aber keine gespeicherte Ausgabe hat eine Regel dieses Namens. So heißt es:

quoted = „{ $text }“
label-names = Namen
term-name = { $language }: { $name }
term-read = { $name } ({ $reading })
term-once = { $name }, früher { $old }
term-unnamed = { $language }: „{ $name }“ – kein eigener Name bekannt
term-unruled = Unter diesem Namen ist keine Regel gespeichert.
term-fuzzy = Nichts heißt „{ $query }“; dieser Name kommt am nächsten.
term-none = Der Name „{ $query }“ ist nicht bekannt.

section-abilities = Schlüsselwortfähigkeiten
section-actions = Schlüsselwortaktionen
section-ability-words = Fähigkeitswörter
section-steps = Segmente und Phasen
section-zones = Zonen
section-types = Kartentypen
section-without-rule = Schlüsselwörter ohne gespeicherte Regel
section-terms = Begriffe
names-section = { $game } · { $section } · { $entries }: { $counts }
names-count = { $language } { $count }
names-lacking = Ohne Namen ({ $language }): { $names }
names-unlisted = Nicht in den Tabellen: { $names }

coverage-section = { $game } · { $section } · { $entries }: { $counts }
coverage-no-edition = { $game }: Keine offizielle englische Ausgabe ist gespeichert, mit der sich vergleichen ließe.
