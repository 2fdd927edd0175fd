import type { Language } from '../language.ts';

/** The texts that the server writes in French. */
export const serverStrings = {
  notification: {
    heading: 'Nouveau message',
  },
  storeFull: {
    subject: 'Le formulaire de contact n’accepte plus de messages',
    message:
      'Les messages de ce site occupent {megabytes}\u00a0Mo, soit tout l’espace qui leur est réservé. ' +
      'À chaque nouvel envoi, le site indique que le message n’a pas pu être enregistré et propose d’autres moyens de prendre contact.\n\n' +
      'Supprimez ce dont vous n’avez pas besoin\u00a0:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'ou augmentez la valeur de STORE_LIMIT_MB et redémarrez le serveur.',
  },
  errors: {
    broken: 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
    notAllowed:
      'La méthode {method} n’est pas autorisée pour cette adresse. Méthodes autorisées\u00a0: {allowed}.',
  },
} as const satisfies Language<'fr'>['server'];
