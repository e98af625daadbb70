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
reach = In der Ausgabe vom { $date } reicht { $number } bis { $last }.
number-by = { $number } (Ausgabe vom { $date })
printed-as = in jener Ausgabe { $number }

why-older-number = dieselbe Regel unter einer älteren Nummer
why-number-then = trug damals diese Nummer

changes-title = { $document }: vom { $since } bis zum { $until }
changes-numbers = Diese beiden Ausgaben sind nicht beide gespeichert: Bekannt sind nur Nummern, keine Texte.
changes-none = Nichts ist anders.
change-count = { $kind }: { $count }
change-new = neu
    .several = neu
change-gone = entfallen
    .several = entfallen
change-split = geteilt
    .several = geteilt
change-merged = zusammengelegt
    .several = zusammengelegt
change-moved = verschoben
    .several = verschoben
change-reworded = umformuliert
    .several = umformuliert
change-renumbered = nur Verweise geändert
    .several = nur Verweise geändert
change-below = mit { $count } darunter
life-title = Der Lebenslauf von { $number }
life-stay = { $number } { $when }
life-reworded = Umformuliert in den Ausgaben vom { $dates }
life-gone = Sie hat keine Nachfolgerin.

history-recorded = { $path }: Ausgaben { $editions } · Regeln { $rules }

button-earlier = ← { $date }
button-later = { $date } →
button-life = Lebenslauf dieser Regel

command-changes = änderungen
    .says = Was in einer neueren Ausgabe anders ist, oder was aus einer Regel wurde
option-changes-since = seit
    .says = Die ältere Ausgabe: ein Datum wie 2025-11-14 oder dessen Anfang
option-changes-until = bis
    .says = Die neuere Ausgabe; ohne Angabe die neueste
option-changes-number = nummer
    .says = Nur diese Regel und was darunter steht

mistake-changes-same = Es gibt nichts zu vergleichen: Beide Ausgaben sind die vom { $edition }.
mistake-number-unknown = Keine bekannte Ausgabe hat eine Regel „{ $number }“.
mistake-number-unreadable = „{ $number }“ ist keine Regelnummer.

refused-fetch-slow = { $address } hat nicht rechtzeitig geantwortet
refused-fetch-cut-off = die Sendung von { $address } brach ab
refused-fetch-unreachable = { $address } ist nicht erreichbar ({ $why })
refused-fetch-hops = { $address } verweist zu oft weiter
refused-fetch-address = „{ $address }“ ist keine Webadresse
refused-fetch-insecure = eine sichere Adresse führt zu { $address }, und die ist es nicht
refused-fetch-host = { $host } darf für { $address } nicht gefragt werden; FORESIGHT_FETCH_HOSTS kann es erlauben
refused-fetch-status = { $address } antwortet mit dem Status { $status }
refused-fetch-type = { $address } ist vom Typ { $type }: kein Dokument
refused-fetch-no-documents = { $address } verweist auf kein Dokument
