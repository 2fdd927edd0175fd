import type { Language } from '../language.ts';

/** The texts that the server writes in Italian. */
export const serverStrings = {
  notification: {
    heading: 'Nuovo messaggio',
  },
  storeFull: {
    subject: 'Il modulo di contatto non accetta più messaggi',
    message:
      'I messaggi di questo sito occupano {megabytes} MB, cioè tutto lo spazio a loro disposizione. ' +
      'Chi visita il sito legge che il messaggio non può essere memorizzato e trova altri modi per contattarti.\n\n' +
      'Elimina ciò che non ti serve:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'oppure aumenta STORE_LIMIT_MB e riavvia il server.',
  },
  errors: {
    broken: 'Qualcosa è andato storto da parte nostra. Riprova più tardi.',
    notAllowed:
      'Il metodo {method} non è consentito per questo indirizzo. Metodi consentiti: {allowed}.',
  },
} as const satisfies Language<'it'>['server'];
