# 回答できない入力。かぎ括弧の中は入力されたまま。

perhaps = もしかして：{ $suggestions }
mistake-at-line = { $line }行目：{ $text }
mistake-at-column = { $line }行目{ $column }文字目：{ $text }
mistake-in-file = { $file }：{ $text }

mistake-unknown-command = 「{ $command }」というコマンドはありません。
mistake-unknown-choice = オプション「{ $option }」に「{ $value }」は指定できません。
mistake-option-missing = コマンド「{ $command }」にはオプション「{ $option }」が必要です。
mistake-option-twice = オプション「{ $option }」が二度指定されています。
mistake-option-too-long = オプション「{ $option }」は{ $longest }文字までです。
mistake-no-such-file = ファイル「{ $file }」を読み込めません。
mistake-not-utf-8 = ファイル「{ $file }」はUTF-8のテキストではありません。

mistake-unreadable-too-long = シナリオは4,000文字までです（現在{ $found }文字）。
mistake-unreadable-too-many-lines = シナリオは200行までです。
mistake-unreadable-too-many-objects = シナリオのオブジェクトは64個までです。
mistake-unreadable-too-slow = シナリオの実行が制限時間を超えました。
mistake-unreadable-name-taken = 「{ $found }」という名前のオブジェクトが二つあります。{ $found }#1、{ $found }#2のように番号を付けてください。
mistake-unreadable-nothing-to-resolve = 解決するものがありません。
mistake-unreadable-never-comes = 「{ $found }」は訪れません。
mistake-unreadable-no-such-moment = そのようなタイミングはありません：{ $found }
mistake-unreadable-game = 「{ $found }」はエンジンの知るゲームではありません。
mistake-unreadable-players = 「{ $found }」はプレイヤーとして読めません。A、B、C、Dから二人から四人を挙げてください。
mistake-unreadable-player = 「{ $found }」はこのシナリオのプレイヤーではありません。
mistake-unreadable-line = 行はプレイヤー、または語とコロンで始めます。この行は「{ $found }」で始まっています。
mistake-unreadable-step = 「{ $found }」というステップはありません。
mistake-unreadable-verdict = 「{ $found }」は判定として読めません。
mistake-unreadable-verb = 「{ $found }」はここでプレイヤーが行えることではありません。
mistake-unreadable-end = ここには何も続けられませんが、「{ $found }」があります。
mistake-unreadable-object = 「{ $found }」というオブジェクトはありません。
mistake-unreadable-name = 「{ $found }」は名前にできません。
mistake-unreadable-card-type = 「{ $found }」というカード・タイプはありません。
mistake-unreadable-effect = 「{ $found }」はエンジンの知る効果ではありません。
mistake-unreadable-fact = 「{ $found }」はオブジェクトについてエンジンが知る語ではありません。
mistake-unreadable-facts-missing = 「{ $found }」とは何ですか？等号の後に書いてください。
mistake-unreadable-mana = 「{ $found }」はマナとして読めません。
mistake-unreadable-cost = 「{ $found }」はコストとして読めません。
mistake-unreadable-number = 「{ $found }」はここに合う数ではありません。
mistake-unreadable-situation = 「{ $found }」は行で設定できるものではありません。
mistake-unreadable-stack = 「{ $found }」はスタックに置けません。誰が何を唱える、または起動するかを書いてください。
mistake-unreadable-zone = 「{ $found }」という領域はありません。
mistake-unreadable-state = 「{ $found }」というオブジェクトの状態はありません。
mistake-unreadable-expectation = 「{ $found }」は期待として書けるものではありません。
mistake-unreadable-cast-for = 「{ $found }」はエンジンの知る唱え方ではありません。
mistake-unreadable-cast-with = 「{ $found }」はエンジンの知る追加コストではありません。
mistake-unreadable-cast-targeting = 「{ $found }」はここで対象にできません。
