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
  filedAsSpam: {
    subject: 'Un message a été classé comme indésirable',
    message:
      'Un message a été classé comme indésirable uniquement parce que son champ caché était rempli ou parce qu’il a été envoyé très vite. ' +
      'Il a peut-être été écrit par une personne qui utilise un programme de remplissage de formulaires.\n\n' +
      'Lisez ces messages\u00a0:\n  npx vitrine inbox list --spam\nSi un message n’est pas indésirable, transférez-le\u00a0:\n  npx vitrine inbox rescue <id>\n\n' +
      'Cet avis arrive au plus une fois par jour pour l’ensemble de ces messages.',
  },
  errors: {
    broken: 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
    notAllowed:
      'La méthode {method} n’est pas autorisée pour cette adresse. Méthodes autorisées\u00a0: {allowed}.',
  },
} as const satisfies Language<'fr'>['server'];
