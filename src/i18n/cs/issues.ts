import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Czech. */
export const issueStrings = {
  missing: 'nic, pole chybí',
  emptyField: 'nic, pole je prázdné',
  emptyValue: '{written}, což v YAML znamená prázdnou hodnotu',
  emptyText: 'prázdný text',
  emptyList: 'prázdný seznam',
  list: 'seznam',
  group: 'skupina polí',
  number: 'číslo {written}',
  value: 'hodnota {written}',
  quoted: '„{text}“',
  twice: '{value}, stejně jako na řádku {line}',
  unknownField: 'neznámé pole „{name}“',
  oneOf: 'jedna z hodnot: {words}',
  oneOfFields: 'jedno z polí {names}',
  groupOf: 'skupina polí {names}',
  putInQuotes: 'Dejte hodnotu do uvozovek: {text}',
  writeAsList: 'Napište hodnotu jako seznam: [{parts}]',
  writeAsNumber: 'Napište hodnotu jako číslo: {number}',
  inBrackets: '{text}, zástupný text v hranatých závorkách',
  fromInit: '{text}, zástupný text z npm run init',
  fromSample: '{text}, text z ukázkového obsahu',
} as const satisfies Language<'cs'>['issues'];
