import type { Language } from '../language.ts';

/** The texts that the server writes in Japanese. */
export const serverStrings = {
  notification: {
    heading: '新着メッセージ',
  },
  storeFull: {
    subject: 'お問い合わせフォームでメッセージを受け付けられなくなりました',
    message:
      'このサイトのメッセージは{megabytes} MBを占めており、使用できる容量の上限に達しました。' +
      '訪問者には、メッセージを保存できなかったことと、ほかの連絡方法が表示されます。\n\n' +
      '不要なメッセージを削除してください：\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'または、STORE_LIMIT_MBの値を大きくして、サーバーを再起動してください。',
  },
  filedAsSpam: {
    subject: 'メッセージが迷惑メッセージに振り分けられました',
    message:
      '隠し欄に入力があったか、送信が非常に速かったという理由だけで、メッセージが迷惑メッセージに振り分けられました。' +
      'フォームを自動入力するプログラムを使って、人が書いたものかもしれません。\n\n' +
      '該当するメッセージを確認してください：\n  npx vitrine inbox list --spam\n迷惑メッセージでない場合は、転送してください：\n  npx vitrine inbox rescue <id>\n\n' +
      'このお知らせは、該当するすべてのメッセージについて、1日に1回まで届きます。',
  },
  errors: {
    broken: 'サーバー側で問題が発生しました。しばらくしてからもう一度お試しください。',
    notAllowed: 'このURLではメソッド{method}を使用できません。使用できるメソッド：{allowed}',
  },
} as const satisfies Language<'ja'>['server'];
