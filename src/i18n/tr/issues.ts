import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Turkish. */
export const issueStrings = {
  missing: 'hiçbir şey, alan yok',
  emptyField: 'hiçbir şey, alan boş',
  emptyValue: '{written}; bu, YAML’de boş bir değer demektir',
  emptyText: 'boş bir metin',
  emptyList: 'boş bir liste',
  list: 'bir liste',
  group: 'bir alan grubu',
  number: '{written} sayısı',
  value: '{written} değeri',
  quoted: '“{text}”',
  twice: '{value} (satır {line} içinde de var)',
  unknownField: 'bilinmeyen alan “{name}”',
  oneOf: 'şu değerlerden biri: {words}',
  oneOfFields: 'şu alanlardan biri: {names}',
  groupOf: 'şu alanlardan oluşan bir grup: {names}',
  putInQuotes: 'Değeri tırnak içine alın: {text}',
  writeAsList: 'Değeri liste olarak yazın: [{parts}]',
  writeAsNumber: 'Değeri sayı olarak yazın: {number}',
  inBrackets: '{text}, köşeli parantez içinde bir yer tutucu',
  fromInit: '{text}, npm run init’in yer tutucu metni',
  fromSample: '{text}, örnek içerikten bir metin',
} as const satisfies Language<'tr'>['issues'];
