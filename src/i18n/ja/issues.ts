import type { Language } from '../language.ts';

/** What the loader and `check` say about the content, in Japanese. */
export const issueStrings = {
  missing: 'なし。項目がありません',
  emptyField: 'なし。項目が空です',
  emptyValue: '{written}（YAML では空の値を意味します）',
  emptyText: '空のテキスト',
  emptyList: '空のリスト',
  list: 'リスト',
  group: '項目のグループ',
  number: '数値 {written}',
  value: '値 {written}',
  quoted: '「{text}」',
  twice: '{value}（{line} 行目にもあります）',
  unknownField: '不明な項目「{name}」',
  oneOf: '次のいずれか：{words}',
  oneOfFields: '項目 {names} のいずれか',
  groupOf: '項目 {names} のグループ',
  putInQuotes: '値を引用符で囲んでください：{text}',
  writeAsList: '値をリストとして書いてください：[{parts}]',
  writeAsNumber: '値を数値として書いてください：{number}',
  inBrackets: '{text}（角括弧で囲まれた仮のテキスト）',
  fromInit: '{text}（npm run init による仮のテキスト）',
  fromSample: '{text}（サンプルのテキスト）',
} as const satisfies Language<'ja'>['issues'];
