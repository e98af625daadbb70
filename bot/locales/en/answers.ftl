# What an answer says around its rules and checks.

answer-yes = yes
answer-no = no
answer-depends = it depends
answer-not-modelled = not modelled

mark-holds = ✓ holds
mark-fails = ✗ fails
mark-possible = ✓ yes
mark-impossible = ✗ no

ask-respond = Respond to { $name }
verdict-yes = Yes.
verdict-when = Yes – { $when }.
verdict-no = No.
verdict-only = Yes – { $when }. Otherwise no.
verdict-depends = It depends on the moment.
verdict-not-modelled = The engine does not model this, and it never guesses.
verdict-by-itself = Nobody chooses the moment.
verdict-partly = Only part of the question was understood. That part by itself: { $part }

happens-yes = It happens by itself.
happens-when = It happens by itself – { $when }.
happens-no = It does not happen.
happens-only = It happens by itself – { $when }. At other times it does not.
happens-depends = Whether it happens depends on the moment.

window-missing = Missing: { $condition }
window-always = at any time
window-steps = in { $steps }
window-every-step = in every step
window-every-step-except = in every step except { $steps }

next-resolution = Next chance: once what is waiting has resolved – { $moment }.
next-step = Next chance: later this turn – { $moment }.
next-turn = Next chance: next turn – { $moment }.
next-round = Next chance: in a later turn – { $moment }.
next-none = Waiting alone does not make it possible: something else must change.

label-conditions = Conditions
label-windows = When
label-assumed = Taken for granted
label-rules = Rules
label-examples = Examples
label-subrules = Subrules
label-also = It could also mean
label-moved = Old numbers
label-tries = Tries
label-happened = What happened
label-expectations = Expectations
label-example = Example

found-text = No rule or term of that name; these rules hold all the words.
found-fuzzy = Nothing has that exact name; this is the nearest.
found-none = Nothing found for “{ $query }”.
did-you-mean = Did you mean one of these?
also = { $name } ({ $game }, { $number }): { $why }
also-unnumbered = { $name } ({ $game }): { $why }

why-ahead = this number in an edition to come
why-article = this number in an article
why-excerpt = this number in an excerpt
why-other-edition = this number in another edition
why-other-document = this number in another document
why-other-game = this number in the other game
why-same-name = has the same name
why-look-alike = is easily taken for it

other-language = Text in { $language }
newer-in-english = there is a newer edition in English, of { $date }
official-how = The official text is added with: foresight rules import
more-subrules = … and { $count } more

expectation-met = ✓ met
expectation-unmet = ✗ not met
scenario-met = Every expectation was met.
scenario-unmet = Not every expectation was met.
scenario-ran = Played to the end; nothing was expected.
try-legal = ✓ legal
try-illegal = ✗ not legal
at-line = line { $line }

understood = Understood: { $text }
understood-means = to pay with: { $means }
understood-means-none = nothing to pay with
understood-card = Card: { $text }
understood-of-opponent = This is about your opponent: “you” in this answer is that opponent.
understood-at-odds = These words name different moments; all of them were looked at: { $words }.
understood-overruled = The option “{ $option }” comes before { $words }.
understood-weighty = Careful – this may turn the answer around, and it was not taken into account: { $words }.
understood-in-part = Only part of the question was understood: this answers what stands above, and no more.
understood-happens = The question seems to ask what happens or how it happens; this answer only says whether and when it can be done.
understood-left = Not understood, and not taken into account: { $words }.
understood-ignored = Of the card’s text this was not taken into account: { $words }.

step-combat-begin-attackers-blockers-damage-combat-end = combat phase
    .in = the combat phase
step-untap-upkeep-draw = beginning phase
    .in = the beginning phase
step-end-cleanup = ending phase
    .in = the ending phase
step-riftbound-awaken-beginning-scoring-channel-draw = start of the turn
    .in = the phases at the start of the turn
step-riftbound-awaken-beginning-scoring-channel-draw-main-ending = outside showdowns
    .in = any phase outside a showdown

understood-lacks = The card as it was read does not have { $name }; the answer takes for granted that it does.
fact-entered-this-turn = came under its controller’s control this turn
fact-tapped = tapped
fact-exhausted = exhausted
fact-cost = cost { $cost }
fact-ability = ability for { $cost }
fact-ability-sorcery = ability for { $cost }, only as a sorcery
fact-ability-once = ability for { $cost }, once each turn
fact-ability-mana = ability for { $cost } that adds mana

stated-effect = described effect
waiting-spell = Waiting spell
waiting-card = Waiting card
some-attacker = Attacker
other-card = Other card
other-land = Other land
other-permanent = Other permanent
