import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Polish. */
export const issueStrings = {
  missing: 'nic, brakuje pola',
  emptyField: 'nic, pole jest puste',
  emptyValue: '{written}, co w YAML oznacza pustą wartość',
  emptyText: 'pusty tekst',
  emptyList: 'pusta lista',
  list: 'lista',
  group: 'grupa pól',
  number: 'liczba {written}',
  value: 'wartość {written}',
  quoted: '„{text}”',
  twice: '{value}, tak jak w wierszu {line}',
  unknownField: 'nieznane pole „{name}”',
  oneOf: 'jedna z wartości: {words}',
  oneOfFields: 'jedno z pól {names}',
  groupOf: 'grupa pól {names}',
  putInQuotes: 'Umieść wartość w cudzysłowie: {text}',
  writeAsList: 'Zapisz wartość jako listę: [{parts}]',
  writeAsNumber: 'Zapisz wartość jako liczbę: {number}',
  inBrackets: '{text}, tekst zastępczy w nawiasach kwadratowych',
  fromInit: '{text}, tekst zastępczy z npm run init',
  fromSample: '{text}, tekst z przykładowej treści',
} as const satisfies Language<'pl'>['issues'];
