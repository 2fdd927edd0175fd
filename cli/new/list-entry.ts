import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../server/settings-error.ts';
import { isRecord } from '../../src/components/is-record.ts';
import { toJsonSchema } from '../../src/content/json-schemas.ts';
import { kindFilesIn, schemaOf } from '../../src/content/kind-files.ts';
import { infoAt, schemaAt } from '../../src/content/loader/schema-keys.ts';
import type { ContentKind, ContentList } from '../../src/content/registry.ts';
import { contextOf, type SchemaContext } from '../../src/content/schemas/context.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { text } from '../../src/content/schemas/fields/fields.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import { commentedYaml } from '../content-files/commented-yaml.ts';
import { idFrom, ownId } from '../content-files/ids.ts';
import { copyImage } from '../content-files/image.ts';
import { shown } from '../project.ts';
import { answer } from '../prompts/answer.ts';
import { type Question, ruleOf } from '../prompts/questions.ts';
import { addTo, type Context, ownerName, readFields, titleFlag, withoutAbsent } from './context.ts';
import { givenImage, imageQuestion } from './image-question.ts';

/** A kind whose file has a list that entries are added to. */
export type ListKind = ContentKind & { list: ContentList };

/** Whether entries are added to a kind: its list stands at the top of its file. */
export function isListKind(kind: ContentKind): kind is ListKind {
  return kind.list?.path.length === 1;
}

/** A text of an entry, as its schema describes it. */
interface EntryField {
  /** Its name in the file. */
  name: string;
  description: string;
  isMarkdown: boolean;
  /** The least width of an image; absent for any other text. */
  least: number | undefined;
  question: Question;
}

/** What is asked for a new entry: its title, then what it cannot do without, then the rest. */
export function entryQuestions(kind: ListKind, context: SchemaContext = {}): Question[] {
  const asked = entryFields(kind, context).filter(({ isMarkdown }) => !isMarkdown);
  const rank = ({ flag, isRequired }: Question) => (flag === 'id' ? 2 : isRequired ? 0 : 1);
  return asked.map(({ question }) => question).sort((a, b) => rank(a) - rank(b));
}

/**
 * Adds an entry to the list of a file.
 *
 * @returns What was done and what to do next, for the terminal.
 */
export async function newListEntry(context: Context, kind: ListKind): Promise<string> {
  const { folder, asker } = context;
  const { list, file } = kind;
  const projects = (await kindFilesIn(folder)).filter(({ name }) => name === 'project');
  const known = contextOf({ project: projects.map(({ id = '' }) => id) }, {});
  const questions = entryQuestions(kind, known);
  const titled = questions[0]?.flag ?? '';
  const present = await readFields(folder, file, schemaOf(kind, known));
  const answers = await answer(questions, titleFlag(context, titled), asker);
  const title = answers[titled]?.[0] ?? '';
  const taken = idsIn(present, list);
  const id = answers.id?.[0] ? ownId(answers.id[0], taken) : idFrom(title, list.entry, taken);

  const values: Record<string, unknown> = {};
  const copied: string[] = [];
  const told: string[] = [];
  for (const { name, least, question } of entryFields(kind, known)) {
    const given = answers[question.flag]?.[0];
    const image = least === undefined ? undefined : await givenImage(given, least);
    if (image) {
      const target = await freeImage(folder, id);
      copied.push(`${target}${await copyImage(image, join(folder, target))}`);
      if (image.tooSmall)
        told.push(`--${question.flag}: ${image.tooSmall} It is copied all the same.`);
    }
    values[name] = name === 'id' ? id : image ? copied.at(-1) : given;
  }
  const entry = withoutAbsent(values);
  const added = present ? addTo(folder, file, list.path, entry) : begin(folder, kind, entry);
  const place = await added.catch(async (error: unknown) => {
    await Promise.all(copied.map((image) => rm(join(folder, image))));
    throw error;
  });
  const address = list.page ? `; it will stand at ${list.page.replace('*', () => id)}` : '';
  return [
    `${place} has ${list.brings?.(title) ?? `'${title}'`}${address}.`,
    ...told,
    nextStep(kind),
  ].join('\n');
}

function entryFields(kind: ListKind, context: SchemaContext): EntryField[] {
  const schema = schemaOf(kind, context);
  const path = [kind.list.path[0], 0];
  const entry = schemaAt(schema, path);
  const { properties = {}, required = [] } = entry ? toJsonSchema(entry) : {};
  const title = required.find((name) => name !== 'id');
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field !== 'object' || field.type !== 'string') return [];
    const own = schemaAt(schema, [...path, name]) ?? text(anyLength);
    const { description = '', format, leastWidth: least } = infoAt(schema, [...path, name]);
    const what = inSentence(description);
    const flag = kind.list.flags?.[name] ?? name;
    const isRequired = required.includes(name) && name !== 'id';
    const from = { [title ?? '']: ', in the place of the words behind the command' }[name];
    const question: Question = {
      flag,
      value: name === 'id' ? 'id' : 'text',
      help:
        name === 'id' ? `a short name, in the place of one from the ${title}` : what + (from ?? ''),
      ...(name !== 'id' && {
        ask: `${description.replace(/\.$/, '')}${isRequired ? '' : ' (Enter leaves it out)'}`,
        rule: ruleOf(own),
      }),
      isRequired,
    };
    const isMarkdown = format === formats.markdown;
    const image = least && imageQuestion(flag, `${what}, ${least} pixels wide or more`, least);
    return [{ name, description, isMarkdown, least, question: image || question }];
  });
}

/** A description as a part of a sentence; how the file names an image, an answer need not know. */
function inSentence(description: string): string {
  const plain = description.replace(/, as a path from .*$|\.$/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

function nextStep(kind: ListKind): string {
  const long = entryFields(kind, {}).find(({ isMarkdown }) => isMarkdown);
  if (!long) return 'Next: npm run check.';
  const what = inSentence(long.description).replace(/, in Markdown$/, '');
  return `Next: ${what} may stand below it as ${long.name}, in Markdown. Then npm run check.`;
}

function idsIn(file: unknown, { path: [name] }: ContentList): string[] {
  const entries = isRecord(file) ? file[name] : [];
  const ids = Array.isArray(entries) ? entries.map((entry) => isRecord(entry) && entry.id) : [];
  return ids.filter((id) => typeof id === 'string');
}

/** A path for an image that no other image has, without its ending. */
async function freeImage(folder: string, id: string): Promise<string> {
  const names = await readdir(join(folder, 'images')).catch(() => []);
  const taken = names.map((name) => name.replace(/\.[^.]+$/, ''));
  return `images/${idFrom(id, 'image', taken)}`;
}

/** Writes the file with the entry as the first of its list. */
async function begin(
  folder: string,
  kind: ListKind,
  entry: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { list, file, holds } = kind;
  const path = join(folder, file);
  const { required = [] } = toJsonSchema(schemaOf(kind));
  if (!list.first && required.some((name) => name !== list.path[0])) {
    throw new SettingsError(`${shown(path)} is not there yet. Copy it from sample/${file}.`);
  }
  const data = { ...list.first?.(await ownerName(folder)), [list.path[0]]: [entry] };
  const head = `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`;
  await writeFile(path, commentedYaml(kind, data, head));
  return shown(path);
}
