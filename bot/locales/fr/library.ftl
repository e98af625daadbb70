# La bibliothèque : ce qu’un import a fait, ce qui est enregistré.

why-note = un article à ce sujet

mistake-document-unknown = Aucun document « { $name } » n’est enregistré.
mistake-date-unreadable = « { $date } » n’est pas une date ; écrivez-la comme 2026-08-07.
mistake-file-exists = « { $path } » existe déjà ; rien n’a été écrasé.
mistake-shelf-read-only = Impossible d’écrire dans « { $path } » : le dossier n’existe pas, ou bien lui ou le fichier est en lecture seule.
mistake-shelf-unreadable = « { $path } » ne peut pas être lu : ce n’est pas un dossier de données, ou l’accès en lecture manque.
mistake-shelf-full = « { $path } » n’a pas pu être écrit jusqu’au bout : le disque est plein ou à sa limite. Rien n’a changé.
mistake-shelf-busy = Un autre processus écrit dans « { $path } ». Réessayez dans un instant.
mistake-shelf-damaged = « { $path } » est abîmé ou n’est pas une bibliothèque. Remettez une sauvegarde à sa place, ou importez les documents dans un nouveau dossier.
mistake-shelf-newer = La bibliothèque a été écrite par une version plus récente de Foresight. Mettez à jour, ou remettez une sauvegarde à sa place.

extent-whole = entier
taken-added = ajouté
taken-present = déjà là
taken-refused = refusé
counts = règles { $rules } · exemples { $examples } · glossaire { $glossary } · notes { $notes }

refused-no-such-file = le fichier ne peut pas être lu
refused-is-folder = c’est un dossier ; nommez les fichiers qu’il contient
refused-too-large = plus grand que tout document de règles : plus de { $most } Mo
refused-empty = le fichier ne contient aucun texte
refused-not-text = le fichier n’est pas du texte
refused-unknown-encoding = impossible de reconnaître l’encodage
refused-broken-encoding = le fichier se dit en { $encoding }, mais ne l’est pas
refused-lost-characters = des caractères ({ $count }) se sont perdus avant d’arriver ici ; procurez-vous l’original
refused-extra-missing = pour lire { $format }, installez foresight-rules[{ $extra }]
refused-broken-file = le fichier { $format } est abîmé ({ $why })
refused-markup = c’est du { $format }, pas le texte lui-même ; enregistrez-le d’abord comme texte
refused-no-text = le fichier { $format } ne contient pas de texte, seulement des images
refused-unclean-text = { $count } signes du fichier { $format } n’ont de sens que dans sa propre police, comme des symboles de mana ; prenez la version texte
refused-torn-columns = une page numérisée sur deux colonnes, lue en travers : les phrases sont coupées
refused-unknown-game = il ne nomme aucun jeu ; indiquez-le avec --game
refused-unknown-language = impossible de reconnaître sa langue ; indiquez-la avec --lang
refused-no-rules = rien ne s’y lit comme des règles
refused-other-text = { $name } est enregistré avec un autre texte ; --replace met celui-ci à sa place
refused-incomplete = il n’a que { $rules } règles, { $name } en a { $before } : il en manque
refused-shelf-read-only = impossible d’écrire dans { $path }
refused-shelf-unreadable = { $path } ne peut pas être lu
refused-shelf-full = { $path } ne peut pas grandir : le disque est plein ou à sa limite ; rien n’a changé
refused-shelf-busy = un autre processus écrit dans { $path } ; réessayez dans un instant
refused-shelf-damaged = { $path } est abîmé ou n’est pas une bibliothèque
refused-shelf-newer = la bibliothèque a été écrite par une version plus récente de Foresight

noted-undated = il ne porte pas de date et ne compte donc jamais comme actuel ; donnez-la avec --date
noted-ahead = en vigueur à partir du { $date }

library-empty = Rien n’est encore importé ; les textes fournis répondent.
library-removed = { $name } retiré
library-saved = enregistré dans { $path }
library-sound = intact : { $name }
library-altered = modifié depuis son import : { $name }
library-index-lost = L’index ne correspond pas aux textes ; importez les documents dans un nouveau dossier.
library-cites = { $count } renvois ne mènent à aucune règle de ce document
label-source = Provenance
label-outline = Chapitres
