import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listContentFiles, schemaOf } from '../../content/collection-files.ts';
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
  const projects = (await listContentFiles(folder)).filter(({ name }) => name === 'project');
  const ids = { project: projects.map(({ id = '' }) => id) };
  // Entries may refer to projects and services, but services only to projects.
  const { file: serviceFile, schema } = registry.services;
  const services = await readFields(folder, serviceFile, schema(contextOf(ids, {})));
  const schemaContext = contextOf(ids, { services });
  const fields = entryFields(collection, schemaContext);
  const questions = entryQuestions(fields);
  const titleFlagName = questions[0]?.flag ?? '';
  const present = await readFields(folder, file, schemaOf(collection, schemaContext));
  const answers = await askQuestions(questions, titleFlag(context, titleFlagName), terminal);
  const title = answers[titleFlagName]?.[0] ?? '';
  const takenIds = idsIn(present, list[0]) ?? [];
  const id = freeId(answers.id?.[0] ?? idFrom(title, entry, takenIds), takenIds);

  const imageFiles = await readdir(join(folder, 'images')).catch(() => []);
  const imageNames = imageFiles.map((name) => name.replace(/\.[^.]+$/, ''));
  const image = `images/${idFrom(id, 'image', imageNames)}`;
  const withId = { ...answers, id: [id] };
  const { values, notes } = await entryValues(fields, withId, folder, () => image);
  const added = present
    ? addToList(folder, file, list, values)
    : createFile(folder, name, collection, values);
  const position = await added.catch(async (error: unknown) => {
    // The images that were copied for the entry are removed again.
    const copied = Object.values(values).filter((value) => String(value).startsWith(`${image}.`));
    await Promise.all(copied.map((path) => rm(join(folder, String(path)))));
    throw error;
  });
  const address = page ? ` The page of the ${entry} will be ${page.replace('*', () => id)}.` : '';
  const first = `Added at ${position}: the ${entry} '${title}'.${address}`;
  return [first, ...notes, nextStep(fields)].join('\n');
}

function nextStep(fields: readonly EntryField[]): string {
  const markdownField = fields.find(({ form }) => form === 'markdown');
  if (!markdownField) return 'Next: run npm run check.';
  // The sentence itself says that the field is in Markdown.
  const subject = markdownField.question.help.replace(/, in Markdown$/, '');
  return `Optional: write ${subject} into the field ${markdownField.name}, in Markdown. Then run npm run check.`;
}

/** Creates a content file with the new entry as the only one of its list. */
async function createFile(
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
