import { z } from 'zod';
import type { ContentIssue } from '../src/content/content-issue.ts';
import type { FormGroup } from '../src/content/edit/form-schema.ts';
import { type JsonGroup, json } from '../src/content/edit/json.ts';

// Requests of the editor's page, and answers of its server.

/** An issue with the place of its file in the editor. */
export interface FileIssue extends ContentIssue {
  /** Path of the file in the content folder; absent where the editor has no such file. */
  path?: string | undefined;
  /** What the file is called. */
  title: string;
}

/** A file as the list shows it. */
export interface FileEntry {
  /** Path in the content folder. */
  path: string;
  kind: string;
  /** What it is called: its own title, or that of its kind. */
  title: string;
  /** False for a file that the site can have and this one has not. */
  exists: boolean;
  /** How many issues the check finds in it. */
  issueCount: number;
  /** The page of the site that shows it, as a path. */
  shownAt: string;
}

export interface Overview {
  /** The content folder as messages show it. */
  folder: string;
  files: FileEntry[];
  /** The kinds of which there are many files, and what those are called together. */
  folders: { kind: string; heading: string }[];
  /** Issues that belong to none of the files, such as a misspelt name. */
  issues: FileIssue[];
  /** Whether the check finds no issue, so that the site can be built. */
  isValid: boolean;
  /** Where the site is shown while it is edited; absent where it is not. */
  preview?: string | undefined;
}

/** A file with all that its form needs. */
export interface FileState {
  path: string;
  title: string;
  exists: boolean;
  /** Whether there can be many of its kind, so that it can be deleted. */
  isEntry: boolean;
  /** All languages of the site, that of the originals first; none where there is one only. */
  languages: string[];
  /** What it translates; absent where it is an original. */
  translated?: { path: string; value: JsonGroup; body?: string | undefined } | undefined;
  /** Tells this state of the file from every other. */
  hash: string;
  text: string;
  /** Its fields; absent where they cannot be read. */
  value?: JsonGroup | undefined;
  /** The Markdown below the fields; absent where the file has none. */
  body?: string | undefined;
  form: FormGroup;
  /** Images that the file can name, as it would name them. */
  images: string[];
  /** All projects, for fields that name one; with the id as title where that cannot be read. */
  projects: { id: string; title: string }[];
  issues: FileIssue[];
}

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

export type SaveRequest = z.output<typeof saveRequest>;

export const removeRequest = z.object({ path: z.string(), hash: z.string() });

/** A new entry, such as a project. */
export const newRequest = z.object({ kind: z.string(), title: z.string() });

/** Names of icons that a search finds. */
export interface IconsFound {
  /** The best of them. */
  names: string[];
  /** How many there are in all. */
  count: number;
}

/** A file that has changed since the last commit. */
export interface PublishedChange {
  /** What the file is called. */
  title: string;
  what: 'new' | 'changed' | 'removed';
  /** The fields that changed, as the form calls them; none where that is not known. */
  fields: string[];
}

export type PublishState =
  | { kind: 'impossible'; reason: string }
  | {
      kind: 'possible';
      hasRemote: boolean;
      /** How many commits no remote has. */
      unpushed: number;
      changes: PublishedChange[];
      /** What the commit could say. */
      sentence: string;
    };

export const publishRequest = z.object({ sentence: z.string().trim() });

/** How publishing ended, and what git said. */
export interface PublishAnswer {
  outcome: 'published' | 'noRemote' | 'notPushed' | 'failed';
  output: string;
}

/** Why nothing was written: another program changed the file, or the content would have issues. */
export type Unwritten = { kind: 'changed' } | { kind: 'invalid'; issues: FileIssue[] };

export type SaveAnswer = { kind: 'saved'; file: FileState } | Unwritten;

export const restoreRequest = z.object({ undo: z.string() });

export const markdownRequest = z.object({ path: z.string(), text: z.string() });

/** With the place where it was put, as messages show it, and what it is restored by. */
export type RemoveAnswer = { kind: 'removed'; keptAt: string; undo: string } | Unwritten;
