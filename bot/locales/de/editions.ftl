# Ausgaben: was Nummern früher waren, was sich geändert hat, was abgerufen wird.

in-editions = in den Ausgaben vom { $since } bis { $until }
in-edition = in der Ausgabe vom { $until }
moved = { $number } stand { $when }; jetzt { $now }.
moved-named = { $number } war „{ $name }“ { $when }; jetzt { $now }.
moved-away = { $number } stand { $when } und hat keine Nachfolgerin.
moved-away-named = { $number } war „{ $name }“ { $when } und hat keine Nachfolgerin.
moved-here = { $number } steht in der Ausgabe vom { $date }; ein Text davon ist nicht gespeichert.
moved-here-named = { $number } ist „{ $name }“ in der Ausgabe vom { $date }; ein Text davon ist nicht gespeichert.
number-under = { $number } ({ $name })
number-by = { $number } (Ausgabe vom { $date })
printed-as = in jener Ausgabe { $number }

why-older-number = dieselbe Regel unter einer älteren Nummer
why-number-then = trug damals diese Nummer
