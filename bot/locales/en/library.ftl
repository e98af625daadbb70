# The library: what an import did, what is stored.

why-note = an article about it

mistake-document-unknown = No document “{ $name }” is stored.
mistake-date-unreadable = “{ $date }” is no date; write it as 2026-08-07.
mistake-file-exists = “{ $path }” exists already; nothing was overwritten.
mistake-shelf-read-only = Nothing can be written at “{ $path }”: the folder is not there, or it or the file is read-only.
mistake-shelf-unreadable = “{ $path }” can not be read: it is no data folder, or reading it is not permitted.
mistake-shelf-full = “{ $path }” could not be written to the end: the disk is full or at its limit. Nothing was changed.
mistake-shelf-busy = Another process is writing to “{ $path }”. Try again in a moment.
mistake-shelf-damaged = “{ $path }” is damaged or is no library. Put a backup in its place, or import the documents into a new folder.
mistake-shelf-newer = The library was written by a newer version of Foresight. Update, or put a backup in its place.

extent-whole = whole
taken-added = added
taken-present = already there
taken-refused = refused
counts = rules { $rules } · examples { $examples } · glossary { $glossary } · notes { $notes }

refused-no-such-file = the file cannot be read
refused-is-folder = it is a folder; name the files in it
refused-too-large = it is larger than any rules document: more than { $most } megabytes
refused-empty = the file holds no text
refused-not-text = the file is no text
refused-unknown-encoding = the encoding cannot be told
refused-broken-encoding = the file says that it is { $encoding }, but it is not
refused-lost-characters = characters were lost before the file came here ({ $count } of them); get the original
refused-extra-missing = to read { $format }, install foresight-rules[{ $extra }]
refused-broken-file = the { $format } file is broken ({ $why })
refused-markup = it is { $format }, not the text itself; save it as text first
refused-no-text = the { $format } file holds no text, only pictures of it
refused-unclean-text = { $count } signs in the { $format } file mean something only in its own font, such as mana symbols; get the text version
refused-torn-columns = a scan in two columns, read across both: the sentences are torn
refused-unknown-game = it names no game; say which with --game
refused-unknown-language = its language cannot be told; say which with --lang
refused-no-rules = nothing in it reads as rules
refused-other-text = { $name } is stored with another text; --replace puts this one in its place
refused-incomplete = it has only { $rules } rules, { $name } has { $before }: something is missing
refused-shelf-read-only = nothing can be written at { $path }
refused-shelf-unreadable = { $path } can not be read
refused-shelf-full = { $path } cannot grow: the disk is full or at its limit; nothing was changed
refused-shelf-busy = another process is writing to { $path }; try again in a moment
refused-shelf-damaged = { $path } is damaged or is no library
refused-shelf-newer = the library was written by a newer version of Foresight

noted-undated = it bears no date, so it never counts as current; give the date with --date
noted-ahead = in force from { $date }

library-empty = Nothing is imported yet; the bundled texts answer.
library-removed = removed { $name }
library-saved = saved to { $path }
library-sound = sound: { $name }
library-altered = altered since it was imported: { $name }
library-index-lost = The text index does not match the texts; import the documents into a new folder.
library-cites = { $count } citations lead to no rule of this document
label-source = Source
label-outline = Sections
