import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in French. */
export const issueStrings = {
  missing: 'rien, le champ est absent',
  emptyField: 'rien, le champ est vide',
  emptyValue: '{written}, qui signifie en YAML une valeur vide',
  emptyText: 'un texte vide',
  emptyList: 'une liste vide',
  list: 'une liste',
  group: 'un groupe de champs',
  number: 'le nombre {written}',
  value: 'la valeur {written}',
  quoted: '«\u00a0{text}\u00a0»',
  twice: '{value}, comme à la ligne {line}',
  unknownField: 'un champ inconnu «\u00a0{name}\u00a0»',
  oneOf: 'une des valeurs {words}',
  oneOfFields: 'un des champs {names}',
  groupOf: 'un groupe des champs {names}',
  putInQuotes: 'Mettez la valeur entre guillemets\u00a0: {text}',
  writeAsList: 'Écrivez la valeur sous forme de liste\u00a0: [{parts}]',
  writeAsNumber: 'Écrivez la valeur sous forme de nombre\u00a0: {number}',
  inBrackets: '{text}, un texte provisoire entre crochets',
  fromInit: '{text}, un texte provisoire de npm run init',
  fromSample: '{text}, un texte du contenu d’exemple',
} as const satisfies Language<'fr'>['issues'];
