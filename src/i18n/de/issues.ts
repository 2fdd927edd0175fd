import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in German. */
export const issueStrings = {
  missing: 'nichts, das Feld fehlt',
  emptyField: 'nichts, das Feld ist leer',
  emptyValue: '{written}, was in YAML einen leeren Wert bedeutet',
  emptyText: 'ein leerer Text',
  emptyList: 'eine leere Liste',
  list: 'eine Liste',
  group: 'eine Gruppe von Feldern',
  number: 'die Zahl {written}',
  value: 'der Wert {written}',
  quoted: '„{text}“',
  twice: '{value}, wie auch in Zeile {line}',
  unknownField: 'ein unbekanntes Feld „{name}“',
  oneOf: 'einer der Werte {words}',
  oneOfFields: 'eines der Felder {names}',
  groupOf: 'eine Gruppe der Felder {names}',
  putInQuotes: 'Setzen Sie den Wert in Anführungszeichen: {text}',
  writeAsList: 'Schreiben Sie den Wert als Liste: [{parts}]',
  writeAsNumber: 'Schreiben Sie den Wert als Zahl: {number}',
  inBrackets: '{text}, ein Platzhalter in eckigen Klammern',
  fromInit: '{text}, ein Platzhaltertext von npm run init',
  fromSample: '{text}, ein Text aus den Beispielinhalten',
} as const satisfies Language<'de'>['issues'];
