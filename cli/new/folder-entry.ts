import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shown } from '../../platform/project.ts';
import { contentText } from '../../src/content/edit/content-text.ts';
import { firstFields } from '../../src/content/edit/first-fields.ts';
import { idFrom, nextNumber } from '../../src/content/edit/ids.ts';
import {
  type FolderKind,
  folderKinds,
  hasFolders,
  kinds,
  pathOf,
  schemaOf,
} from '../../src/content/kind-files.ts';
import type { ContentKind } from '../../src/content/registry.ts';
import { contextOf, optionsOf } from '../../src/content/schemas/schema-context.ts';
import { answer } from '../prompts/answer.ts';
import type { Answers, Question } from '../prompts/questions.ts';
import { addTo, type Context, readFields, readSite, titleFlag } from './context.ts';
import {
  type EntryField,
  entryFields,
  entryQuestions,
  entryValues,
  idQuestion,
} from './entry-fields.ts';
import { ownId } from './own-id.ts';

/** A kind whose entries have folders of their own, and the kind of the list file for them. */
interface EntryKind extends FolderKind {
  list: ContentKind;
}

export const entryKinds: readonly EntryKind[] = folderKinds.flatMap((folderKind) => {
  const list = kinds[folderKind.folder];
  return list && hasFolders(folderKind.kind) ? [{ ...folderKind, list }] : [];
});

export function folderQuestions(
  { isNumbered }: ContentKind,
  fields: readonly EntryField[],
): Question[] {
  const usual = isNumbered ? 'the next number' : 'one from the title';
  return [...entryQuestions(fields), idQuestion(`its name in the address, instead of ${usual}`)];
}

/**
 * Adds an entry with a folder of its own.
 *
 * @returns A report with the next steps, for the terminal.
 */
export async function newFolderEntry(context: Context, entryKind: EntryKind): Promise<string> {
  const { folder, flags, asker } = context;
  const { name, kind, folder: inside, list } = entryKind;
  const present = await readFields(folder, list.file, schemaOf(list));
  const fields = entryFields(kind, contextOf({}, { [inside]: present }), flags.add === true);
  const answers = await answer(folderQuestions(kind, fields), titleFlag(context), asker);
  const taken = await readdir(join(folder, inside)).catch(() => []);
  const usual = () =>
    kind.isNumbered ? nextNumber(taken) : idFrom(answers.title?.[0] ?? '', name, taken);
  const id = answers.id?.[0] ? ownId(answers.id[0], taken) : usual();

  const added = await completeWords(folder, entryKind, present, answers);
  const file = join(folder, pathOf(kind, id));
  const home = dirname(file);
  await mkdir(home, { recursive: true });
  try {
    const { values, told } = await entryValues(fields, answers, home, (image) => image);
    await writeFile(file, contentText(kind, values));
    const address = kind.pages[0].replace('*', () => id);
    return [
      `${shown(file)} is written; the ${name} will be at ${address}.`,
      ...added,
      ...told,
      'Next: write its text below the second line of --- in that file, then npm run check.',
    ].join('\n');
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** Writes the list file if it is absent, and adds new words to the choices in it. */
async function completeWords(
  folder: string,
  { kind: { choices = {}, flags = {} }, folder: inside, list }: EntryKind,
  present: object | undefined,
  answers: Answers<string>,
): Promise<string[]> {
  const chosen = Object.entries(choices).map(
    ([field, name]) => [name, answers[flags[field] ?? field] ?? []] as const,
  );
  if (!present) {
    const data = firstFields(inside, await readSite(folder), Object.fromEntries(chosen));
    const file = join(folder, list.file);
    await writeFile(file, contentText(list, data));
    return [`${shown(file)} is written too: ${list.holds}.`];
  }
  const lines: string[] = [];
  for (const [name, words] of chosen) {
    const known = optionsOf(present, name) ?? [];
    for (const word of words.filter((candidate) => !known.includes(candidate))) {
      const place = await addTo(folder, list.file, [name, 'options'], word);
      lines.push(`${place} has '${word}' now.`);
    }
  }
  return lines;
}
