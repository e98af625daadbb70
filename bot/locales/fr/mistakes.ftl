# Ce qui a été tapé et ne peut recevoir de réponse.  Les mots cités sont tels que tapés.

perhaps = Peut-être { $suggestions } ?
mistake-at-line = Ligne { $line } : { $text }
mistake-at-column = Ligne { $line }, colonne { $column } : { $text }
mistake-in-file = { $file } : { $text }

mistake-unknown-command = La commande « { $command } » n’existe pas.
mistake-unknown-choice = L’option « { $option } » n’accepte pas « { $value } ».
mistake-option-missing = La commande « { $command } » a besoin de l’option « { $option } ».
mistake-option-twice = L’option « { $option } » figure deux fois.
mistake-option-too-long = L’option « { $option } » accepte au plus { $longest } caractères.
mistake-no-such-file = Aucun fichier lisible « { $file } ».
mistake-not-utf-8 = Le fichier « { $file } » n’est pas du texte UTF-8.

mistake-unreadable-too-long = Un scénario compte au plus 4 000 caractères ; celui-ci en a { $found }.
mistake-unreadable-too-many-lines = Un scénario compte au plus 200 lignes.
mistake-unreadable-too-many-objects = Un scénario compte au plus 64 objets.
mistake-unreadable-too-slow = Le scénario a dépassé le temps qui lui est accordé.
mistake-unreadable-name-taken = Deux objets s’appellent « { $found } » ; numérotez-les, par exemple { $found }#1 et { $found }#2.
mistake-unreadable-nothing-to-resolve = Il n’y a rien à résoudre.
mistake-unreadable-never-comes = « { $found } » n’arrive jamais.
mistake-unreadable-no-such-moment = Ce moment n’existe pas : { $found }.
mistake-unreadable-game = « { $found } » n’est pas un jeu que le moteur connaît.
mistake-unreadable-players = « { $found } » ne convient pas pour les joueurs : nommez-en deux à quatre parmi A, B, C et D.
mistake-unreadable-player = « { $found } » n’est pas un joueur de ce scénario.
mistake-unreadable-line = Une ligne commence par un joueur, ou par un mot suivi de deux-points ; celle-ci commence par « { $found } ».
mistake-unreadable-step = « { $found } » n’est pas une étape.
mistake-unreadable-verdict = « { $found } » n’est pas un verdict.
mistake-unreadable-verb = « { $found } » n’est rien qu’un joueur puisse faire ici.
mistake-unreadable-end = Rien ne peut suivre ici ; « { $found } » est de trop.
mistake-unreadable-object = Aucun objet ne s’appelle « { $found } ».
mistake-unreadable-name = « { $found } » ne peut pas être un nom.
mistake-unreadable-card-type = « { $found } » n’est pas un type de carte.
mistake-unreadable-effect = « { $found } » n’est pas un effet que le moteur connaît.
mistake-unreadable-fact = « { $found } » ne dit rien que le moteur connaisse d’un objet.
mistake-unreadable-facts-missing = Qu’est-ce que « { $found } » ? Décrivez-le après un signe égal.
mistake-unreadable-mana = « { $found } » ne se lit pas comme du mana.
mistake-unreadable-cost = « { $found } » ne se lit pas comme un coût.
mistake-unreadable-number = « { $found } » n’est pas un nombre qui convienne ici.
mistake-unreadable-situation = « { $found } » n’est rien qu’une ligne puisse mettre en place.
mistake-unreadable-stack = « { $found } » ne peut pas être mis sur la pile : dites qui lance ou active quoi.
mistake-unreadable-zone = « { $found } » n’est pas une zone.
mistake-unreadable-state = « { $found } » n’est pas un état d’objet.
mistake-unreadable-expectation = « { $found } » n’est rien que l’on puisse attendre.
mistake-unreadable-cast-for = « { $found } » n’est pas une façon de lancer que le moteur connaît.
mistake-unreadable-cast-with = « { $found } » n’est pas un coût supplémentaire que le moteur connaît.
mistake-unreadable-cast-targeting = « { $found } » ne peut pas être ciblé ici.
