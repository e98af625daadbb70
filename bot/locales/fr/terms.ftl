# Les mots des jeux et du calendrier.  `.in` est le mot tel qu’il figure dans une phrase.

language-en = anglais
language-fr = français
language-de = allemand
language-ja = japonais

game-magic = Magic
game-riftbound = Riftbound

document-comprehensive = Règles complètes
document-core = Règles de base
document-tournament = Règles de tournoi
document-article = article

cite-comprehensive = CR { $numbers }
cite-core = Règles de base { $numbers }
cite-tournament = Règles de tournoi { $numbers }
cite-article = article, { $numbers }

date-pattern = d MMMM y
    .first = '1er' MMMM y
citation = { $rule }, { $date }

edition-since = en vigueur depuis le { $date }
edition-from = en vigueur à partir du { $date }
edition-undated = sans date
edition-followed = D’après l’édition du { $date } ({ $document })

standing-official = texte officiel
standing-translation = traduction
standing-summary = résumé rédigé par nos soins
standing-article = tiré d’un article
extent-excerpt = extrait

because = { $text } ({ $rules })
sentence-gap = {" "}
list-comma = {", "}
list-dot = {" · "}
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

turn-mine = votre tour
    .in = pendant votre tour
turn-theirs = le tour d’un adversaire
    .in = pendant le tour d’un adversaire

step-untap = étape de dégagement
    .in = l’étape de dégagement
step-upkeep = étape d’entretien
    .in = l’étape d’entretien
step-draw = étape de pioche
    .in = l’étape de pioche
step-main1 = première phase principale
    .in = la première phase principale
step-combat-begin = étape de début de combat
    .in = l’étape de début de combat
step-attackers = étape de déclaration des attaquants
    .in = l’étape de déclaration des attaquants
step-blockers = étape de déclaration des bloqueurs
    .in = l’étape de déclaration des bloqueurs
step-first-strike-damage = première étape des blessures de combat
    .in = la première étape des blessures de combat
step-damage = étape des blessures de combat
    .in = l’étape des blessures de combat
step-combat-end = étape de fin de combat
    .in = l’étape de fin de combat
step-main2 = seconde phase principale
    .in = la seconde phase principale
step-main1-main2 = phases principales
    .in = les phases principales
step-end = étape de fin
    .in = l’étape de fin
step-cleanup = étape de nettoyage
    .in = l’étape de nettoyage


pending-empty = pile vide
    .in = la pile étant vide
pending-mine = un de vos sorts ou capacités sur la pile
    .in = avec un de vos sorts ou capacités au sommet de la pile
pending-theirs = un sort ou une capacité d’un adversaire sur la pile
    .in = avec un sort ou une capacité d’un adversaire au sommet de la pile
pending-mine-theirs = quelque chose sur la pile
    .in = avec quoi que ce soit sur la pile
pending-split-second = un sort avec la fraction de seconde sur la pile
    .in = avec un sort ayant la fraction de seconde sur la pile
pending-said = la pile telle que vous l’avez décrite
    .in = avec la pile telle que vous l’avez décrite
pending-any-magic = que la pile soit vide ou non

hole-since-this-turn = si elle a été mise de côté ce tour-ci
hole-since-earlier = si elle a été mise de côté lors d’un tour précédent
hole-card-instant = pour un éphémère
hole-card-flash = pour une carte avec le flash
hole-card-other = pour toute autre carte
hole-card-said = pour la carte que vous avez décrite
