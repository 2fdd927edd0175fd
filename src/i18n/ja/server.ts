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
  errors: {
    broken: 'サーバー側で問題が発生しました。しばらくしてからもう一度お試しください。',
    notAllowed: 'このURLではメソッド{method}を使用できません。使用できるメソッド：{allowed}',
  },
} as const satisfies Language<'ja'>['server'];
