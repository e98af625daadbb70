# Editions: what numbers were at other times, what has changed, what is fetched.

in-editions = in the editions from { $since } to { $until }
in-edition = in the edition of { $until }
moved = { $number } stood { $when }; now { $now }.
moved-named = { $number } was “{ $name }” { $when }; now { $now }.
moved-away = { $number } stood { $when }; it has no successor.
moved-away-named = { $number } was “{ $name }” { $when }; it has no successor.
moved-here = { $number } stands in the edition of { $date }; no text of it is stored.
moved-here-named = { $number } is “{ $name }” in the edition of { $date }; no text of it is stored.
number-under = { $number } ({ $name })
number-by = { $number } (edition of { $date })
printed-as = { $number } in that edition

why-older-number = the same rule under an older number
why-number-then = had this number then
