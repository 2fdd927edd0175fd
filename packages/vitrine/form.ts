// The entry point `vitrine/form`: what the form of an editor needs in the browser, and its server too. It needs neither
// Astro nor Node.

export { logRejection } from './browser/log-rejection.ts';
export type { ContentIssue } from './content/content-issue.ts';
export type {
  FormField,
  FormFlag,
  FormGroup,
  FormList,
  FormNumber,
  FormText,
} from './content/edit/form-schema.ts';
export { idFrom } from './content/edit/ids.ts';
export { groupOf, isGroup, isSame, type Json, type JsonGroup, json } from './content/edit/json.ts';
export { entriesOf, textsOf, valueAt } from './content/edit/walk.ts';
export {
  type FileFormat,
  fileLimits,
  hasFormat,
  isFileFormat,
  MEGABYTE,
} from './content/images/file-limits.ts';
export { isImageName, MAX_IMAGE_PIXELS } from './content/images/image-files.ts';
export {
  type BlockName,
  blockRules,
  isBlockName,
  mayHaveBlocks,
} from './content/loader/block-rules.ts';
export { type FieldPath, formatPath } from './content/loader/field-path.ts';
export {
  type IssueStrings,
  inWords,
  type Phrase,
} from './content/phrase.ts';
export { formParts } from './content/schemas/fields/field-info.ts';
export { formats } from './content/schemas/fields/formats.ts';
export { invitationLimits } from './content/sealed/invitation-limits.ts';
export { isQuotation, wordDiff } from './content/shortening.ts';
export { capitalise } from './i18n/capitalise.ts';
export { type Catalogue, mapTexts, type Texts, textsIn, translate } from './i18n/catalogue.ts';
export { default as issues } from './i18n/en/issues.json' with { type: 'json' };
export { joinFacts } from './i18n/join-facts.ts';
export { isLanguageTag, splitLanguage } from './i18n/language-tag.ts';
export type { Message } from './i18n/messages.ts';
export { t, type Values } from './i18n/t.ts';
