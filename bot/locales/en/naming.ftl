# What something is called in every language, and what it means.

command-term = term
    .says = What something is called in four languages, what it means, what it is taken for
option-name = name
    .says = A name in any language, such as foretell

why-named = is named in the question too
why-shared-headword = is “{ $name }” in { $language }
why-shared-form = can also be “{ $name }” in { $language }
why-shared-reading = is read “{ $name }” in { $language }
why-shared-old = was once “{ $name }” in { $language }
rule-unruled = “{ $name }” is a name in { $game }, but no stored edition has a rule of that name. It is called:

quoted = “{ $text }”
label-names = Names
term-name = { $language }: { $name }
term-read = { $name } ({ $reading })
term-once = { $name }, formerly { $old }
term-unnamed = { $language }: “{ $name }” – no name of its own is known
term-unruled = No rule of this name is stored.
term-fuzzy = Nothing is called “{ $query }”; this name is the nearest.
term-none = No name “{ $query }” is known.

section-abilities = keyword abilities
section-actions = keyword actions
section-ability-words = ability words
section-steps = steps and phases
section-zones = zones
section-types = card types
section-without-rule = keywords without a stored rule
section-terms = terms
names-section = { $game } · { $section } · { $entries }: { $counts }
names-count = { $language } { $count }
names-lacking = { $language } lacks: { $names }
names-unlisted = Not in the tables: { $names }

coverage-section = { $game } · { $section } · { $entries }: { $counts }
coverage-no-edition = { $game }: no official edition in English is stored to compare with.
