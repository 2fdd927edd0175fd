/**
 * What the loader and `check` say about a place in the content: what they expect, what they found, and how to
 * correct it. A code stands for each text, so that the editor can say it in the language of the site. Fixed
 * expectations are texts of the fields (`FieldStrings`).
 */
export const issueStrings = {
  // What was found.
  missing: 'nothing, the field is missing',
  emptyField: 'nothing, the field is empty',
  emptyValue: '{written}, which means an empty value in YAML',
  emptyText: 'an empty text',
  emptyList: 'an empty list',
  list: 'a list',
  group: 'a group of fields',
  number: 'the number {written}',
  value: 'the value {written}',
  quoted: "'{text}'",
  /** `{value}`: what was found; `{line}`: the line of the earlier entry. */
  twice: '{value}, which is also in line {line}',
  unknownField: "an unknown field '{name}'",
  inBrackets: '{text}, a placeholder in square brackets',
  fromInit: '{text}, a placeholder text from npm run init',
  fromSample: '{text}, a text from the sample content',
  // What is expected.
  oneOf: 'one of: {words}',
  oneOfFields: 'one of the fields {names}',
  groupOf: 'a group of the fields {names}',
  // How to correct it.
  putInQuotes: 'Put the value in quotes: {text}',
  writeAsList: 'Write the value as a list: [{parts}]',
  writeAsNumber: 'Write the value as a number: {number}',
} as const;
