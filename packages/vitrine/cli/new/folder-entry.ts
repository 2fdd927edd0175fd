import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  filePath,
  folderCollections,
  optionsFileOf,
  schemaOf,
} from '../../content/collection-files.ts';
import { contentText } from '../../content/edit/content-text.ts';
import { firstFields } from '../../content/edit/first-fields.ts';
import { idFrom, nextNumber } from '../../content/edit/ids.ts';
import type { FileCollection, FolderCollection } from '../../content/registry.ts';
import { contextOf, optionsOf } from '../../content/schemas/schema-context.ts';
import type { EntryName } from '../../content/types.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { askQuestions } from '../prompts/ask-questions.ts';
import type { Answers, Question } from '../prompts/question.ts';
import {
  type EntryField,
  entryFields,
  entryQuestions,
  entryValues,
  idQuestion,
} from './entry-fields.ts';
import {
  addToList,
  freeId,
  type NewContext,
  readFields,
  readSite,
  titleFlag,
} from './new-context.ts';

/** A collection whose entries each have a folder, such as projects, with the collection of `projects.yaml`. */
interface EntryType {
  name: EntryName;
  collection: FolderCollection;
  list: FileCollection;
}

export const entryTypes: readonly EntryType[] = folderCollections.flatMap(
  ({ name, collection }) => {
    const list = optionsFileOf(collection);
    return list ? [{ name, collection, list }] : [];
  },
);

export function folderQuestions(
  { idSource }: FolderCollection,
  fields: readonly EntryField[],
): Question[] {
  const autoId = idSource === 'number' ? 'the next number' : 'an id that is derived from the title';
  return [
    ...entryQuestions(fields),
    idQuestion(`the id of the entry, which is part of its URL, instead of ${autoId}`),
  ];
}

/** Creates an entry in its own folder, such as a project, and returns the next steps as a text. */
export async function newFolderEntry(context: NewContext, entryType: EntryType): Promise<string> {
  const { folder, flags, terminal } = context;
  const { name, collection, list } = entryType;
  const present = await readFields(folder, list.file, schemaOf(list));
  const schemaContext = contextOf({}, { [collection.folder]: present });
  const fields = entryFields(collection, schemaContext, flags.add === true);
  const questions = folderQuestions(collection, fields);
  const answers = await askQuestions(questions, titleFlag(context), terminal);
  const takenNames = await readdir(join(folder, collection.folder)).catch(() => []);
  const defaultId =
    collection.idSource === 'number'
      ? nextNumber(takenNames)
      : idFrom(answers.title?.[0] ?? '', name, takenNames);
  const id = freeId(answers.id?.[0] ?? defaultId, takenNames);

  const added = await addMissingChoices(folder, entryType, present, answers);
  const file = join(folder, filePath(collection, id));
  const entryFolder = dirname(file);
  await mkdir(entryFolder, { recursive: true });
  try {
    const { values, notes } = await entryValues(fields, answers, entryFolder, (image) => image);
    await writeFile(file, contentText(collection, values));
    const address = collection.pages[0].replace('*', () => id);
    return [
      `${displayPath(file)} is written. The page of the ${name} will be ${address}.`,
      ...added,
      ...notes,
      `Next: write the text of the ${name} below the second line of --- in this file, then run npm run check.`,
    ].join('\n');
  } catch (error) {
    await rm(entryFolder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates the list file, such as `projects.yaml`, or adds new words to its choices. */
async function addMissingChoices(
  folder: string,
  { collection, list }: EntryType,
  present: object | undefined,
  answers: Answers<string>,
): Promise<string[]> {
  const chosen = Object.entries(collection.choices).map(
    ([field, name]) => [name, answers[collection.flags?.[field] ?? field] ?? []] as const,
  );
  if (!present) {
    const data = firstFields(collection.folder, await readSite(folder), Object.fromEntries(chosen));
    const file = join(folder, list.file);
    await writeFile(file, contentText(list, data));
    return [`${displayPath(file)} is written too. This file contains: ${list.holds}.`];
  }
  const lines: string[] = [];
  for (const [name, words] of chosen) {
    const options = optionsOf(present, name) ?? [];
    for (const word of words.filter((candidate) => !options.includes(candidate))) {
      const position = await addToList(folder, list.file, [name, 'options'], word);
      lines.push(`'${word}' was added at ${position}.`);
    }
  }
  return lines;
}
