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
    .says = The date of an edition, or another document, to read the rule as it stands there
option-only = only
    .says = Only this rule, without its subrules
option-examples = examples
    .says = With the examples of the rule
option-action = action
    .says = What you would like to do, also in a sentence: foretell in my upkeep
option-card = card
    .says = The card’s facts or whole text, such as instant, {"{1}{U}"}, foretell {"{1}{U}"}
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
choice-turn-any = any turn
choice-since-this-turn = this turn
choice-since-earlier = on an earlier turn
choice-since-any = at any time

modal-scenario = A scenario, line by line
    .label = One line for each thing
    .says = Who has what, then what is tried. Limits: 4,000 characters, 200 lines.
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes

command-settings = settings
    .says = How Foresight answers in this server and its channels
command-settings-show = show
    .says = What holds in this server or in one channel, and why
command-settings-language = language
    .says = Set the language of public answers
command-settings-game = game
    .says = Set the game that is meant where none is named
command-settings-visibility = visibility
    .says = Set whether everyone reads the answers, or only whoever asks
command-settings-reset = reset
    .says = Delete what is set for this server, or for one channel
command-my = my
    .says = Your own language and game
command-my-show = show
    .says = What holds for you, and what is stored about you
command-my-language = language
    .says = Set the language of what only you read, and of direct messages
command-my-game = game
    .says = Set the game you mean where none is named and none is set for the server
command-my-forget = forget
    .says = Delete what is stored about you
command-help = help
    .says = What can be asked, with examples, and what is stored
menu-in-message = Rules in this message

option-channel = channel
    .says = Only for this channel and its threads
option-visibility = visibility
    .says = Who reads the answers
choice-visibility-public = everyone in the channel
choice-visibility-private = only whoever asks
