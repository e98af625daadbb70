# コマンド入力中にDiscordが表示するもの：名前、説明、選択肢。

command-rule = ルール
    .says = ルールを番号・名前・本文の語から調べる
command-can-i = できる
    .says = 今それができる？ 理由とルール、次にできる機会を答える
command-scenario = シナリオ
    .says = 盤面を1行ずつ再現して、何が適正かを確かめる

option-query = 検索
    .says = 702.143aのような番号、予顕のような名前、またはルールの中の語
option-game = ゲーム
    .says = どのゲームのことか
option-language = 言語
    .says = 回答の言語
option-edition = 版
    .says = 版の日付、または別の文書。そこに書かれているとおりのルールを読む
option-only = 単独
    .says = このルールだけを、サブルールなしで
option-examples = 例
    .says = ルールの例も表示する
option-action = 行動
    .says = したいこと。文でも可。例：自分のアップキープに予顕する
option-card = カード
    .says = カードの特徴かテキスト全文。例：インスタント, {"{1}{U}"}, 予顕 {"{1}{U}"}
option-turn = ターン
    .says = 誰のターンか
option-step = ステップ
    .says = どのステップ・フェイズか
option-stack = スタック
    .says = スタックや「Chain」に何があるか
option-mana = マナ
    .says = 支払いに使えるものすべて。例：{"{2}{U}"}
option-since = 時期
    .says = そのカードを脇に置いた時期
option-more = 追加
    .says = シナリオの行を ; で区切って追加する
option-text = 本文
    .says = シナリオの各行。空なら入力欄が開く

choice-game-magic = { game-magic }
choice-game-riftbound = { game-riftbound }
choice-language-en = English
choice-language-fr = Français
choice-language-de = Deutsch
choice-language-ja = 日本語
choice-turn-mine = 自分のターン
choice-turn-theirs = 対戦相手のターン
choice-turn-any = どちらのターンでも
choice-since-this-turn = このターン
choice-since-earlier = それより前のターン
choice-since-any = いつでも

modal-scenario = シナリオを1行ずつ
    .label = 1行に1つずつ
    .says = 何を持っているか、次に何を試みるか。4,000文字・200行まで。
    .example =
        turn: A, upkeep
        A hand: Augury = instant, {"{1}{U}"}, foretell {"{1}{U}"}
        A foretells Augury -> yes

command-settings = 設定
    .says = このサーバーとチャンネルでのForesightの答え方
command-settings-show = 表示
    .says = このサーバーやチャンネルで何が有効か、その理由とともに表示する
command-settings-language = 言語
    .says = 全員に見える回答の言語を決める
command-settings-game = ゲーム
    .says = ゲームを指定しないとき、どのゲームとみなすかを決める
command-settings-visibility = 公開範囲
    .says = 回答を全員に見せるか、質問した人だけに見せるかを決める
command-settings-reset = リセット
    .says = このサーバーまたは一つのチャンネルの設定を削除する
command-my = 自分
    .says = 自分の言語とゲーム
command-my-show = 表示
    .says = 自分に何が有効か、何が保存されているかを表示する
command-my-language = 言語
    .says = 自分だけに見える回答とDMの言語を決める
command-my-game = ゲーム
    .says = 指定もサーバーの設定もないときに、どのゲームとみなすかを決める
command-my-forget = 削除
    .says = 自分について保存されているものを削除する
command-help = ヘルプ
    .says = 尋ねられること（例つき）と、保存されるもの
menu-in-message = このメッセージのルール

option-channel = チャンネル
    .says = このチャンネルとそのスレッドだけに
option-visibility = 公開範囲
    .says = 回答を見られる人
choice-visibility-public = チャンネルの全員
choice-visibility-private = 質問した人だけ
