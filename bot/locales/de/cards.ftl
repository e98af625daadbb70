# Was außer der Antwort auf einer Karte steht: Knöpfe, Menüs, Kleingedrucktes.

button-page-back = ← Seite { $page }
button-page-on = Seite { $page } von { $pages } →
button-share = Im Kanal zeigen
button-remove = Entfernen
button-wrong = Das stimmt nicht
button-edit = Ändern und neu spielen
button-turn-mine = In meinem Zug
button-turn-theirs = Im Zug eines Gegners
button-turn-any = In jedem Zug
button-since-this-turn = In diesem Zug beiseitegelegt
button-since-earlier = Früher beiseitegelegt
button-since-any = Irgendwann beiseitegelegt
button-show = Regel { $number }

menu-step = Segment oder Phase
menu-step-any = Jedes Segment
menu-stack-magic = Stapel
menu-stack-magic-any = Beliebiger Stapel
menu-stack-riftbound = „Chain“
menu-stack-riftbound-any = „Chain“ beliebig

page-of = Seite { $page } von { $pages }
all-attached = Alles steht in der beigefügten Datei.
labelled = { $label }: { $text }
list-semicolon = {"; "}

report-copy = Kopiere das und gib es weiter an die Leute, die den Bot betreiben, mit der richtigen Antwort.
card-unreadable = Diese Karte sagt nicht mehr, was gefragt wurde. Frag bitte noch einmal.
remove-not-yours = Entfernen kann das nur, wer gefragt hat, oder die Moderation.
fault-ours = Bei uns ist etwas schiefgegangen; es ist vermerkt. Versuch es bitte noch einmal.
fault-stale = Dieser Befehl hat sich geändert. Starte Discord neu, dann hast du den neuen.

welcome = **Deutsch** · `/rule Vorherbestimmung` zeigt eine Regel, `/can-i Vorherbestimmung` sagt, wann es geht.
