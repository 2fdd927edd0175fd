import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Dutch. */
export const issueStrings = {
  missing: 'niets, het veld ontbreekt',
  emptyField: 'niets, het veld is leeg',
  emptyValue: '{written}, wat in YAML een lege waarde betekent',
  emptyText: 'een lege tekst',
  emptyList: 'een lege lijst',
  list: 'een lijst',
  group: 'een groep velden',
  number: 'het getal {written}',
  value: 'de waarde {written}',
  quoted: '‘{text}’',
  twice: '{value}, net als in regel {line}',
  unknownField: 'een onbekend veld ‘{name}’',
  oneOf: 'een van de waarden {words}',
  oneOfFields: 'een van de velden {names}',
  groupOf: 'een groep van de velden {names}',
  putInQuotes: 'Zet de waarde tussen aanhalingstekens: {text}',
  writeAsList: 'Schrijf de waarde als lijst: [{parts}]',
  writeAsNumber: 'Schrijf de waarde als getal: {number}',
  inBrackets: '{text}, een plaatshouder tussen vierkante haken',
  fromInit: '{text}, een plaatshouder van npm run init',
  fromSample: '{text}, een tekst uit de voorbeeldinhoud',
} as const satisfies Language<'nl'>['issues'];
