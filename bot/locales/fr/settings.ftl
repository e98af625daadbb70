# Ce qui a été choisi pour un serveur, un salon ou une personne ; l’aide ; et ce qui n’appartient à aucune réponse.

button-cite = Citation
citation-copy = Copiez ceci pour citer la règle.
mistake-too-slow = La réponse a pris plus de temps que permis. Demandez-en moins à la fois.

settings-not-allowed = Seules les personnes qui peuvent gérer ce serveur voient et changent ses réglages.
mistake-discord-only = « { $command } » enregistre ce qui est choisi dans Discord, et ne marche que là.

standing-server = Réglages de ce serveur
standing-channel = Réglages de { $channel }
standing-person = Vos réglages
standing-channels = Salons qui ont leurs propres réglages
standing-more = … et { $count } autres
done-set = C’est enregistré.
done-but-server = C’est enregistré. Dans ce serveur, c’est toutefois le réglage du serveur qui passe avant : { $game }.
done-but-channel = C’est enregistré. Dans ce salon, c’est toutefois le réglage du salon qui passe avant : { $game }.
done-reset-server = Les réglages de ce serveur sont supprimés. Ceux des salons restent.
done-reset-channel = Les réglages de ce salon sont supprimés.
done-forgotten = Ce qui était enregistré à votre sujet est supprimé.

setting-language = Réponses publiques
setting-own-language = Ce que vous seul lisez
setting-game = Jeu, quand aucun n’est nommé
setting-visibility = Qui lit les réponses
held = { $value } – { $why }
held-by-channel = réglé pour ce salon
held-by-server = réglé pour ce serveur
held-by-own = votre choix
held-by-community = la langue du serveur dans Discord
held-by-locale = la langue de votre Discord
held-by-usual = rien n’est réglé
stored-nothing = Rien n’est enregistré à votre sujet.
stored-own = Enregistré à votre sujet : { $choices }.

note-place = Les erreurs et les suppositions ne sont montrées qu’à la personne qui demande, dans sa langue. `language:` et `game:` dans une question passent avant tout. Les noms des commandes suivent le Discord de chacun.
note-person = Ce que tout le monde lit est dans la langue du serveur. `language:` et `game:` dans une question passent avant tout. `/my forget` supprime ce qui est enregistré à votre sujet.

help-title = Ce que vous pouvez demander
help-menu = **Dans le menu d’un message**, sous « Applications », « { $menu } » donne la liste des règles dont parle le message.
help-language = **Langue.** `language:` dans une question, `/my language` pour vous, `/settings language` pour un serveur, par qui le gère. Les noms des commandes suivent votre Discord.
help-not = **Ce qu’il ne fait pas.** Foresight ne joue pas de parties, n’a ni base de cartes ni illustrations, et ne devine pas : ce que son moteur ne modélise pas, il le dit. À une table, c’est l’arbitre qui tranche.
help-privacy = **Vie privée.** N’est enregistré que ce qui est choisi avec `/settings` et `/my` : ni questions, ni messages. `/my forget` supprime ce qui vous concerne.
notice-magic = Foresight est un contenu de fan non officiel, selon la politique des contenus de fans de Wizards of the Coast, qui ne l’a ni créé ni approuvé. Magic: The Gathering, ses noms et ses textes de règles lui appartiennent. © Wizards of the Coast LLC.
notice-riftbound = Riot Games n’a ni créé ni approuvé Foresight et n’en répond pas. Riftbound, ses noms et ses textes de règles lui appartiennent. © Riot Games, Inc.

message-without-rules = Ce message ne contient ni numéro de règle ni nom de mécanique connu.
message-choose = Quelle règle voulez-vous lire ?
