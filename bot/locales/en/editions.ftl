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
reach = In the edition of { $date }, { $number } goes as far as { $last }.
number-by = { $number } (edition of { $date })
printed-as = { $number } in that edition

why-older-number = the same rule under an older number
why-number-then = had this number then

changes-title = { $document }: from { $since } to { $until }
changes-numbers = These two editions are not both stored: only numbers are known, no words.
changes-none = Nothing changed.
change-count = { $kind }: { $count }
change-new = new
    .several = new
change-gone = gone
    .several = gone
change-split = split
    .several = split
change-merged = merged
    .several = merged
change-moved = moved
    .several = moved
change-reworded = reworded
    .several = reworded
change-renumbered = only cites other numbers
    .several = only cites other numbers
change-below = with { $count } under it
life-title = The life of { $number }
life-stay = { $number } { $when }
life-reworded = Reworded in the editions of { $dates }
life-gone = It has no successor.

history-recorded = { $path }: editions { $editions } · rules { $rules }

button-earlier = ← { $date }
button-later = { $date } →
button-life = Life of this rule

command-changes = changes
    .says = What changed in a newer edition, or what became of one rule
option-changes-since = since
    .says = The older edition: a date such as 2025-11-14, or the beginning of one
option-changes-until = until
    .says = The newer edition; the newest one if you leave it out
option-changes-number = number
    .says = Only this rule and what stands under it

mistake-changes-same = There is nothing to compare: both editions are that of { $edition }.
mistake-number-unknown = No edition that is known has a rule “{ $number }”.
mistake-number-unreadable = “{ $number }” is no number of a rule.

refused-fetch-slow = { $address } did not answer in time
refused-fetch-cut-off = what { $address } sent was cut off
refused-fetch-unreachable = { $address } cannot be reached ({ $why })
refused-fetch-hops = { $address } sends on too often
refused-fetch-address = “{ $address }” is no web address
refused-fetch-insecure = a secure address leads to { $address }, which is not
refused-fetch-host = { $host } may not be asked for { $address }; FORESIGHT_FETCH_HOSTS can allow it
refused-fetch-status = { $address } answers with status { $status }
refused-fetch-type = { $address } is of the type { $type }: no document
refused-fetch-no-documents = { $address } links to no document
