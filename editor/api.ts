import { z } from 'zod';
import type { ContentIssue } from '../src/content/content-issue.ts';
import type { FormGroup } from '../src/content/edit/form-schema.ts';
import { type JsonGroup, json } from '../src/content/edit/json.ts';

// Requests of the editor's page, and responses of its server.

/** An issue with the path and title of its file. */
export interface FileIssue extends ContentIssue {
  /** Path of the file in the content folder; absent where the editor has no such file. */
  path?: string | undefined;
  /** The title of the file. */
  title: string;
}

/** A file as the list shows it. */
export interface FileEntry {
  /** Path in the content folder. */
  path: string;
  kind: string;
  /** The title of the file, or that of its kind. */
  title: string;
  /** False for an optional file that this site does not have. */
  exists: boolean;
  /** The number of issues that the check finds in it. */
  issueCount: number;
  /** The page of the site that shows it, as a path. */
  shownAt: string;
}

export interface Overview {
  /** The content folder as messages show it. */
  folder: string;
  files: FileEntry[];
  /** The kinds of which there are many files, each with a heading for them. */
  folders: { kind: string; heading: string }[];
  /** Issues that belong to none of the files, such as a misspelt name. */
  issues: FileIssue[];
  /** Whether the check finds no issue, so that the site can be built. */
  isValid: boolean;
  /** The address of the preview of the site; absent where there is none. */
  preview?: string | undefined;
}

/** A file with all that its form needs. */
export interface FileState {
  path: string;
  title: string;
  exists: boolean;
  /** Whether there can be many of its kind, so that it can be deleted. */
  isEntry: boolean;
  /** All languages of the site, that of the originals first; empty where there is only one. */
  languages: string[];
  /** The original of a translation; absent where the file is an original. */
  translated?: { path: string; value: JsonGroup; body?: string | undefined } | undefined;
  /** Identifies this state of the file. */
  hash: string;
  text: string;
  /** Its fields; absent where they cannot be read. */
  value?: JsonGroup | undefined;
  /** The Markdown below the fields; absent where the file has none. */
  body?: string | undefined;
  form: FormGroup;
  /** Images that the file can name, by the names that it would use. */
  images: string[];
  /** All projects, for fields that name one; with the id as title where that cannot be read. */
  projects: { id: string; title: string }[];
  issues: FileIssue[];
}

/** A request to save the fields, or the whole text. */
export const saveRequest = z.object({
  path: z.string(),
  /** Identifies the state of the file that was edited. */
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

/** Icons that a search found. */
export interface IconsFound {
  /** The names of the best matches. */
  names: string[];
  /** The number of all matches. */
  count: number;
}

/** A file that has changed since the last commit. */
export interface PublishedChange {
  /** The title of the file. */
  title: string;
  what: 'new' | 'changed' | 'removed';
  /** The labels of the changed fields; empty where they are not known. */
  fields: string[];
}

export type PublishState =
  | { kind: 'impossible'; reason: string }
  | {
      kind: 'possible';
      hasRemote: boolean;
      /** The number of commits that are not pushed. */
      unpushed: number;
      changes: PublishedChange[];
      /** A suggested commit message. */
      commitMessage: string;
    };

export const publishRequest = z.object({ commitMessage: z.string().trim() });

/** The result of publishing, and the output of git. */
export interface PublishResponse {
  outcome: 'published' | 'noRemote' | 'notPushed' | 'failed';
  output: string;
}

/** Why nothing was written: another program changed the file, or the content would have issues. */
export type RejectedChange = { kind: 'changed' } | { kind: 'invalid'; issues: FileIssue[] };

export type SaveResponse = { kind: 'saved'; file: FileState } | RejectedChange;

export const restoreRequest = z.object({ undo: z.string() });

export const markdownRequest = z.object({ path: z.string(), text: z.string() });

/** The response to a deletion, with the place of the copy for messages, and an id to restore it by. */
export type RemoveResponse = { kind: 'removed'; backupPath: string; undo: string } | RejectedChange;
