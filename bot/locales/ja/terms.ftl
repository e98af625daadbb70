# ゲームと日付のことば。`.in` は文の中での形。

language-en = 英語
language-fr = フランス語
language-de = ドイツ語
language-ja = 日本語

game-magic = マジック
game-riftbound = リフトバウンド

document-comprehensive = 総合ルール
document-core = コアルール
document-tournament = トーナメントルール
document-article = 記事

cite-comprehensive = CR { $numbers }
cite-core = コアルール { $numbers }
cite-tournament = トーナメントルール { $numbers }
cite-article = 記事 { $numbers }

date-pattern = y年M月d日
    .first = y年M月d日
citation = { $rule }（{ $date }版）

edition-since = { $date }から有効
edition-from = { $date }から有効になる予定
edition-undated = 日付なし
edition-followed = { $document }（{ $date }版）による

standing-official = 公式文書
standing-translation = 翻訳
standing-summary = 独自の要約
standing-article = 記事より
extent-excerpt = 抜粋

because = { $text }（{ $rules }）
sentence-gap = {""}
list-comma = 、
list-dot = {" · "}
list-and = { $first }と{ $last }
list-or = { $first }または{ $last }

turn-mine = 自分のターン
    .in = 自分のターン中
turn-theirs = 対戦相手のターン
    .in = 対戦相手のターン中

step-untap = アンタップ・ステップ
    .in = アンタップ・ステップ
step-upkeep = アップキープ・ステップ
    .in = アップキープ・ステップ
step-draw = ドロー・ステップ
    .in = ドロー・ステップ
step-main1 = 戦闘前メイン・フェイズ
    .in = 戦闘前メイン・フェイズ
step-combat-begin = 戦闘開始ステップ
    .in = 戦闘開始ステップ
step-attackers = 攻撃クリーチャー指定ステップ
    .in = 攻撃クリーチャー指定ステップ
step-blockers = ブロック・クリーチャー指定ステップ
    .in = ブロック・クリーチャー指定ステップ
step-first-strike-damage = 最初の戦闘ダメージ・ステップ
    .in = 最初の戦闘ダメージ・ステップ
step-damage = 戦闘ダメージ・ステップ
    .in = 戦闘ダメージ・ステップ
step-combat-end = 戦闘終了ステップ
    .in = 戦闘終了ステップ
step-main2 = 戦闘後メイン・フェイズ
    .in = 戦闘後メイン・フェイズ
step-main1-main2 = メイン・フェイズ
    .in = メイン・フェイズ
step-end = 終了ステップ
    .in = 終了ステップ
step-cleanup = クリンナップ・ステップ
    .in = クリンナップ・ステップ


pending-empty = スタックが空
    .in = スタックが空のとき
pending-mine = スタックに自分の呪文か能力
    .in = スタックの一番上が自分の呪文か能力のとき
pending-theirs = スタックに対戦相手の呪文か能力
    .in = スタックの一番上が対戦相手の呪文か能力のとき
pending-mine-theirs = スタックに何かある
    .in = スタックに何かあるとき
pending-split-second = スタックに刹那を持つ呪文
    .in = スタックに刹那を持つ呪文があるとき
pending-said = 指定されたスタック
    .in = 指定されたスタックのとき
pending-any-magic = スタックが空でもそうでなくても

hole-since-this-turn = このターンに脇へ置いた場合
hole-since-earlier = 以前のターンに脇へ置いた場合
hole-card-instant = インスタントの場合
hole-card-flash = 瞬速を持つカードの場合
hole-card-other = それ以外のカードの場合
hole-card-said = 指定されたカードの場合
