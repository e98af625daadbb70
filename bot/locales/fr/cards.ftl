# Ce qui figure sur une carte en plus de sa réponse : boutons, menus, petits caractères.

button-page-back = ← Page { $page }
button-page-on = Page { $page } sur { $pages } →
button-share = Montrer dans le salon
button-remove = Retirer
button-wrong = C’est faux
button-edit = Modifier et rejouer
button-turn-mine = À mon tour
button-turn-theirs = Au tour d’un adversaire
button-turn-any = Quel que soit le tour
button-since-this-turn = Mise de côté ce tour-ci
button-since-earlier = Mise de côté plus tôt
button-since-any = Mise de côté à tout moment
button-show = Règle { $number }

menu-step = Étape ou phase
menu-step-any = N’importe quelle étape
menu-stack-magic = Pile
menu-stack-magic-any = N’importe quelle pile
menu-stack-riftbound = Chaîne
menu-stack-riftbound-any = N’importe quelle chaîne

page-of = Page { $page } sur { $pages }
all-attached = Tout figure dans le fichier joint.
labelled = { $label } : { $text }
list-semicolon = {" ; "}

report-copy = Copiez ceci et transmettez-le à qui gère le bot, avec la réponse attendue.
card-unreadable = Cette carte ne dit plus ce qui a été demandé. Posez la question à nouveau.
remove-not-yours = Seul l’auteur de la question, ou un modérateur, peut retirer ceci.
fault-ours = Une erreur s’est produite de notre côté ; elle est notée. Veuillez réessayer.
fault-stale = Cette commande a changé. Redémarrez Discord pour obtenir la nouvelle.

welcome = **Français** · `/rule prédiction` donne une règle, `/can-i prédiction` dit quand c’est possible.
