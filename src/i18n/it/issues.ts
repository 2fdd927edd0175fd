import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Italian. */
export const issueStrings = {
  missing: 'niente, il campo manca',
  emptyField: 'niente, il campo è vuoto',
  emptyValue: '{written}, che in YAML significa un valore vuoto',
  emptyText: 'un testo vuoto',
  emptyList: 'un elenco vuoto',
  list: 'un elenco',
  group: 'un gruppo di campi',
  number: 'il numero {written}',
  value: 'il valore {written}',
  quoted: '«{text}»',
  twice: '{value}, come anche alla riga {line}',
  unknownField: 'un campo sconosciuto «{name}»',
  oneOf: 'uno dei valori {words}',
  oneOfFields: 'uno dei campi {names}',
  groupOf: 'un gruppo dei campi {names}',
  putInQuotes: 'Metta il valore tra virgolette: {text}',
  writeAsList: 'Scriva il valore come elenco: [{parts}]',
  writeAsNumber: 'Scriva il valore come numero: {number}',
  inBrackets: '{text}, un segnaposto tra parentesi quadre',
  fromInit: '{text}, un testo segnaposto di npm run init',
  fromSample: '{text}, un testo dei contenuti di esempio',
} as const satisfies Language<'it'>['issues'];
