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
  filedAsSpam: {
    subject: 'Zpráva byla zařazena do spamu',
    message:
      'Zpráva byla zařazena do spamu jen proto, že její skryté pole bylo vyplněné, nebo proto, že byla odeslána velmi rychle. ' +
      'Možná ji napsal člověk pomocí programu, který vyplňuje formuláře.\n\n' +
      'Přečtěte si tyto zprávy:\n  npx vitrine inbox list --spam\nPokud některá z nich není spam, přepošlete ji:\n  npx vitrine inbox rescue <id>\n\n' +
      'Toto upozornění přichází pro všechny takové zprávy nejvýše jednou denně.',
  },
  errors: {
    broken: 'Na naší straně se něco pokazilo. Zkuste to prosím později.',
    notAllowed: 'Metoda {method} není pro tuto adresu povolena. Povolené metody: {allowed}.',
  },
} as const satisfies Language<'cs'>['server'];
