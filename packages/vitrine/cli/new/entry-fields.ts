import { join } from 'node:path';
import { z } from 'zod';
import { schemaOf } from '../../content/collection-files.ts';
import { today } from '../../content/dates.ts';
import { formOf } from '../../content/edit/form-schema.ts';
import type { FieldPath } from '../../content/loader/field-path.ts';
import { infoAt, schemaAt } from '../../content/loader/schema-keys.ts';
import type { FolderCollection, ListCollection } from '../../content/registry.ts';
import { id } from '../../content/schemas/fields/fields.ts';
import { formats } from '../../content/schemas/fields/formats.ts';
import type { SchemaContext } from '../../content/schemas/schema-context.ts';
import { copyImage, inspectImage } from '../content-files/copy-image.ts';
import { type Answers, type Question, ruleOf } from '../prompts/question.ts';

/** A collection to which entries can be added. */
type EntryCollection = ListCollection | FolderCollection;

/** A field of a new entry, with a question that is derived from the content schema. */
export interface EntryField {
  name: string;
  form: 'text' | 'number' | 'list' | 'image' | 'markdown';
  question: Question;
  minWidth: number;
}

/**
 * The fields of an entry whose value is a text, a number or a list of texts.
 *
 * @param mayAdd Whether an answer may be a word that is not among the choices of a field.
 */
export function entryFields(
  collection: EntryCollection,
  context: SchemaContext = {},
  mayAdd = false,
): EntryField[] {
  const schema = schemaOf(collection, context);
  const path: FieldPath = collection.type === 'list' ? [collection.list[0], 0] : [];
  const group = schemaAt(schema, path);
  const { properties = {}, required = [] } = group ? formOf(group) : {};
  const title = required.find((name) => name !== 'id');
  const flagOf = (name: string) => collection.flags?.[name] ?? name;
  const isDay = (name: string) => collection.type === 'folder' && collection.order === name;
  /** The name of each image field, by the name of the field with its alternative text. */
  const imageByAlt = new Map<string, string>();
  return Object.entries(properties).flatMap(([name, field]): EntryField[] => {
    const isList = field.type === 'array';
    const entry = isList ? field.items : field;
    const fieldSchema = schemaAt(schema, isList ? [...path, name, 0] : [...path, name]);
    const isText = entry.type === 'string';
    const isNumber = field.type === 'number' || field.type === 'integer';
    if (!fieldSchema || !(isText || isNumber)) return [];
    const words = isText ? entry.enum : undefined;
    const {
      description = '',
      minWidth = 0,
      alt,
      format,
      isSeldomUsed,
    } = infoAt(schema, [...path, name]);
    if (alt !== undefined) imageByAlt.set(alt, name);
    const image = imageByAlt.get(name);
    const what = inSentence(description);
    const question: Question = {
      flag: flagOf(name),
      value: isNumber ? 'number' : 'text',
      help: what,
      isRequired: required.includes(name),
      isList,
      ...(isSeldomUsed && { isFlagOnly: true }),
      ...(image !== undefined && { when: { flag: flagOf(image) } }),
      ...(words
        ? choiceOf(words, mayAdd)
        : { rule: ruleOf(isNumber ? z.preprocess(Number, fieldSchema) : fieldSchema) }),
      ...(isDay(name) && { help: `${what} (default: today)`, fallback: [today()] }),
      ...(minWidth > 0 && imageQuestion(what, minWidth)),
      ...(name === 'id' &&
        idQuestion(`the id of the entry, instead of an id that is derived from the ${title}`)),
    };
    const defaultForm = isNumber ? 'number' : isList ? 'list' : minWidth ? 'image' : 'text';
    const isLater = format === formats.markdown && !question.isRequired;
    const form = isLater ? 'markdown' : defaultForm;
    return [{ name, form, question, minWidth }];
  });
}

/** The flag `--id`, which replaces the automatic id of an entry. */
export function idQuestion(help: string): Question {
  return { flag: 'id', value: 'id', help, isFlagOnly: true, isRequired: false, rule: ruleOf(id()) };
}

function choiceOf(words: readonly string[], mayAdd: boolean): Partial<Question> {
  return {
    choices: words.map((value) => ({ value })),
    hint: 'To add a new word to projects.yaml, use --add.',
    otherChoice: 'Another word, which is added to projects.yaml',
    isOpen: mayAdd,
    ...(words.length === 1 && { fallback: words }),
  };
}

function imageQuestion(what: string, minWidth: number) {
  return {
    value: 'file',
    help: `${what.split('. ')[0]} (path of an image file at least ${minWidth} pixels wide, which is copied into the content)`,
    rule: async (path: string) => {
      const image = await inspectImage(path, minWidth);
      return typeof image === 'string' ? image : undefined;
    },
  };
}

/** The questions for a new entry: its title, then the other required fields, then the rest. */
export function entryQuestions(fields: readonly EntryField[]): Question[] {
  const rank = ({ flag, isRequired }: Question) => (flag === 'id' ? 2 : isRequired ? 0 : 1);
  return fields
    .filter(({ form }) => form !== 'markdown')
    .map(({ question }) => question)
    .sort((a, b) => rank(a) - rank(b));
}

/** Turns a schema description into a part of a sentence, without its note on the path of an image. */
export function inSentence(description: string): string {
  const plain = description.replaceAll(
    / in the folder of this file|: the path of an image file, .*$|\.$/g,
    '',
  );
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/**
 * Converts the answers to field values by field name. Copies images into the content.
 *
 * @param folder The absolute path of the folder that image paths are relative to.
 * @param imagePath Returns the path for the image of a field, without the file extension.
 * @returns The values, and notes for the owner about the images.
 */
export async function entryValues(
  fields: readonly EntryField[],
  answers: Answers<string>,
  folder: string,
  imagePath: (name: string) => string,
) {
  const values: Record<string, unknown> = {};
  const notes: string[] = [];
  for (const { name, form, minWidth, question } of fields) {
    const given = answers[question.flag];
    const [first] = given ?? [];
    if (given === undefined || first === undefined) continue;
    values[name] = form === 'number' ? Number(first) : form === 'list' ? given : first;
    if (form !== 'image') continue;
    const image = await inspectImage(first, minWidth);
    if (typeof image === 'string')
      throw new Error(`The image ${first} has changed since it was checked: ${image}`);
    const path = imagePath(name);
    values[name] = path + (await copyImage(image, join(folder, path)));
    if (image.tooSmall)
      notes.push(`--${question.flag}: ${image.tooSmall} The image is copied nevertheless.`);
    const alt = fields.find((field) => field.question.when?.flag === question.flag);
    if (alt && !answers[alt.question.flag])
      notes.push(
        `Add the field ${alt.name}, which describes the ${name} to people who cannot see it.`,
      );
  }
  return { values, notes };
}
