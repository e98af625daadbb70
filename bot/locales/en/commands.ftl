# What Discord shows while a command is typed: names, what they say, choices.

command-rule = rule
    .says = Look up a rule by its number, its name or words in it
command-can-i = can-i
    .says = Can I do this now? With the reason, the rules and the next chance
command-scenario = scenario
    .says = Play a situation line by line and see what is legal

option-query = query
    .says = A number like 702.143a, a name like foretell, or words from the rule
option-game = game
    .says = Which game is meant
option-language = language
    .says = The language of the answer
option-edition = edition
    .says = The date of an edition, to read the rule as it stood then
option-only = only
    .says = Only this rule, without its subrules
option-examples = examples
    .says = With the examples of the rule
option-action = action
    .says = What you would like to do, such as foretell
option-card = card
    .says = The card, such as instant, {"{1}{U}"}, foretell {"{1}{U}"}
option-turn = turn
    .says = Whose turn it is
option-step = step
    .says = Which step or phase it is
option-stack = stack
    .says = What is on the stack or the chain
option-mana = mana
    .says = All that you can pay with, such as {"{2}{U}"}
option-since = since
    .says = When the card was set aside
option-more = more
    .says = More lines of a scenario, with ; between them
option-text = text
    .says = The lines of the scenario; without them a text box opens

choice-game-magic = { game-magic }
choice-game-riftbound = { game-riftbound }
choice-language-en = English
choice-language-fr = Français
choice-language-de = Deutsch
choice-language-ja = 日本語
choice-turn-mine = my turn
choice-turn-theirs = an opponent’s turn
choice-since-this-turn = this turn
choice-since-earlier = on an earlier turn

modal-scenario = A scenario, line by line
    .label = One line for each thing
    .says = Who has what, then what is tried. Limits: 4,000 characters, 200 lines.
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes
