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
    .says = La date d’une édition, ou un autre document, pour lire la règle telle qu’elle y figure
option-only = seule
    .says = Cette règle seule, sans ses sous-règles
option-examples = exemples
    .says = Avec les exemples de la règle
option-action = action
    .says = Ce que vous voudriez faire, même en une phrase : prédire pendant mon entretien
option-card = carte
    .says = La carte, en bref ou son texte : éphémère, {"{1}{U}"}, prédiction {"{1}{U}"}
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
choice-turn-any = n’importe quel tour
choice-since-this-turn = ce tour-ci
choice-since-earlier = lors d’un tour précédent
choice-since-any = peu importe quand

modal-scenario = Un scénario, ligne par ligne
    .label = Une ligne par élément
    .says = Qui a quoi, puis ce qui est tenté. Limites : 4 000 caractères, 200 lignes.
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes

command-settings = réglages
    .says = Comment Foresight répond sur ce serveur et dans ses salons
command-settings-show = voir
    .says = Ce qui vaut pour ce serveur ou pour un salon, et pourquoi
command-settings-language = langue
    .says = Choisir la langue des réponses publiques
command-settings-game = jeu
    .says = Choisir le jeu dont il s’agit quand aucun n’est nommé
command-settings-visibility = visibilité
    .says = Choisir si tout le monde lit les réponses, ou seulement qui pose la question
command-settings-reset = réinitialiser
    .says = Supprimer les réglages de ce serveur, ou ceux d’un salon
command-my = moi
    .says = Votre langue et votre jeu
command-my-show = voir
    .says = Ce qui vaut pour vous, et ce qui est enregistré à votre sujet
command-my-language = langue
    .says = Choisir la langue de ce que vous seul lisez, et des messages privés
command-my-game = jeu
    .says = Choisir votre jeu, quand aucun n’est nommé ni réglé pour le serveur
command-my-forget = oublier
    .says = Supprimer ce qui est enregistré à votre sujet
command-help = aide
    .says = Ce que l’on peut demander, avec des exemples, et ce qui est enregistré
menu-in-message = Règles dans ce message

option-channel = salon
    .says = Seulement pour ce salon et ses fils
option-visibility = visibilité
    .says = Qui lit les réponses
choice-visibility-public = tout le salon
choice-visibility-private = seulement qui pose la question
