# Words of the games and of the calendar.  `.in` is the word as it stands inside a sentence.

language-en = English
language-fr = French
language-de = German
language-ja = Japanese

game-magic = Magic
game-riftbound = Riftbound

document-comprehensive = Comprehensive Rules
document-core = Core Rules
document-tournament = Tournament Rules
document-article = article

cite-comprehensive = CR { $numbers }
cite-core = Core Rules { $numbers }
cite-tournament = Tournament Rules { $numbers }
cite-article = article, { $numbers }

# A pattern of the Unicode date formats.
date-pattern = d MMM y
    .first = d MMM y
citation = { $rule }, { $date }

edition-since = in force since { $date }
edition-from = in force from { $date }
edition-undated = undated
edition-followed = By the { $document } of { $date }

standing-official = official text
standing-translation = translation
standing-summary = summary in our own words
standing-article = from an article
extent-excerpt = excerpt

because = { $text } ({ $rules })
sentence-gap = {" "}
list-comma = {", "}
list-dot = {" · "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }

turn-mine = your turn
    .in = on your turn
turn-theirs = an opponent’s turn
    .in = on an opponent’s turn

step-untap = untap step
    .in = the untap step
step-upkeep = upkeep step
    .in = the upkeep step
step-draw = draw step
    .in = the draw step
step-main1 = precombat main phase
    .in = the precombat main phase
step-combat-begin = beginning of combat step
    .in = the beginning of combat step
step-attackers = declare attackers step
    .in = the declare attackers step
step-blockers = declare blockers step
    .in = the declare blockers step
step-first-strike-damage = first combat damage step
    .in = the first combat damage step
step-damage = combat damage step
    .in = the combat damage step
step-combat-end = end of combat step
    .in = the end of combat step
step-main2 = postcombat main phase
    .in = the postcombat main phase
step-main1-main2 = main phases
    .in = the main phases
step-end = end step
    .in = the end step
step-cleanup = cleanup step
    .in = the cleanup step


pending-empty = empty stack
    .in = with an empty stack
pending-mine = your spell or ability on the stack
    .in = with your own spell or ability on top of the stack
pending-theirs = an opponent’s spell or ability on the stack
    .in = with an opponent’s spell or ability on top of the stack
pending-mine-theirs = something on the stack
    .in = with anything on the stack
pending-split-second = a spell with split second on the stack
    .in = with a split second spell on the stack
pending-said = the stack as you described it
    .in = with the stack as you described it
pending-any-magic = whether or not the stack is empty

hole-since-this-turn = if it was set aside this turn
hole-since-earlier = if it was set aside on an earlier turn
hole-card-instant = for an instant
hole-card-flash = for a card with flash
hole-card-other = for any other card
hole-card-said = for the card you described
