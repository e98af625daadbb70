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
number-by = { $number } (édition du { $date })
printed-as = { $number } dans cette édition

why-older-number = la même règle sous un ancien numéro
why-number-then = portait alors ce numéro
