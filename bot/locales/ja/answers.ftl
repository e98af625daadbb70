# ルールと条件のまわりで回答が述べること。

answer-yes = はい
answer-no = いいえ
answer-depends = 状況による
answer-not-modelled = 未対応

mark-holds = ✓ 満たす
mark-fails = ✗ 満たさない
mark-possible = ✓ 可
mark-impossible = ✗ 不可

ask-respond = { $name }に対応する
verdict-yes = できます。
verdict-when = できます：{ $when }。
verdict-no = できません。
verdict-only = 次の場合だけできます：{ $when }。それ以外はできません。
verdict-depends = タイミングによります。
verdict-not-modelled = エンジンはこれに対応していません。推測では答えません。
verdict-by-itself = 時機は誰も選べません。
verdict-partly = 質問の一部しか読み取れませんでした。その部分だけの答え：{ $part }

happens-yes = 自動で起こります。
happens-when = 自動で起こります：{ $when }。
happens-no = 起こりません。
happens-only = 次の場合だけ自動で起こります：{ $when }。それ以外では起こりません。
happens-depends = 起こるかどうかはタイミングによります。

window-missing = 不足：{ $condition }
window-always = いつでも
window-steps = { $steps }
window-every-step = どのステップ・フェイズでも
window-every-step-except = { $steps }以外の各ステップ・フェイズ

next-resolution = 次の機会：待っているものが解決した後（{ $moment }）。
next-step = 次の機会：このターンの後の時点（{ $moment }）。
next-turn = 次の機会：次のターン（{ $moment }）。
next-round = 次の機会：それより後のターン（{ $moment }）。
next-none = 待つだけではできるようになりません。ほかの何かが変わる必要があります。

label-conditions = 条件
label-windows = タイミング
label-assumed = 前提
label-rules = ルール
label-examples = 例
label-subrules = サブルール
label-also = ほかに考えられるもの
label-moved = 旧番号
label-tries = 試みた行動
label-happened = 起こったこと
label-expectations = 期待する結果
label-example = 例

found-text = その名前のルールや用語はありません。すべての語を含むルールを示します。
found-fuzzy = 完全に一致する名前はありません。最も近いものを示します。
found-none = 「{ $query }」に一致するものは見つかりませんでした。
did-you-mean = もしかして次のいずれかですか？
also = { $name }（{ $game }、{ $number }）：{ $why }
also-unnumbered = { $name }（{ $game }）：{ $why }

why-ahead = 今後有効になる版での同じ番号
why-article = 記事での同じ番号
why-excerpt = 抜粋での同じ番号
why-other-edition = 別の版での同じ番号
why-other-document = 別の文書での同じ番号
why-other-game = もう一方のゲームでの同じ番号
why-same-name = 同じ名前
why-look-alike = 間違えやすい名前

other-language = { $language }の文書
newer-in-english = 英語には{ $date }のより新しい版がある
official-how = 公式の文書は foresight rules import で追加できる
more-subrules = …ほか{ $count }件

expectation-met = ✓ 期待どおり
expectation-unmet = ✗ 期待と異なる
scenario-met = すべて期待どおりでした。
scenario-unmet = 期待と異なる結果がありました。
scenario-ran = 最後まで実行しました。期待は書かれていません。
try-legal = ✓ 適正
try-illegal = ✗ 不適正
at-line = { $line }行目

understood = 読み取った内容：{ $text }
understood-means = 支払いに使えるもの：{ $means }
understood-means-none = 支払いに使えるものなし
understood-card = カード：{ $text }
understood-of-opponent = 対戦相手についての質問です。この回答の「あなた」はその対戦相手を指します。
understood-at-odds = 別々の時点を示す言葉があるため、すべて調べました：{ $words }。
understood-overruled = オプション「{ $option }」を{ $words }より優先しました。
understood-weighty = 注意：次の言葉は考慮していません。答えが逆になることがあります：{ $words }。
understood-in-part = 質問の一部しか読み取れませんでした。この回答は上に示した内容だけについてのものです。
understood-happens = 何が起こるかを尋ねる質問のようですが、この回答はできるかどうか、いつできるかだけを示しています。
understood-left = 読み取れず、考慮していない言葉：{ $words }。
understood-ignored = カードのテキストのうち考慮していない部分：{ $words }。

step-combat-begin-attackers-blockers-damage-combat-end = 戦闘フェイズ
    .in = 戦闘フェイズ
step-untap-upkeep-draw = 開始フェイズ
    .in = 開始フェイズ
step-end-cleanup = 最終フェイズ
    .in = 最終フェイズ
step-riftbound-awaken-beginning-scoring-channel-draw = ターン開始時の各フェイズ
    .in = ターン開始時の各フェイズ
step-riftbound-awaken-beginning-scoring-channel-draw-main-ending = ショーダウン以外
    .in = ショーダウン以外のフェイズ

understood-lacks = 読み取ったカードには{ $name }がありませんが、持っているものとして答えています。
fact-entered-this-turn = このターンにコントロール下に入った
fact-tapped = タップ状態
fact-exhausted = 消耗状態
fact-cost = コスト{ $cost }
fact-ability = { $cost }の能力
fact-ability-sorcery = { $cost }の能力（ソーサリーとしてのみ）
fact-ability-once = { $cost }の能力（各ターン1回）
fact-ability-mana = マナを加える{ $cost }の能力

stated-effect = 質問中の効果
waiting-spell = スタック上の呪文
waiting-card = 「Chain」上のカード
some-attacker = 攻撃クリーチャー
other-card = 他のカード
other-land = 他の土地
other-permanent = 他のパーマネント
