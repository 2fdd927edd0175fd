import type { Language } from '../language.ts';

/** The texts that the server writes in German. */
export const serverStrings = {
  notification: {
    heading: 'Neue Nachricht',
  },
  storeFull: {
    subject: 'Das Kontaktformular nimmt keine Nachrichten mehr an',
    message:
      'Die Nachrichten dieser Website belegen {megabytes} MB und damit allen Platz, den sie belegen dürfen. Besucher lesen, dass ihre Nachricht nicht gespeichert werden konnte, und finden andere Wege, Sie zu erreichen.\n\nLöschen Sie, was Sie nicht brauchen:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\noder setzen Sie STORE_LIMIT_MB höher und starten Sie den Server neu.',
  },
  filedAsSpam: {
    subject: 'Eine Nachricht wurde als Spam abgelegt',
    message:
      'Eine Nachricht wurde nur deshalb als Spam abgelegt, weil ihr verstecktes Feld ausgefüllt war oder weil sie sehr schnell abgeschickt wurde. ' +
      'Vielleicht hat ein Mensch sie geschrieben, mit einem Programm, das Formulare ausfüllt.\n\n' +
      'Lesen Sie diese Nachrichten:\n  npx vitrine inbox list --spam\nIst eine davon kein Spam, leiten Sie sie weiter:\n  npx vitrine inbox rescue <id>\n\n' +
      'Dieser Hinweis kommt für alle solchen Nachrichten zusammen höchstens einmal am Tag.',
  },
  errors: {
    broken: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
    notAllowed: 'Die Methode {method} ist für diese Adresse nicht erlaubt. Erlaubt: {allowed}.',
  },
} as const satisfies Language<'de'>['server'];
