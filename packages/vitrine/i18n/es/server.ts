import type { Language } from '../language.ts';

/** The texts that the server writes in Spanish. */
export const serverStrings = {
  notification: {
    heading: 'Nuevo mensaje',
  },
  storeFull: {
    subject: 'El formulario de contacto ya no acepta mensajes',
    message:
      'Los mensajes de este sitio ocupan {megabytes}\u00a0MB, es decir, todo el espacio que pueden usar. ' +
      'A quien escribe se le indica que su mensaje no se ha podido guardar y se le ofrecen otras formas de contacto.\n\n' +
      'Elimina lo que no necesites:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'o aumenta el valor de STORE_LIMIT_MB y reinicia el servidor.',
  },
  filedAsSpam: {
    subject: 'Un mensaje se ha archivado como spam',
    message:
      'Un mensaje se ha archivado como spam solo porque su campo oculto estaba relleno o porque se envió muy rápido. ' +
      'Puede que lo haya escrito una persona, con un programa que rellena formularios.\n\n' +
      'Lee estos mensajes:\n  npx vitrine inbox list --spam\nSi un mensaje no es spam, reenvíalo:\n  npx vitrine inbox rescue <id>\n\n' +
      'Este aviso llega como máximo una vez al día para todos esos mensajes.',
  },
  errors: {
    broken: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo más tarde.',
    notAllowed:
      'El método {method} no está permitido en esta dirección. Métodos permitidos: {allowed}.',
  },
} as const satisfies Language<'es'>['server'];
