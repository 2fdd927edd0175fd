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
  filedAsSpam: {
    subject: 'Een bericht is als spam opgeslagen',
    message:
      'Een bericht is alleen als spam opgeslagen omdat het verborgen veld was ingevuld of omdat het heel snel werd verstuurd. ' +
      'Misschien heeft een mens het geschreven, met een programma dat formulieren invult.\n\n' +
      'Lees deze berichten:\n  npx vitrine inbox list --spam\nIs een bericht geen spam, stuur het dan door:\n  npx vitrine inbox rescue <id>\n\n' +
      'Deze melding komt hooguit één keer per dag voor al deze berichten samen.',
  },
  errors: {
    broken: 'Er is bij ons iets misgegaan. Probeer het later opnieuw.',
    notAllowed: 'De methode {method} is niet toegestaan voor dit adres. Toegestaan: {allowed}.',
  },
} as const satisfies Language<'nl'>['server'];
