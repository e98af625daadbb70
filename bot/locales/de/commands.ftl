# Was Discord beim Tippen eines Befehls zeigt: Namen, Beschreibungen, Auswahl.

command-rule = regel
    .says = Eine Regel nach Nummer, Namen oder Wörtern aus ihrem Text nachschlagen
command-can-i = darf-ich
    .says = Darf ich das jetzt? Mit Grund, Regeln und der nächsten Gelegenheit
command-scenario = szenario
    .says = Eine Spielsituation Zeile für Zeile durchspielen und sehen, was legal ist

option-query = suche
    .says = Nummer wie 702.143a, Name wie Vorherbestimmung oder Wörter aus der Regel
option-game = spiel
    .says = Um welches Spiel es geht
option-language = sprache
    .says = Die Sprache der Antwort
option-edition = ausgabe
    .says = Datum einer Ausgabe oder ein anderes Dokument, um die Regel in dessen Fassung zu lesen
option-only = nur-diese
    .says = Nur diese Regel, ohne ihre Unterregeln
option-examples = beispiele
    .says = Mit den Beispielen zur Regel
option-action = aktion
    .says = Was du tun möchtest, auch als Satz: in meinem Versorgungssegment vorherbestimmen
option-card = karte
    .says = Die Karte, kurz oder ihr Text: Spontanzauber, {"{1}{U}"}, Vorherbestimmung {"{1}{U}"}
option-turn = zug
    .says = Wessen Zug es ist
option-step = segment
    .says = Welches Segment oder welche Phase gerade ist
option-stack = stapel
    .says = Was auf dem Stapel oder auf der „Chain“ liegt
option-mana = mana
    .says = Alles, womit du bezahlen kannst, etwa {"{2}{U}"}
option-since = seit
    .says = Wann die Karte beiseitegelegt wurde
option-more = weiteres
    .says = Weitere Szenario-Zeilen, durch ; getrennt
option-text = text
    .says = Die Zeilen des Szenarios; ohne sie öffnet sich ein Textfeld

choice-game-magic = { game-magic }
choice-game-riftbound = { game-riftbound }
choice-language-en = English
choice-language-fr = Français
choice-language-de = Deutsch
choice-language-ja = 日本語
choice-turn-mine = mein Zug
choice-turn-theirs = Zug eines Gegners
choice-turn-any = beliebiger Zug
choice-since-this-turn = in diesem Zug
choice-since-earlier = in einem früheren Zug
choice-since-any = irgendwann

modal-scenario = Ein Szenario, Zeile für Zeile
    .label = Je Sache eine Zeile
    .says = Wer was hat, dann was versucht wird. Grenzen: 4.000 Zeichen, 200 Zeilen.
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes

command-settings = einstellungen
    .says = Wie Foresight auf diesem Server und in seinen Kanälen antwortet
command-settings-show = anzeigen
    .says = Was auf diesem Server oder in einem Kanal gilt und warum
command-settings-language = sprache
    .says = Die Sprache der öffentlichen Antworten festlegen
command-settings-game = spiel
    .says = Festlegen, welches Spiel gemeint ist, wenn keines genannt wird
command-settings-visibility = sichtbarkeit
    .says = Festlegen, ob alle die Antworten sehen oder nur, wer fragt
command-settings-reset = zurücksetzen
    .says = Die Einstellungen dieses Servers oder eines Kanals löschen
command-my = für-mich
    .says = Deine Sprache und dein Spiel
command-my-show = anzeigen
    .says = Was für dich gilt und was über dich gespeichert ist
command-my-language = sprache
    .says = Die Sprache festlegen für alles, was nur du siehst, und für Direktnachrichten
command-my-game = spiel
    .says = Dein Spiel festlegen, wenn keines genannt und für den Server keines eingestellt ist
command-my-forget = vergessen
    .says = Löschen, was über dich gespeichert ist
command-help = hilfe
    .says = Was man fragen kann, mit Beispielen, und was gespeichert wird
menu-in-message = Regeln in dieser Nachricht

option-channel = kanal
    .says = Nur für diesen Kanal und seine Threads
option-visibility = sichtbarkeit
    .says = Wer die Antworten sieht
choice-visibility-public = alle im Kanal
choice-visibility-private = nur wer fragt
