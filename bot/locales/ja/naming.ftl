# 各言語での呼び方と、その意味。

command-term = 用語
    .says = ４か国語での呼び方、意味、間違えやすい名前を調べる
option-name = 名前
    .says = どの言語の名前でも可。例: 予顕

why-named = 質問に出てくる名前
why-shared-headword = { $language }での名前が「{ $name }」
why-shared-form = { $language }で「{ $name }」ともいう
why-shared-reading = { $language }での読みが「{ $name }」
why-shared-old = { $language }での以前の名前が「{ $name }」
rule-unruled = 「{ $name }」は{ $game }での名前ですが、この名前のルールは保存されているどの版にもありません。各言語での名前：

quoted = 「{ $text }」
label-names = 名前
term-name = { $language }：{ $name }
term-read = { $name }（{ $reading }）
term-once = { $name }（旧：{ $old }）
term-unnamed = { $language }：「{ $name }」（訳語は未確認）
term-unruled = この名前のルールは登録されていません。
term-fuzzy = 「{ $query }」という名前はありません。いちばん近い名前です。
term-none = 「{ $query }」という名前は見つかりません。

section-abilities = キーワード能力
section-actions = キーワード処理
section-ability-words = 能力語
section-steps = ステップとフェイズ
section-zones = 領域
section-types = カード・タイプ
section-without-rule = 保存された文書にルールのないキーワード
section-terms = 用語
names-section = { $game }・{ $section }・{ $entries }：{ $counts }
names-count = { $language } { $count }
names-lacking = { $language }の訳語なし：{ $names }
names-unlisted = 表にないもの：{ $names }

coverage-section = { $game }・{ $section }・{ $entries }：{ $counts }
coverage-no-edition = { $game }：比べるための公式の英語版が保存されていません。
