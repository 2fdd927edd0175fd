import type { Language } from '../language.ts';

/** The texts that the server writes in Czech. */
export const serverStrings = {
  notification: {
    heading: 'Nová zpráva',
  },
  storeFull: {
    subject: 'Kontaktní formulář už nepřijímá zprávy',
    message:
      'Zprávy z tohoto webu zabírají {megabytes}\u00a0MB, tedy všechno místo, které zabírat smějí. ' +
      'Návštěvníkům se zobrazuje, že jejich zprávu nebylo možné uložit, spolu s jinými způsoby kontaktu.\n\n' +
      'Smažte, co nepotřebujete:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'nebo nastavte vyšší hodnotu STORE_LIMIT_MB a spusťte server znovu.',
  },
  errors: {
    broken: 'Na naší straně se něco pokazilo. Zkuste to prosím později.',
    notAllowed: 'Metoda {method} není pro tuto adresu povolena. Povolené metody: {allowed}.',
  },
} as const satisfies Language<'cs'>['server'];
