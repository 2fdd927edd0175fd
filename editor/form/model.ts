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

/** A part of a form, made from the schema of a content file. */
export type FormField = { description: string } & (
  | { kind: 'group'; fields: NamedField[] }
  | { kind: 'list'; entry: FormField; least: number }
  | { kind: 'choice'; options: string[]; standard?: string | undefined }
  | { kind: 'flag' }
  | { kind: 'number'; standard?: number | undefined }
  | { kind: 'text'; format: (typeof textFormats)[number]; standard?: string | undefined }
);

export interface NamedField {
  /** Its name in the file. */
  name: string;
  /** Whether the check asks for it. */
  isRequired: boolean;
  field: FormField;
}

/** A form that consists of a group of fields, as every content file does. */
export type FormGroup = Extract<FormField, { kind: 'group' }>;

const description = z.string();

const group = z.object({
  kind: z.literal('group'),
  description,
  fields: z.array(
    z.object({ name: z.string(), isRequired: z.boolean(), field: z.lazy(() => formField) }),
  ),
});

/** The form as it comes from the server. */
export const formField: z.ZodType<FormField> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    group,
    z.object({ kind: z.literal('list'), description, entry: formField, least: z.number() }),
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
  ]),
);

/** The form of a whole file as it comes from the server. */
export const formGroup: z.ZodType<FormGroup> = group;
