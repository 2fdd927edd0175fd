import type { Language } from '../language.ts';

/** The texts that the server writes in Brazilian Portuguese. */
export const serverStrings = {
  notification: {
    heading: 'Nova mensagem',
  },
  storeFull: {
    subject: 'O formulário de contato não aceita mais mensagens',
    message:
      'As mensagens deste site ocupam {megabytes} MB, ou seja, todo o espaço que podem usar. ' +
      'Quem visita o site lê que a mensagem não pôde ser armazenada e vê outras formas de contato.\n\n' +
      'Exclua o que não for necessário:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'ou aumente STORE_LIMIT_MB e reinicie o servidor.',
  },
  filedAsSpam: {
    subject: 'Uma mensagem foi arquivada como spam',
    message:
      'Uma mensagem foi arquivada como spam apenas porque o campo oculto estava preenchido ou porque foi enviada muito rápido. ' +
      'Talvez uma pessoa a tenha escrito, com um programa que preenche formulários.\n\n' +
      'Leia essas mensagens:\n  npx vitrine inbox list --spam\nSe uma mensagem não for spam, encaminhe-a:\n  npx vitrine inbox rescue <id>\n\n' +
      'Este aviso chega no máximo uma vez por dia para todas essas mensagens.',
  },
  errors: {
    broken: 'Algo deu errado do nosso lado. Tente novamente mais tarde.',
    notAllowed: 'O método {method} não é permitido neste endereço. Métodos permitidos: {allowed}.',
  },
} as const satisfies Language<'pt-BR'>['server'];
