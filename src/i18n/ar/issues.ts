import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Arabic. */
export const issueStrings = {
  missing: 'لا شيء، الحقل غير موجود',
  emptyField: 'لا شيء، الحقل فارغ',
  emptyValue: '{written}، وهي في YAML قيمة فارغة',
  emptyText: 'نص فارغ',
  emptyList: 'قائمة فارغة',
  list: 'قائمة',
  group: 'مجموعة حقول',
  number: 'العدد {written}',
  value: 'القيمة {written}',
  quoted: '«{text}»',
  twice: '{value}، وهي أيضًا في السطر {line}',
  unknownField: 'حقل غير معروف «{name}»',
  oneOf: 'واحد من: {words}',
  oneOfFields: 'أحد الحقول {names}',
  groupOf: 'مجموعة من الحقول {names}',
  putInQuotes: 'ضع القيمة بين علامتي اقتباس: {text}',
  writeAsList: 'اكتب القيمة كقائمة: [{parts}]',
  writeAsNumber: 'اكتب القيمة كعدد: {number}',
  inBrackets: '{text}، وهو نص مؤقت بين قوسين مربعين',
  fromInit: '{text}، وهو نص مؤقت من npm run init',
  fromSample: '{text}، وهو نص من المحتوى النموذجي',
} as const satisfies Language<'ar'>['issues'];
