import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Spanish. */
export const issueStrings = {
  missing: 'nada, el campo falta',
  emptyField: 'nada, el campo está vacío',
  emptyValue: '{written}, que en YAML significa un valor vacío',
  emptyText: 'un texto vacío',
  emptyList: 'una lista vacía',
  list: 'una lista',
  group: 'un grupo de campos',
  number: 'el número {written}',
  value: 'el valor {written}',
  quoted: '«{text}»',
  twice: '{value}, que también está en la línea {line}',
  unknownField: 'un campo desconocido «{name}»',
  oneOf: 'uno de estos valores: {words}',
  oneOfFields: 'uno de los campos {names}',
  groupOf: 'un grupo de los campos {names}',
  putInQuotes: 'Ponga el valor entre comillas: {text}',
  writeAsList: 'Escriba el valor como lista: [{parts}]',
  writeAsNumber: 'Escriba el valor como número: {number}',
  inBrackets: '{text}, un texto provisional entre corchetes',
  fromInit: '{text}, un texto provisional de npm run init',
  fromSample: '{text}, un texto del contenido de ejemplo',
} as const satisfies Language<'es'>['issues'];
