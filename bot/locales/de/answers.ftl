# Was eine Antwort rund um ihre Regeln und Bedingungen sagt.

answer-yes = ja
answer-no = nein
answer-depends = kommt darauf an
answer-not-modelled = nicht modelliert

mark-holds = ✓ erfüllt
mark-fails = ✗ nicht erfüllt
mark-possible = ✓ ja
mark-impossible = ✗ nein

ask-respond = Antworten auf: { $name }
verdict-yes = Ja.
verdict-when = Ja – { $when }.
verdict-no = Nein.
verdict-only = Ja – { $when }. Sonst nein.
verdict-depends = Das hängt vom Zeitpunkt ab.
verdict-not-modelled = Das bildet die Engine nicht ab, und sie rät nie.
verdict-by-itself = Den Zeitpunkt wählt niemand.
verdict-partly = Die Frage wurde nur zum Teil verstanden. Für diesen Teil allein gilt: { $part }

happens-yes = Es geschieht von selbst.
happens-when = Es geschieht von selbst – { $when }.
happens-no = Es geschieht nicht.
happens-only = Es geschieht von selbst – { $when }. Sonst nicht.
happens-depends = Ob es geschieht, hängt vom Zeitpunkt ab.

window-missing = Es fehlt: { $condition }
window-always = jederzeit
window-steps = { $steps }
window-every-step = in jedem Segment
window-every-step-except = in jedem Segment außer { $steps }

next-resolution = Nächste Gelegenheit: sobald verrechnet ist, was noch wartet – { $moment }.
next-step = Nächste Gelegenheit: später in diesem Zug – { $moment }.
next-turn = Nächste Gelegenheit: im nächsten Zug – { $moment }.
next-round = Nächste Gelegenheit: in einem späteren Zug – { $moment }.
next-none = Abwarten allein hilft nicht: Etwas anderes muss sich ändern.

label-conditions = Bedingungen
label-windows = Wann
label-assumed = Vorausgesetzt
label-rules = Regeln
label-examples = Beispiele
label-subrules = Unterregeln
label-also = Auch möglich
label-moved = Alte Nummern
label-tries = Versuche
label-happened = Was geschah
label-expectations = Erwartungen
label-example = Beispiel

found-text = Keine Regel und kein Begriff heißt so; diese Regeln enthalten alle Wörter.
found-fuzzy = Nichts heißt genau so; das kommt dem am nächsten.
found-none = Nichts gefunden zu „{ $query }“.
did-you-mean = Meintest du eine von diesen?
also = { $name } ({ $game }, { $number }): { $why }
also-unnumbered = { $name } ({ $game }): { $why }

why-ahead = diese Nummer in einer künftigen Ausgabe
why-article = diese Nummer in einem Artikel
why-excerpt = diese Nummer in einem Auszug
why-other-edition = diese Nummer in einer anderen Ausgabe
why-other-document = diese Nummer in einem anderen Dokument
why-other-game = diese Nummer im anderen Spiel
why-same-name = heißt genauso
why-look-alike = wird leicht damit verwechselt

other-language = Text auf { $language }
newer-in-english = auf Englisch gibt es eine neuere Ausgabe, vom { $date }
official-how = Den offiziellen Text fügt man hinzu mit: foresight rules import
more-subrules = … und { $count } weitere

expectation-met = ✓ eingetroffen
expectation-unmet = ✗ nicht eingetroffen
scenario-met = Alle Erwartungen sind eingetroffen.
scenario-unmet = Nicht alle Erwartungen sind eingetroffen.
scenario-ran = Bis zum Ende gespielt; erwartet wurde nichts.
try-legal = ✓ legal
try-illegal = ✗ illegal
at-line = Zeile { $line }

understood = Verstanden: { $text }
understood-means = zum Bezahlen: { $means }
understood-means-none = nichts zum Bezahlen
understood-card = Karte: { $text }
understood-of-opponent = Es geht um deinen Gegner: „du“ ist in dieser Antwort dieser Gegner.
understood-at-odds = Diese Worte nennen verschiedene Zeitpunkte; alle wurden betrachtet: { $words }.
understood-overruled = Die Option „{ $option }“ geht diesen Worten vor: { $words }.
understood-weighty = Vorsicht – das kann die Antwort umkehren und wurde nicht berücksichtigt: { $words }.
understood-in-part = Die Frage wurde nur zum Teil verstanden: Beantwortet ist nur, was oben steht.
understood-happens = Die Frage scheint danach zu fragen, was geschieht; diese Antwort sagt nur, ob und wann es getan werden kann.
understood-left = Nicht verstanden und nicht berücksichtigt: { $words }.
understood-ignored = Vom Text der Karte wurde nicht berücksichtigt: { $words }.

step-combat-begin-attackers-blockers-damage-combat-end = Kampfphase
    .in = in der Kampfphase
step-untap-upkeep-draw = Beginnphase
    .in = in der Beginnphase
step-end-cleanup = Endphase
    .in = in der Endphase
step-riftbound-awaken-beginning-scoring-channel-draw = Beginn des Zuges
    .in = in den Phasen am Beginn des Zuges
step-riftbound-awaken-beginning-scoring-channel-draw-main-ending = außerhalb von „Showdowns“
    .in = außerhalb eines „Showdown“

understood-lacks = So, wie die Karte gelesen wurde, hat sie { $name } nicht; die Antwort setzt es voraus.
fact-entered-this-turn = in diesem Zug unter die Kontrolle ihres Beherrschers gekommen
fact-tapped = getappt
fact-exhausted = erschöpft
fact-cost = Kosten { $cost }
fact-ability = Fähigkeit für { $cost }
fact-ability-sorcery = Fähigkeit für { $cost }, nur wie eine Hexerei
fact-ability-once = Fähigkeit für { $cost }, einmal pro Zug
fact-ability-mana = Fähigkeit für { $cost }, die Mana erzeugt

stated-effect = beschriebener Effekt
waiting-spell = Wartender Zauberspruch
waiting-card = Wartende Karte
some-attacker = Angreifer
other-card = Andere Karte
other-land = Anderes Land
other-permanent = Andere bleibende Karte
