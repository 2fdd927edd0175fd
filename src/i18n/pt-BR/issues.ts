import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Portuguese. */
export const issueStrings = {
  missing: 'nada, o campo não existe',
  emptyField: 'nada, o campo está vazio',
  emptyValue: '{written}, que em YAML significa um valor vazio',
  emptyText: 'um texto vazio',
  emptyList: 'uma lista vazia',
  list: 'uma lista',
  group: 'um grupo de campos',
  number: 'o número {written}',
  value: 'o valor {written}',
  quoted: '“{text}”',
  twice: '{value}, que também está na linha {line}',
  unknownField: 'um campo desconhecido “{name}”',
  oneOf: 'um dos valores {words}',
  oneOfFields: 'um dos campos {names}',
  groupOf: 'um grupo dos campos {names}',
  putInQuotes: 'Coloque o valor entre aspas: {text}',
  writeAsList: 'Escreva o valor como lista: [{parts}]',
  writeAsNumber: 'Escreva o valor como número: {number}',
  inBrackets: '{text}, um texto provisório entre colchetes',
  fromInit: '{text}, um texto provisório de npm run init',
  fromSample: '{text}, um texto do conteúdo de exemplo',
} as const satisfies Language<'pt-BR'>['issues'];
