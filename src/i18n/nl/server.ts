import type { Language } from '../language.ts';

/** The texts that the server writes in Dutch. */
export const serverStrings = {
  notification: {
    heading: 'Nieuw bericht',
  },
  storeFull: {
    subject: 'Het contactformulier neemt geen berichten meer aan',
    message:
      'De berichten van deze site nemen {megabytes} MB in beslag. Dat is alle ruimte die ze mogen gebruiken. ' +
      'Bezoekers lezen dat hun bericht niet kon worden opgeslagen, en hoe ze je op een andere manier kunnen bereiken.\n\n' +
      'Verwijder wat je niet nodig hebt:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'of stel STORE_LIMIT_MB hoger in en start de server opnieuw.',
  },
  errors: {
    broken: 'Er is bij ons iets misgegaan. Probeer het later opnieuw.',
    notAllowed: 'De methode {method} is niet toegestaan voor dit adres. Toegestaan: {allowed}.',
  },
} as const satisfies Language<'nl'>['server'];
