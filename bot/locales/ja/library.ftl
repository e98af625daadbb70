# ライブラリ：取り込みの結果、保存されているもの。

why-note = これについての記事

mistake-document-unknown = 「{ $name }」という文書は保存されていません。
mistake-date-unreadable = 「{ $date }」は日付として読めません。2026-08-07 のように書いてください。
mistake-file-exists = 「{ $path }」はすでにあります。上書きはしていません。
mistake-shelf-read-only = 「{ $path }」に書き込めません。フォルダーがないか、フォルダーかファイルが読み取り専用です。
mistake-shelf-unreadable = 「{ $path }」を読めません。データのフォルダーではないか、読み取りの権限がありません。
mistake-shelf-full = 「{ $path }」に最後まで書き込めませんでした。ディスクがいっぱいか上限に達しています。何も変わっていません。
mistake-shelf-busy = 別のプロセスが「{ $path }」に書き込んでいます。少し待ってからやり直してください。
mistake-shelf-damaged = 「{ $path }」は壊れているか、ライブラリではありません。バックアップに置き換えるか、新しいフォルダーに取り込み直してください。
mistake-shelf-newer = このライブラリは、より新しい Foresight で書かれています。更新するか、バックアップに置き換えてください。

extent-whole = 全文
taken-added = 追加
taken-present = 保存済み
taken-refused = 拒否
counts = ルール { $rules } · 例 { $examples } · 用語集 { $glossary } · 注記 { $notes }

refused-no-such-file = ファイルを読めません
refused-is-folder = フォルダーです。中のファイルを指定してください
refused-too-large = ルール文書としては大きすぎます（{ $most }メガバイトを超えています）
refused-empty = ファイルに文章がありません
refused-not-text = ファイルが文章ではありません
refused-unknown-encoding = 文字コードを判別できません
refused-broken-encoding = { $encoding } と示されていますが、そうではありません
refused-lost-characters = 文字（{ $count } 個）がすでに失われています。元のファイルを用意してください
refused-extra-missing = { $format } を読むには foresight-rules[{ $extra }] をインストールしてください
refused-broken-file = { $format } ファイルが壊れています（{ $why }）
refused-markup = 文章そのものではなく { $format } です。テキストとして保存してから取り込んでください
refused-no-text = { $format } ファイルに文字がなく、画像だけです
refused-unclean-text = { $format } ファイルの { $count } 文字は、マナ・シンボルのように専用フォントでしか意味を持ちません。テキスト版を用意してください
refused-torn-columns = 2段組みのページを横に読み取ったもので、文が途切れています
refused-unknown-game = どのゲームか書かれていません。--game で指定してください
refused-unknown-language = 言語を判別できません。--lang で指定してください
refused-no-rules = ルールとして読めるものがありません
refused-other-text = { $name } は別の文面で保存されています。--replace で置き換えます
refused-incomplete = ルールが { $rules } 件しかありません（{ $name } は { $before } 件）。欠けた部分があります
refused-shelf-read-only = { $path } に書き込めません
refused-shelf-unreadable = { $path } を読めません
refused-shelf-full = { $path } に書き込めません。ディスクがいっぱいか上限に達しています。何も変わっていません
refused-shelf-busy = 別のプロセスが { $path } に書き込んでいます。少し待ってからやり直してください
refused-shelf-damaged = { $path } は壊れているか、ライブラリではありません
refused-shelf-newer = このライブラリは、より新しい Foresight で書かれています

noted-undated = 日付がないため、現行の版としては扱いません。--date で日付を指定できます
noted-ahead = { $date } から発効

library-empty = まだ何も取り込まれていません。付属の文章が答えます。
library-removed = { $name } を削除しました
library-saved = { $path } に保存しました
library-sound = 正常：{ $name }
library-altered = 取り込み後に変わっています：{ $name }
library-index-lost = 索引が文章と一致しません。新しいフォルダーに取り込み直してください。
library-cites = この文書にないルールへの参照：{ $count } 件
label-source = 出典
label-outline = 章
