# Comment une chose s’appelle dans chaque langue, et ce que c’est.

command-term = terme
    .says = Le nom d’une chose en quatre langues, ce que c’est, avec quoi on la confond
option-name = nom
    .says = Un nom dans n’importe quelle langue, par exemple prédiction

why-named = est aussi nommé dans la question
why-shared-headword = se dit « { $name } » en { $language }
why-shared-form = peut aussi se dire « { $name } » en { $language }
why-shared-reading = se lit « { $name } » en { $language }
why-shared-old = se disait autrefois « { $name } » en { $language }
rule-unruled = « { $name } » est un nom de { $game }, mais aucune édition enregistrée n’a de règle de ce nom. Voici comment il se dit :

quoted = « { $text } »
label-names = Noms
term-name = { $language } : { $name }
term-read = { $name } ({ $reading })
term-once = { $name }, autrefois { $old }
term-unnamed = { $language } : « { $name } » – aucun nom propre connu
term-unruled = Aucune règle de ce nom n’est enregistrée.
term-fuzzy = Rien ne s’appelle « { $query } » ; ce nom est le plus proche.
term-none = Le nom « { $query } » est inconnu.

section-abilities = capacités mot-clé
section-actions = actions mot-clé
section-ability-words = mots de capacité
section-steps = étapes et phases
section-zones = zones de jeu
section-types = types de carte
section-without-rule = mots-clés sans règle enregistrée
section-terms = termes
names-section = { $game } · { $section } · { $entries } : { $counts }
names-count = { $language } { $count }
names-lacking = Manquent en { $language } : { $names }
names-unlisted = Absents des tables : { $names }

coverage-section = { $game } · { $section } · { $entries } : { $counts }
coverage-no-edition = { $game } : aucune édition officielle en anglais n’est enregistrée pour comparer.
