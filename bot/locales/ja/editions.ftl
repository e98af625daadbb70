# 版：番号がかつて何を指していたか、何が変わったか、何を取得するか。

in-editions = { $since }版から{ $until }版まで
in-edition = { $until }版で
moved = { $number }は{ $when }使われた番号です。現在は{ $now }です。
moved-named = { $number }は{ $when }「{ $name }」の番号でした。現在は{ $now }です。
moved-away = { $number }は{ $when }使われた番号で、後継のルールはありません。
moved-away-named = { $number }は{ $when }「{ $name }」の番号で、後継のルールはありません。
moved-here = { $number }は{ $date }版にありますが、その文章は保存されていません。
moved-here-named = { $number }は{ $date }版では「{ $name }」の番号ですが、その文章は保存されていません。
number-under = { $number }（{ $name }）
number-by = { $number }（{ $date }版）
printed-as = その版では{ $number }

why-older-number = 古い番号での同じルール
why-number-then = 当時この番号だったルール
