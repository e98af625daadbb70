# What a person typed that can not be answered.  Quoted words are as they were typed.

perhaps = Perhaps { $suggestions }?
mistake-at-line = Line { $line }: { $text }
mistake-at-column = Line { $line }, column { $column }: { $text }
mistake-in-file = { $file }: { $text }

mistake-unknown-command = There is no command “{ $command }”.
mistake-unknown-choice = The option “{ $option }” does not take “{ $value }”.
mistake-option-missing = The command “{ $command }” needs the option “{ $option }”.
mistake-option-twice = The option “{ $option }” is there twice.
mistake-option-too-long = The option “{ $option }” takes at most { $longest } characters.
mistake-no-such-file = There is no readable file “{ $file }”.
mistake-not-utf-8 = The file “{ $file }” is not UTF-8 text.

mistake-unreadable-too-long = A scenario has at most 4,000 characters; this one has { $found }.
mistake-unreadable-too-many-lines = A scenario has at most 200 lines.
mistake-unreadable-too-many-objects = A scenario has at most 64 objects.
mistake-unreadable-too-slow = The scenario took longer than its time allows.
mistake-unreadable-name-taken = Two objects are called “{ $found }”; number them, such as { $found }#1 and { $found }#2.
mistake-unreadable-nothing-to-resolve = Nothing is there to resolve.
mistake-unreadable-never-comes = “{ $found }” never comes.
mistake-unreadable-no-such-moment = There is no such moment: { $found }.
mistake-unreadable-game = “{ $found }” is no game of this engine.
mistake-unreadable-players = “{ $found }” can not be the players: name two to four of A, B, C and D.
mistake-unreadable-player = “{ $found }” is no player of this scenario.
mistake-unreadable-line = A line starts with a player, or with a word and a colon; this one starts with “{ $found }”.
mistake-unreadable-step = “{ $found }” is no step.
mistake-unreadable-verdict = “{ $found }” is no verdict.
mistake-unreadable-verb = “{ $found }” is nothing that a player can do here.
mistake-unreadable-end = Nothing can follow here, yet “{ $found }” does.
mistake-unreadable-object = No object is called “{ $found }”.
mistake-unreadable-name = “{ $found }” can not be a name.
mistake-unreadable-card-type = “{ $found }” is no card type.
mistake-unreadable-effect = “{ $found }” is no effect that the engine knows.
mistake-unreadable-fact = “{ $found }” says nothing that the engine knows about an object.
mistake-unreadable-facts-missing = What is “{ $found }”? Its facts belong after an equals sign.
mistake-unreadable-mana = “{ $found }” can not be read as mana.
mistake-unreadable-cost = “{ $found }” can not be read as a cost.
mistake-unreadable-number = “{ $found }” is no number that fits here.
mistake-unreadable-situation = “{ $found }” is nothing that a line can set up.
mistake-unreadable-stack = “{ $found }” can not be put on the stack: say who casts or activates what.
mistake-unreadable-zone = “{ $found }” is no zone.
mistake-unreadable-state = “{ $found }” is no state of an object.
mistake-unreadable-expectation = “{ $found }” is nothing that can be expected.
mistake-unreadable-cast-for = “{ $found }” is no way to cast that the engine knows.
mistake-unreadable-cast-with = “{ $found }” is no additional cost that the engine knows.
mistake-unreadable-cast-targeting = “{ $found }” is nothing that can be a target here.
