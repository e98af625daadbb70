# Was für einen Server, einen Kanal oder eine Person gewählt wurde; die Hilfe; und was zu keiner Antwort gehört.

button-cite = Zitat
citation-copy = Kopiere das, um die Regel zu zitieren.
mistake-too-slow = Das hat länger gedauert, als eine Antwort dauern darf. Frag nach weniger auf einmal.

settings-not-allowed = Nur wer diesen Server verwalten darf, sieht und ändert seine Einstellungen.
mistake-discord-only = „{ $command }“ speichert, was in Discord gewählt wird, und geht nur dort.

standing-server = Einstellungen dieses Servers
standing-channel = Einstellungen von { $channel }
standing-person = Deine Einstellungen
standing-channels = Kanäle mit eigenen Einstellungen
standing-more = … und { $count } weitere
done-set = Gespeichert.
done-but-server = Gespeichert. Auf diesem Server geht allerdings die Einstellung des Servers vor: { $game }.
done-but-channel = Gespeichert. In diesem Kanal geht allerdings die Einstellung des Kanals vor: { $game }.
done-reset-server = Die Einstellungen dieses Servers sind gelöscht. Die einzelner Kanäle bleiben.
done-reset-channel = Die Einstellungen dieses Kanals sind gelöscht.
done-forgotten = Was über dich gespeichert war, ist gelöscht.

setting-language = Öffentliche Antworten
setting-own-language = Was nur du siehst
setting-game = Spiel, wenn keines genannt wird
setting-visibility = Wer die Antworten sieht
held = { $value } – { $why }
held-by-channel = für diesen Kanal eingestellt
held-by-server = für diesen Server eingestellt
held-by-own = deine Wahl
held-by-community = die Sprache des Servers in Discord
held-by-locale = die Sprache deines Discord
held-by-usual = nichts eingestellt
stored-nothing = Über dich ist nichts gespeichert.
stored-own = Über dich gespeichert: { $choices }.

note-place = Fehler und Vermutungen sieht nur, wer fragt, in der eigenen Sprache. `language:` und `game:` in einer Frage gehen allem vor. Die Namen der Befehle richten sich nach der Discord-Sprache jeder Person.
note-person = Was alle sehen, ist in der Sprache des Servers. `language:` und `game:` in einer Frage gehen allem vor. `/my forget` löscht, was über dich gespeichert ist.

help-title = Was du fragen kannst
help-menu = **Im Menü einer Nachricht**, unter „Apps“, zeigt „{ $menu }“ die Regeln, von denen die Nachricht spricht.
help-language = **Sprache.** `language:` in einer Frage, `/my language` für dich, `/settings language` für einen Server, durch alle, die ihn verwalten. Die Namen der Befehle richten sich nach deinem Discord.
help-not = **Was es nicht gibt.** Foresight spielt keine Partien, hat keine Kartendatenbank und keine Bilder und rät nicht: Was die Engine nicht abbildet, wird gesagt. Am Tisch entscheidet der Judge.
help-privacy = **Datenschutz.** Gespeichert wird nur, was mit `/settings` und `/my` gewählt wird: keine Fragen, keine Nachrichten. `/my forget` löscht, was von dir ist.
notice-magic = Foresight ist inoffizieller Fan-Inhalt nach den Richtlinien von Wizards of the Coast für Fan-Inhalte, dort weder gemacht noch gebilligt. Magic: The Gathering, seine Namen und Regeltexte gehören Wizards of the Coast. © Wizards of the Coast LLC.
notice-riftbound = Riot Games hat Foresight weder gemacht noch gebilligt und haftet nicht dafür. Riftbound, seine Namen und Regeltexte gehören Riot Games. © Riot Games, Inc.

message-without-rules = In dieser Nachricht steht weder eine Regelnummer noch ein bekannter Name einer Mechanik.
message-choose = Welche Regel möchtest du lesen?
