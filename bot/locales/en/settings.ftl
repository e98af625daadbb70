# What was chosen for a server, a channel or a person; help; and what else belongs to no answer.

button-cite = Citation
citation-copy = Copy this to cite the rule.
mistake-too-slow = This took longer than an answer may take. Ask about less at once.

settings-not-allowed = Only people who may manage this server can see and change its settings.
mistake-discord-only = “{ $command }” stores what is chosen in Discord; it works there only.

standing-server = Settings of this server
standing-channel = Settings of { $channel }
standing-person = Your own settings
standing-channels = Channels with settings of their own
standing-more = … and { $count } more
done-set = Saved.
done-but-server = Saved. In this server, though, the server’s own setting comes first: { $game }.
done-but-channel = Saved. In this channel, though, the channel’s own setting comes first: { $game }.
done-reset-server = Deleted what was set for this server. What is set for single channels stays.
done-reset-channel = Deleted what was set for this channel.
done-forgotten = Deleted what was stored about you.

setting-language = Public answers
setting-own-language = What only you read
setting-game = Game, where none is named
setting-visibility = Who reads the answers
held = { $value } – { $why }
held-by-channel = set for this channel
held-by-server = set for this server
held-by-own = your own choice
held-by-community = the server’s language in Discord
held-by-locale = the language of your Discord
held-by-usual = nothing is set
stored-nothing = Nothing is stored about you.
stored-own = Stored about you: { $choices }.

note-place = Mistakes and guesses are told to whoever asks alone, in their own language. `language:` and `game:` in a question come before everything. The names of commands follow each person’s Discord.
note-person = What everyone reads is in the server’s language. `language:` and `game:` in a question come before everything. `/my forget` deletes what is stored about you.

help-title = What you can ask
help-menu = **In a message’s menu**, under “Apps”, “{ $menu }” lists the rules that the message speaks of.
help-language = **Language.** `language:` in a question, `/my language` for yourself, `/settings language` for a server, by whoever manages it. The names of commands follow your Discord.
help-not = **What it does not do.** Foresight plays no matches, has no card database and no art, and does not guess: what its engine does not model, it says so. At a table the judge decides.
help-privacy = **Privacy.** Stored is only what is chosen with `/settings` and `/my`: no questions, no messages. `/my forget` deletes what is yours.
notice-magic = Foresight is unofficial fan content under the fan content policy of Wizards of the Coast, who neither made nor approve it. Magic: The Gathering, its names and its rules texts belong to them. © Wizards of the Coast LLC.
notice-riftbound = Riot Games neither made nor approve Foresight, and answer for none of it. Riftbound, its names and its rules texts belong to them. © Riot Games, Inc.

message-without-rules = No number of a rule and no name of a mechanic was found in this message.
message-choose = Which rule do you want to read?
