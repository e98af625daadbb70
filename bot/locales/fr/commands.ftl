# Ce que Discord affiche pendant la saisie d’une commande : noms, descriptions, choix.

command-rule = règle
    .says = Trouver une règle par son numéro, son nom ou des mots de son texte
command-can-i = puis-je
    .says = Est-ce que je peux le faire maintenant ? Avec la raison, les règles et la prochaine occasion
command-scenario = scénario
    .says = Jouer une situation ligne par ligne et voir ce qui est légal

option-query = recherche
    .says = Un numéro comme 702.143a, un nom comme prédiction, ou des mots de la règle
option-game = jeu
    .says = De quel jeu il s’agit
option-language = langue
    .says = La langue de la réponse
option-edition = édition
    .says = La date d’une édition, pour lire la règle telle qu’elle était alors
option-only = seule
    .says = Cette règle seule, sans ses sous-règles
option-examples = exemples
    .says = Avec les exemples de la règle
option-action = action
    .says = Ce que vous voudriez faire, par exemple la prédiction
option-card = carte
    .says = La carte, par exemple instant, {"{1}{U}"}, foretell {"{1}{U}"}
option-turn = tour
    .says = De qui c’est le tour
option-step = étape
    .says = Quelle étape ou quelle phase est en cours
option-stack = pile
    .says = Ce qui est sur la pile ou sur la chaîne
option-mana = mana
    .says = Tout ce que vous pouvez dépenser, par exemple {"{2}{U}"}
option-since = depuis
    .says = Quand la carte a été mise de côté
option-more = suite
    .says = D’autres lignes de scénario, séparées par ;
option-text = texte
    .says = Les lignes du scénario ; sans elles, une zone de texte s’ouvre

choice-game-magic = { game-magic }
choice-game-riftbound = { game-riftbound }
choice-language-en = English
choice-language-fr = Français
choice-language-de = Deutsch
choice-language-ja = 日本語
choice-turn-mine = mon tour
choice-turn-theirs = le tour d’un adversaire
choice-since-this-turn = ce tour-ci
choice-since-earlier = lors d’un tour précédent

modal-scenario = Un scénario, ligne par ligne
    .label = Une ligne par élément
    .says = Qui a quoi, puis ce qui est tenté. Limites : 4 000 caractères, 200 lignes.
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes
