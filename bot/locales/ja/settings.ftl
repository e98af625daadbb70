# サーバー・チャンネル・個人ごとの選択、ヘルプ、そのほか回答に属さないもの。

button-cite = 引用
citation-copy = ルールを引用するにはこれをコピーしてください。
mistake-too-slow = 回答の制限時間を超えました。一度に尋ねる量を減らしてください。

settings-not-allowed = このサーバーの設定を表示・変更できるのは、サーバーを管理できる人だけです。
mistake-discord-only = 「{ $command }」はDiscordでの選択を保存するもので、Discordでだけ使えます。

standing-server = このサーバーの設定
standing-channel = { $channel } の設定
standing-person = あなたの設定
standing-channels = 個別に設定されているチャンネル
standing-more = …ほか{ $count }件
done-set = 保存しました。
done-but-server = 保存しました。ただし、このサーバーではサーバーの設定（{ $game }）が優先されます。
done-but-channel = 保存しました。ただし、このチャンネルではチャンネルの設定（{ $game }）が優先されます。
done-reset-server = このサーバーの設定を削除しました。チャンネルごとの設定は残ります。
done-reset-channel = このチャンネルの設定を削除しました。
done-forgotten = あなたについて保存されていたものを削除しました。

setting-language = 全員に見える回答
setting-own-language = あなただけに見える回答
setting-game = 指定がないときのゲーム
setting-visibility = 回答を見られる人
held = { $value }（{ $why }）
held-by-channel = このチャンネルの設定
held-by-server = このサーバーの設定
held-by-own = あなたの選択
held-by-community = Discordでのサーバーの言語
held-by-locale = あなたのDiscordの言語
held-by-usual = 設定なし
stored-nothing = あなたについて保存されているものはありません。
stored-own = あなたについて保存されているもの：{ $choices }

note-place = 間違いや推測は、質問した人だけに、その人の言語で表示されます。質問に付けた `language:` と `game:` が最優先です。コマンドの名前は各自のDiscordの言語に従います。
note-person = 全員に見える回答はサーバーの言語です。質問に付けた `language:` と `game:` が最優先です。`/my forget` であなたについて保存されているものを削除できます。

help-title = 尋ねられること
help-menu = **メッセージのメニュー**の「アプリ」にある「{ $menu }」は、そのメッセージに出てくるルールを一覧にします。
help-language = **言語。** 質問には `language:`、自分には `/my language`、サーバーには管理者が `/settings language` で指定します。コマンドの名前はあなたのDiscordの言語に従います。
help-not = **しないこと。** 対戦はせず、カードのデータベースも絵も持たず、推測もしません。エンジンが対応していないことは、そう答えます。対戦の場ではジャッジが最終判断をします。
help-privacy = **プライバシー。** 保存するのは `/settings` と `/my` で選んだことだけで、質問やメッセージは保存しません。`/my forget` で自分の分を削除できます。
notice-magic = Foresightは、ウィザーズ・オブ・ザ・コースト社のファンコンテンツ・ポリシーに沿った非公式のファンコンテンツで、同社が制作・承認したものではありません。マジック：ザ・ギャザリング、その名称とルール文は同社に帰属します。© Wizards of the Coast LLC.
notice-riftbound = Foresightは、ライアットゲームズ社が制作・承認・保証するものではありません。Riftbound、その名称とルール文は同社に帰属します。© Riot Games, Inc.

message-without-rules = このメッセージにはルール番号もメカニズムの名前も見つかりませんでした。
message-choose = どのルールを読みますか？
