# 回答のほかにカードに載るもの：ボタン、メニュー、小さな文字。

button-page-back = ← { $page }ページ
button-page-on = { $page }／{ $pages }ページ →
button-share = チャンネルに表示
button-remove = 削除
button-wrong = 間違いを報告
button-edit = 修正してもう一度
button-turn-mine = 自分のターンでは
button-turn-theirs = 対戦相手のターンでは
button-turn-any = 誰のターンでも
button-since-this-turn = このターンに置いた
button-since-earlier = 前のターンに置いた
button-since-any = いつ置いたかは問わない
button-show = ルール{ $number }

menu-step = ステップ・フェイズ
menu-step-any = 指定しない
menu-stack-magic = スタック
menu-stack-magic-any = 指定しない
menu-stack-riftbound = 「Chain」
menu-stack-riftbound-any = 指定しない

page-of = { $page }／{ $pages }ページ
all-attached = すべて添付ファイルに入っています。
labelled = { $label }：{ $text }
list-semicolon = {"／"}

report-copy = これをコピーして、正しいと思う答えとともにボットの管理者に渡してください。
card-unreadable = このカードからは質問を読み取れなくなりました。もう一度質問してください。
remove-not-yours = 削除できるのは、質問した本人かモデレーターだけです。
fault-ours = こちらの問題で失敗しました。記録は残っています。もう一度お試しください。
fault-stale = このコマンドは変わりました。Discordを再起動すると新しいものが使えます。

welcome = **日本語** · `/rule 予顕` でルール、`/can-i 予顕` でタイミングを調べられます。
