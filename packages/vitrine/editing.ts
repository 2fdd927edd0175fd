// The entry point `vitrine/editing`: what the server of an editor needs of the content and its folder. What is pure, and
// runs in a browser too, is in `vitrine/form`; what commands share is in `vitrine/command`.

// Load a folder with unsaved texts, and list its issues.

export { firstTextsIn } from './content/check/placeholder-texts.ts';
export { readSources } from './content/check/sources.ts';
export { findWarnings } from './content/check/warnings.ts';
export { ContentError, inOrder } from './content/content-issue.ts';
export { type FolderEnvironment, ownerContentFolder } from './content/folder.ts';
export { type Drafts, noDrafts } from './content/loader/folder-lists.ts';
export { withFootnotes } from './content/loader/footnotes.ts';
export { checkedHtml } from './content/loader/html-rules.ts';
export { loadContent } from './content/loader/load.ts';
export type { Content } from './content/types.ts';

// Describe the files, and a form for each.

export {
  bodyField,
  type CollectionFile,
  cachedSchema,
  collectionFileAt,
  collectionFilesIn,
  collections,
  entryPath,
  fileCollections,
  folderCollections,
  hasFolders,
  optionsFileOf,
  presenceOf,
  schemaOf,
} from './content/collection-files.ts';
export { firstFields } from './content/edit/first-fields.ts';
export { formOf } from './content/edit/form-schema.ts';
export { takenAddresses } from './content/loader/entries.ts';
export { infoAt, schemaAt } from './content/loader/schema-keys.ts';
export { type Collection, type CollectionName, registry } from './content/registry.ts';
export { contextOf } from './content/schemas/schema-context.ts';
export { isLocale } from './content/schemas/site.ts';
export { lookNames } from './styles/looks.ts';

// Change a file, and put one aside.

export { parseAs } from './content/checked-file.ts';
export { editYaml, UnusualYaml } from './content/edit/edit-yaml.ts';
export { plain } from './content/edit/json.ts';
export { unixLines, withLineEnds } from './content/edit/line-ends.ts';
export { readSource, type SourceFile, splitMarkdown } from './content/loader/source-file.ts';
export { parseYaml } from './content/loader/yaml-file.ts';
export { blockerOf, isAside, makeFolder, setAside } from './content/quarantine.ts';

// Pictures and icons.

export { findIcon, iconNames } from './content/images/icons.ts';
export { fromRoot } from './content/images/open-image.ts';
export { imageFiles, replaceImages } from './content/images/text-images.ts';

// The folder of the owner.

export { gitEnvironment } from './astro/git-environment.ts';
export { today } from './content/dates.ts';
export { filesIn } from './content/files-in.ts';
export { memoize } from './i18n/memoize.ts';
export { IMAGE_CACHE } from './settings/site-paths.ts';
