# Éditions : ce que les numéros désignaient, ce qui a changé, ce qui est récupéré.

in-editions = dans les éditions du { $since } au { $until }
in-edition = dans l’édition du { $until }
moved = { $number } figurait { $when } ; maintenant { $now }.
moved-named = { $number } était « { $name } » { $when } ; maintenant { $now }.
moved-away = { $number } figurait { $when } et n’a pas de successeur.
moved-away-named = { $number } était « { $name } » { $when } et n’a pas de successeur.
moved-here = { $number } figure dans l’édition du { $date } ; aucun texte n’en est enregistré.
moved-here-named = { $number } est « { $name } » dans l’édition du { $date } ; aucun texte n’en est enregistré.
number-under = { $number } ({ $name })
reach = Dans l’édition du { $date }, { $number } va jusqu’à { $last }.
number-by = { $number } (édition du { $date })
printed-as = { $number } dans cette édition

why-older-number = la même règle sous un ancien numéro
why-number-then = portait alors ce numéro

changes-title = { $document } : du { $since } au { $until }
changes-numbers = Ces deux éditions ne sont pas toutes deux enregistrées : seuls les numéros sont connus, pas les textes.
changes-none = Rien n’a changé.
change-count = { $kind } : { $count }
change-new = nouvelle
    .several = nouvelles
change-gone = supprimée
    .several = supprimées
change-split = scindée
    .several = scindées
change-merged = fusionnée
    .several = fusionnées
change-moved = déplacée
    .several = déplacées
change-reworded = reformulée
    .several = reformulées
change-renumbered = seuls les renvois changent
    .several = seuls les renvois changent
change-below = avec { $count } sous-règles
life-title = La vie de { $number }
life-stay = { $number } { $when }
life-reworded = Reformulée dans les éditions du { $dates }
life-gone = Elle n’a pas de successeur.

history-recorded = { $path } : éditions { $editions } · règles { $rules }

button-earlier = ← { $date }
button-later = { $date } →
button-life = Vie de cette règle

command-changes = changements
    .says = Ce qui change dans une édition plus récente, ou ce qu’une règle est devenue
option-changes-since = depuis
    .says = L’édition la plus ancienne : une date comme 2025-11-14, ou son début
option-changes-until = jusque
    .says = L’édition la plus récente ; la dernière si vous n’en nommez pas
option-changes-number = numéro
    .says = Seulement cette règle et ce qui se trouve dessous

mistake-changes-same = Il n’y a rien à comparer : les deux éditions sont celle du { $edition }.
mistake-number-unknown = Aucune édition connue n’a de règle « { $number } ».
mistake-number-unreadable = « { $number } » n’est pas un numéro de règle.

refused-fetch-slow = { $address } n’a pas répondu à temps
refused-fetch-cut-off = l’envoi de { $address } a été interrompu
refused-fetch-unreachable = { $address } est injoignable ({ $why })
refused-fetch-hops = { $address } renvoie trop souvent ailleurs
refused-fetch-address = « { $address } » n’est pas une adresse web
refused-fetch-insecure = une adresse sécurisée renvoie vers { $address }, qui ne l’est pas
refused-fetch-host = { $host } n’est pas autorisé pour { $address } ; FORESIGHT_FETCH_HOSTS peut l’autoriser
refused-fetch-status = { $address } répond avec le statut { $status }
refused-fetch-type = { $address } est de type { $type } : ce n’est pas un document
refused-fetch-no-documents = { $address } ne renvoie à aucun document
