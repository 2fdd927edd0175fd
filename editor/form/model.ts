import { z } from 'zod';

/** What a text is beyond its letters, which decides the control that it gets. */
export const textFormats = [
  'plain',
  'word',
  'image',
  'icon',
  'markdown',
  'project-id',
  'date',
  'email',
] as const;

const description = z.string();

const group = z.object({
  kind: z.literal('group'),
  description,
  get fields() {
    return z.array(namedField);
  },
});

const list = z.object({
  kind: z.literal('list'),
  description,
  get entry() {
    return formField;
  },
  least: z.number(),
});

/** A part of a form, made from the schema of a content file. */
const formField = z.discriminatedUnion('kind', [
  group,
  list,
  z.object({
    kind: z.literal('choice'),
    description,
    options: z.array(z.string()),
    standard: z.string().optional(),
  }),
  z.object({ kind: z.literal('flag'), description }),
  z.object({ kind: z.literal('number'), description, standard: z.number().optional() }),
  z.object({
    kind: z.literal('text'),
    description,
    format: z.enum(textFormats),
    standard: z.string().optional(),
  }),
]);

const namedField = z.object({
  /** Its name in the file. */
  name: z.string(),
  /** Whether the check asks for it. */
  isRequired: z.boolean(),
  get field() {
    return formField;
  },
});

export const formGroup = group;

export type FormField = z.output<typeof formField>;
export type FormGroup = z.output<typeof formGroup>;
