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
  filedAsSpam: {
    subject: 'Un messaggio è stato archiviato come spam',
    message:
      'Un messaggio è stato archiviato come spam solo perché il suo campo nascosto era compilato o perché è stato inviato molto in fretta. ' +
      'Potrebbe averlo scritto una persona, con un programma che compila i moduli.\n\n' +
      'Leggi questi messaggi:\n  npx vitrine inbox list --spam\nSe un messaggio non è spam, inoltralo:\n  npx vitrine inbox rescue <id>\n\n' +
      'Questo avviso arriva al massimo una volta al giorno per tutti questi messaggi.',
  },
  errors: {
    broken: 'Qualcosa è andato storto da parte nostra. Riprova più tardi.',
    notAllowed:
      'Il metodo {method} non è consentito per questo indirizzo. Metodi consentiti: {allowed}.',
  },
} as const satisfies Language<'it'>['server'];
