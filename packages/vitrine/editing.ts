// The entry point `vitrine/editing`: functions for an editor of a content folder, which need Node. Functions that also run
// in a browser are in `vitrine/form`, those for commands in `vitrine/command`.

// Load a folder with unsaved texts, and list its issues.

export { findFirstTexts } from './content/check/placeholder-texts.ts';
export { findWarnings } from './content/check/warnings.ts';
export { ContentError } from './content/content-issue.ts';
export type { Drafts } from './content/loader/folder-lists.ts';
export { loadContent } from './content/loader/load.ts';
export type { Content } from './content/types.ts';

// Describe the files, and a form for each.

export {
  type ContentFile,
  collections,
  contentFileAt,
  fieldAt,
  filePath,
  listContentFiles,
} from './content/collection-files.ts';
export { newFields } from './content/edit/first-fields.ts';
export { describeForm } from './content/edit/form-schema.ts';
export { newEntryPath } from './content/loader/entries.ts';

// Read and change a file.

export { changeFile, type FileChange, textOf } from './content/edit/change-file.ts';
export { readSource, type SourceFile } from './content/loader/source-file.ts';

// Show Markdown and icons, and recognize pictures, videos and captions.

export { findIcon, iconNames } from './content/images/icons.ts';
export { mediaExtension } from './content/images/media-extension.ts';
export { checkedHtml } from './content/loader/html-rules.ts';
