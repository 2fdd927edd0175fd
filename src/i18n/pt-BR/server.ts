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
  errors: {
    broken: 'Algo deu errado do nosso lado. Tente novamente mais tarde.',
    notAllowed: 'O método {method} não é permitido neste endereço. Métodos permitidos: {allowed}.',
  },
} as const satisfies Language<'pt-BR'>['server'];
