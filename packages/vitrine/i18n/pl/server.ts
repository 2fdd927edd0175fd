import type { Language } from '../language.ts';

/** The texts that the server writes in Polish. */
export const serverStrings = {
  notification: {
    heading: 'Nowa wiadomość',
  },
  storeFull: {
    subject: 'Formularz kontaktowy nie przyjmuje już wiadomości',
    message:
      'Wiadomości z tej witryny zajmują {megabytes}\u00a0MB, czyli całe miejsce, jakie mogą zająć. ' +
      'Odwiedzający widzą informację, że ich wiadomości nie udało się zapisać, oraz inne sposoby kontaktu.\n\n' +
      'Usuń to, czego nie potrzebujesz:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'albo ustaw większą wartość STORE_LIMIT_MB i uruchom serwer ponownie.',
  },
  filedAsSpam: {
    subject: 'Wiadomość oznaczono jako spam',
    message:
      'Wiadomość oznaczono jako spam tylko dlatego, że jej ukryte pole było wypełnione albo że wysłano ją bardzo szybko. ' +
      'Być może napisał ją człowiek, korzystając z programu, który wypełnia formularze.\n\n' +
      'Przeczytaj te wiadomości:\n  npx vitrine inbox list --spam\nJeśli wiadomość nie jest spamem, przekaż ją dalej:\n  npx vitrine inbox rescue <id>\n\n' +
      'To powiadomienie przychodzi najwyżej raz dziennie dla wszystkich takich wiadomości.',
  },
  errors: {
    broken: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
    notAllowed: 'Metoda {method} nie jest dozwolona dla tego adresu. Dozwolone metody: {allowed}.',
  },
} as const satisfies Language<'pl'>['server'];
