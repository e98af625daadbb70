# Ce que dit une réponse autour de ses règles et de ses conditions.

answer-yes = oui
answer-no = non
answer-depends = cela dépend
answer-not-modelled = non modélisé

mark-holds = ✓ rempli
mark-fails = ✗ non rempli
mark-possible = ✓ oui
mark-impossible = ✗ non

ask-respond = Répondre à : { $name }
verdict-yes = Oui.
verdict-when = Oui – { $when }.
verdict-no = Non.
verdict-only = Oui – { $when }. Sinon, non.
verdict-depends = Cela dépend du moment.
verdict-not-modelled = Le moteur ne modélise pas ce cas, et il ne devine jamais.
verdict-by-itself = Personne n’en choisit le moment.
verdict-partly = La question n’a été comprise qu’en partie. Pour cette partie seule : { $part }

happens-yes = Cela se produit tout seul.
happens-when = Cela se produit tout seul – { $when }.
happens-no = Cela ne se produit pas.
happens-only = Cela se produit tout seul – { $when }. À d’autres moments, non.
happens-depends = Cela se produit ou non selon le moment.

window-missing = Il manque : { $condition }
window-always = à tout moment
window-steps = pendant { $steps }
window-every-step = à chaque étape
window-every-step-except = à chaque étape sauf { $steps }

next-resolution = Prochaine occasion : une fois résolu ce qui est en attente – { $moment }.
next-step = Prochaine occasion : plus tard ce tour-ci – { $moment }.
next-turn = Prochaine occasion : au prochain tour – { $moment }.
next-round = Prochaine occasion : lors d’un tour ultérieur – { $moment }.
next-none = Attendre ne suffit pas : autre chose doit changer.

label-conditions = Conditions
label-windows = Quand
label-assumed = Tenu pour acquis
label-rules = Règles
label-examples = Exemples
label-subrules = Sous-règles
label-also = Autres sens possibles
label-moved = Anciens numéros
label-tries = Actions tentées
label-happened = Ce qui s’est passé
label-expectations = Attentes
label-example = Exemple

found-text = Aucune règle ni aucun terme de ce nom ; ces règles contiennent tous les mots.
found-fuzzy = Rien ne porte exactement ce nom ; voici le plus proche.
found-none = Rien trouvé pour « { $query } ».
did-you-mean = Vouliez-vous dire l’une de celles-ci ?
also = { $name } ({ $game }, { $number }) : { $why }
also-unnumbered = { $name } ({ $game }) : { $why }

why-ahead = ce numéro dans une édition à venir
why-article = ce numéro dans un article
why-excerpt = ce numéro dans un extrait
why-other-edition = ce numéro dans une autre édition
why-other-document = ce numéro dans un autre document
why-other-game = ce numéro dans l’autre jeu
why-same-name = porte le même nom
why-look-alike = se confond facilement avec ceci

other-language = Texte en { $language }
newer-in-english = il existe une édition plus récente en anglais, du { $date }
official-how = Le texte officiel s’ajoute avec : foresight rules import
more-subrules = … et { $count } de plus

expectation-met = ✓ confirmé
expectation-unmet = ✗ non confirmé
scenario-met = Toutes les attentes sont confirmées.
scenario-unmet = Certaines attentes ne sont pas confirmées.
scenario-ran = Joué jusqu’au bout ; rien n’était attendu.
try-legal = ✓ légal
try-illegal = ✗ illégal
at-line = ligne { $line }

understood = Compris : { $text }
understood-means = pour payer : { $means }
understood-means-none = rien pour payer
understood-card = Carte : { $text }
understood-of-opponent = Il s’agit de votre adversaire : dans cette réponse, « vous » désigne cet adversaire.
understood-at-odds = Ces mots désignent des moments différents, tous ont été examinés : { $words }.
understood-overruled = L’option « { $option } » l’emporte sur { $words }.
understood-weighty = Attention : ceci peut inverser la réponse et n’a pas été pris en compte : { $words }.
understood-in-part = La question n’a été comprise qu’en partie : cette réponse ne vaut que pour ce qui figure ci-dessus.
understood-happens = La question semble porter sur ce qui se passe ; cette réponse dit seulement si cela peut se faire, et quand.
understood-left = Non compris, et donc non pris en compte : { $words }.
understood-ignored = Dans le texte de la carte, ceci n’a pas été pris en compte : { $words }.

step-combat-begin-attackers-blockers-damage-combat-end = phase de combat
    .in = la phase de combat
step-untap-upkeep-draw = phase de début
    .in = la phase de début
step-end-cleanup = phase de fin
    .in = la phase de fin
step-riftbound-awaken-beginning-scoring-channel-draw = début du tour
    .in = les phases du début du tour
step-riftbound-awaken-beginning-scoring-channel-draw-main-ending = hors confrontation
    .in = toute phase hors confrontation

understood-lacks = Telle qu’elle a été lue, la carte n’a pas { $name } ; la réponse suppose qu’elle l’a.
fact-entered-this-turn = arrivée sous le contrôle de son contrôleur ce tour-ci
fact-tapped = engagée
fact-exhausted = épuisée
fact-cost = coût { $cost }
fact-ability = capacité pour { $cost }
fact-ability-sorcery = capacité pour { $cost }, seulement comme un rituel
fact-ability-once = capacité pour { $cost }, une fois par tour
fact-ability-mana = capacité pour { $cost } qui ajoute du mana

stated-effect = effet décrit
waiting-spell = Sort en attente
waiting-card = Carte en attente
some-attacker = Créature attaquante
other-card = Autre carte
other-land = Autre terrain
other-permanent = Autre permanent
