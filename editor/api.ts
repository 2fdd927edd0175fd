import { z } from 'zod';
import type { ContentIssue } from '../src/content/content-issue.ts';
import type { FormGroup } from './form/from-schema.ts';
import { json } from './yaml/json.ts';

// Requests of the editor's page, and answers of its server.

const issue: z.ZodType<ContentIssue> = z.object({
  file: z.string(),
  line: z.number().optional(),
  field: z.string().optional(),
  expected: z.string(),
  found: z.string(),
  suggestion: z.string().optional(),
  hint: z.string().optional(),
});

/** A file as the list shows it. */
const fileEntry = z.object({
  /** Path in the content folder. */
  path: z.string(),
  kind: z.string(),
  /** What it is called: its own title, or that of its kind. */
  title: z.string(),
  /** False for a file that the site can have and this one has not. */
  exists: z.boolean(),
  /** How many issues the check finds in it. */
  issueCount: z.number(),
});

export const overview = z.object({
  /** The content folder as messages show it. */
  folder: z.string(),
  files: z.array(fileEntry),
  /** The kinds of which there are many files, and what those are called together. */
  folders: z.array(z.object({ kind: z.string(), heading: z.string() })),
  /** Issues that belong to none of the files, such as a misspelt name. */
  issues: z.array(issue),
  /** Links out of the folder, which the site follows and the editor does not. */
  outside: z.array(issue),
  /** Where the site is shown while it is edited; absent where it is not. */
  preview: z.string().optional(),
});

/** A file with all that its form needs. */
export const fileState = z.object({
  path: z.string(),
  title: z.string(),
  exists: z.boolean(),
  /** What it is where there are many of its kind, and whether it has a folder to itself. */
  entry: z.object({ kind: z.string(), hasFolder: z.boolean() }).optional(),
  /** Tells this state of the file from every other. */
  hash: z.string(),
  text: z.string(),
  /** Its fields; absent where they cannot be read. */
  value: z.record(z.string(), json).optional(),
  /** The Markdown below the fields; absent where the file has none. */
  body: z.string().optional(),
  form: z.custom<FormGroup>(),
  /** Images that the file can name, as it would name them. */
  images: z.array(z.string()),
  /** All projects, for fields that name one. */
  projects: z.array(z.object({ id: z.string(), title: z.string() })),
  issues: z.array(issue),
  /** The page of the site that shows it, as a path. */
  shownAt: z.string(),
});

/** What is to be saved: the fields, or the whole text. */
export const saveRequest = z.object({
  path: z.string(),
  /** The state of the file that was changed. */
  hash: z.string(),
  change: z.union([
    z.strictObject({ value: z.record(z.string(), json), body: z.string().optional() }),
    z.strictObject({ text: z.string() }),
  ]),
});

/** Why nothing was written. */
const unwritten = [
  /** The file was changed by another program meanwhile. */
  z.object({ kind: z.literal('changed') }),
  /** The content would have these issues. */
  z.object({ kind: z.literal('invalid'), issues: z.array(issue) }),
] as const;

export const saveAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), file: fileState }),
  ...unwritten,
]);

export const removeRequest = z.object({ path: z.string(), hash: z.string() });

export const removeAnswer = z.discriminatedUnion('kind', [
  /** Where it was put, as messages show it. */
  z.object({ kind: z.literal('removed'), keptAt: z.string() }),
  ...unwritten,
]);

/** A new entry, such as a project. */
export const newRequest = z.object({ kind: z.string(), title: z.string() });

/** The path that is free for a new entry; nothing was written. */
export const newAnswer = z.object({ path: z.string() });

/** The name of an image that was added, as the file would write it. */
export const imageAnswer = z.object({ name: z.string() });

/** Whether the preview answers. */
export const previewAnswer = z.object({ ready: z.boolean() });

/** Why a request failed, for a person to read. */
export const errorAnswer = z.object({ message: z.string() });

export type FileEntry = z.output<typeof fileEntry>;
export type Overview = z.output<typeof overview>;
export type FileState = z.output<typeof fileState>;
export type SaveRequest = z.output<typeof saveRequest>;
export type SaveAnswer = z.output<typeof saveAnswer>;
export type RemoveAnswer = z.output<typeof removeAnswer>;

/** Whether the check finds no issue in the content. */
export function isValid({ files, issues }: Overview): boolean {
  return issues.length === 0 && files.every(({ issueCount }) => issueCount === 0);
}
