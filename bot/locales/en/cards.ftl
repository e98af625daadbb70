# What stands on a card besides its answer: buttons, menus, small print.

button-page-back = ← Page { $page }
button-page-on = Page { $page } of { $pages } →
button-share = Show in channel
button-remove = Remove
button-wrong = This is wrong
button-edit = Edit and play again
button-turn-mine = On my turn
button-turn-theirs = On an opponent’s turn
button-turn-any = On any turn
button-since-this-turn = Set aside this turn
button-since-earlier = Set aside earlier
button-since-any = Set aside at any time
button-show = Rule { $number }

menu-step = Step or phase
menu-step-any = Any step
menu-stack-magic = Stack
menu-stack-magic-any = Any stack
menu-stack-riftbound = Chain
menu-stack-riftbound-any = Any chain

page-of = Page { $page } of { $pages }
all-attached = Everything is in the attached file.
labelled = { $label }: { $text }
list-semicolon = {"; "}

report-copy = Copy this, and give it to whoever runs the bot, with what the answer should be.
card-unreadable = This card no longer says what was asked. Please ask again.
remove-not-yours = Only whoever asked, or a moderator, can remove this.
fault-ours = Something went wrong on our side, and it has been noted. Please try again.
fault-stale = This command has changed. Restart Discord to get the new one.

welcome = **English** · `/rule foretell` reads a rule, `/can-i foretell` says when it is possible.
