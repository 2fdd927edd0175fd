import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionFilesIn, schemaOf } from '../../content/collection-files.ts';
import { contentText } from '../../content/edit/content-text.ts';
import { firstFields } from '../../content/edit/first-fields.ts';
import { idFrom } from '../../content/edit/ids.ts';
import { type ListCollection, registry } from '../../content/registry.ts';
import { contextOf, idsIn } from '../../content/schemas/schema-context.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { askQuestions } from '../prompts/ask-questions.ts';
import { type EntryField, entryFields, entryQuestions, entryValues } from './entry-fields.ts';
import {
  addToList,
  freeId,
  type NewContext,
  readFields,
  readSite,
  titleFlag,
} from './new-context.ts';

/** Adds an entry to the list in a content file, and returns the next steps as a text. */
export async function newListEntry(
  context: NewContext,
  name: string,
  collection: ListCollection,
): Promise<string> {
  const { folder, terminal } = context;
  const { list, file, entry, page } = collection;
  const projects = (await collectionFilesIn(folder)).filter(({ name }) => name === 'project');
  const ids = { project: projects.map(({ id = '' }) => id) };
  const { services: board } = registry;
  const services = await readFields(folder, board.file, board.schema(contextOf(ids, {})));
  const known = contextOf(ids, { services });
  const fields = entryFields(collection, known);
  const questions = entryQuestions(fields);
  const titled = questions[0]?.flag ?? '';
  const present = await readFields(folder, file, schemaOf(collection, known));
  const answers = await askQuestions(questions, titleFlag(context, titled), terminal);
  const title = answers[titled]?.[0] ?? '';
  const taken = idsIn(present, list[0]) ?? [];
  const id = freeId(answers.id?.[0] ?? idFrom(title, entry, taken), taken);

  const names = await readdir(join(folder, 'images')).catch(() => []);
  const images = names.map((name) => name.replace(/\.[^.]+$/, ''));
  const image = `images/${idFrom(id, 'image', images)}`;
  const { values, notes } = await entryValues(
    fields,
    { ...answers, id: [id] },
    folder,
    () => image,
  );
  const added = present
    ? addToList(folder, file, list, values)
    : begin(folder, name, collection, values);
  const place = await added.catch(async (error: unknown) => {
    const copied = Object.values(values).filter((value) => String(value).startsWith(`${image}.`));
    await Promise.all(copied.map((path) => rm(join(folder, String(path)))));
    throw error;
  });
  const address = page ? ` The page of the ${entry} will be ${page.replace('*', () => id)}.` : '';
  return [`Added at ${place}: the ${entry} '${title}'.${address}`, ...notes, nextStep(fields)].join(
    '\n',
  );
}

function nextStep(fields: readonly EntryField[]): string {
  const long = fields.find(({ form }) => form === 'markdown');
  if (!long) return 'Next: run npm run check.';
  const what = long.question.help.replace(/, in Markdown$/, '');
  return `Optional: write ${what} into the field ${long.name}, in Markdown. Then run npm run check.`;
}

/** Creates a content file with the new entry as the only one of its list. */
async function begin(
  folder: string,
  name: string,
  collection: ListCollection,
  entry: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { list, file } = collection;
  const path = join(folder, file);
  const data = { ...firstFields(name, await readSite(folder)), [list[0]]: [entry] };
  await writeFile(path, contentText(collection, data));
  return displayPath(path);
}
