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
reach = { $date }版では、{ $number }は{ $last }までです。
number-by = { $number }（{ $date }版）
printed-as = その版では{ $number }

why-older-number = 古い番号での同じルール
why-number-then = 当時この番号だったルール

changes-title = { $document }：{ $since }版から{ $until }版へ
changes-numbers = 両方の版が保存されてはいないため、番号の変化だけを示します（文章は不明です）。
changes-none = 違いはありません。
change-count = { $kind }：{ $count }
change-new = 新設
    .several = 新設
change-gone = 廃止
    .several = 廃止
change-split = 分割
    .several = 分割
change-merged = 統合
    .several = 統合
change-moved = 移動
    .several = 移動
change-reworded = 改訂
    .several = 改訂
change-renumbered = 参照番号のみ変更
    .several = 参照番号のみ変更
change-below = 下位の{ $count }件を含む
life-title = { $number }の変遷
life-stay = { $number }：{ $when }
life-reworded = 文章が改訂された版：{ $dates }
life-gone = 後継のルールはありません。

history-recorded = { $path }：版{ $editions }・ルール{ $rules }

button-earlier = ← { $date }
button-later = { $date } →
button-life = このルールの変遷

command-changes = 変更点
    .says = 新しい版で何が変わったか、あるいは一つのルールがどう変わってきたか
option-changes-since = 旧版
    .says = 古いほうの版：2025-11-14のような日付、またはその先頭部分
option-changes-until = 新版
    .says = 新しいほうの版（省略すると最新の版）
option-changes-number = 番号
    .says = このルールとその下位のルールだけ

mistake-changes-same = 比べるものがありません。どちらも{ $edition }版です。
mistake-number-unknown = 「{ $number }」というルールはどの版にもありません。
mistake-number-unreadable = 「{ $number }」はルールの番号ではありません。

refused-fetch-slow = { $address }から時間内に応答がありませんでした
refused-fetch-cut-off = { $address }からの受信が途中で切れました
refused-fetch-unreachable = { $address }に接続できません（{ $why }）
refused-fetch-hops = { $address }の転送が多すぎます
refused-fetch-address = 「{ $address }」はウェブのアドレスではありません
refused-fetch-insecure = 安全なアドレスが、安全でない{ $address }へ転送しています
refused-fetch-host = { $address }のホスト{ $host }は許可されていません（FORESIGHT_FETCH_HOSTSで許可できます）
refused-fetch-status = { $address }はステータス{ $status }を返しました
refused-fetch-type = { $address }の種類は{ $type }で、文書ではありません
refused-fetch-no-documents = { $address }は文書にリンクしていません
