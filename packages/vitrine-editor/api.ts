import type { ContentIssue, FormGroup, JsonGroup, Phrase } from 'vitrine/form';
import { invitationLimits, json } from 'vitrine/form';
import { z } from 'zod';
import type { EditorStrings } from './language.ts';

// Types of the requests from the editor's page and of the responses from the editor's server.

/** An issue in the content, with the path and the title of the file that contains the issue. */
export interface FileIssue extends ContentIssue {
  /** Path of the file, relative to the content folder; absent for a file that the editor cannot open. */
  path?: string | undefined;
  /** The title of the file. */
  title: string;
  /** The line in the Markdown text below the front matter, from 1; absent for fields. */
  bodyLine?: number | undefined;
}

/** A content file, as an entry in the list of files. */
export interface FileEntry {
  /** Path of the file, relative to the content folder. */
  path: string;
  collection: string;
  /** The title of the file, or else the name of its collection, such as “Services”. */
  title: string;
  /** False for an optional file that this site does not have. */
  exists: boolean;
  /** Whether the file has changes that are kept, but not saved. */
  isUnsaved: boolean;
  /** The number of issues that the content check finds in the file. */
  issueCount: number;
  /** The path of the site's page that shows this file, such as `/about`. */
  shownAt: string;
  /** The path of the pages of the entries in its list, such as `/service/*`; absent without such pages. */
  entriesAt?: string | undefined;
  /** Whether the file can be opened in each language of the site. */
  hasLanguages: boolean;
}

export interface Overview {
  /** Path of the content folder, in the form that is shown in messages. */
  folder: string;
  files: FileEntry[];
  /** Paths of unsaved changes that could not be read, in the form that is shown in messages. */
  setAside: string[];
  /** The issues of the saved content that belong to none of `files`, such as a misspelt file name. */
  issues: FileIssue[];
  /** All issues of the saved content. While there are any, the site cannot be built. */
  errors: FileIssue[];
  /** The issues of the content with all unsaved changes. While there are any, the preview shows an older state. */
  unsavedErrors: FileIssue[];
  /** All languages of the site, the original language first; empty for a site in one language. */
  languages: string[];
  /** The URL of the preview of the site; absent where the editor was started without a preview. */
  preview?: string | undefined;
}

/** The preview's process: not started, starting, serving pages, or ended by itself. */
export interface PreviewState {
  state: 'stopped' | 'starting' | 'ready' | 'failed';
  /** The last lines of its error output. */
  output: string;
}

/** A place of the content that the owner has to write or to correct, as `npm run check` reports it. */
export interface ToDoLine {
  /** Path of the file, relative to the content folder; absent for a file that the editor cannot open. */
  path?: string | undefined;
  /** The title of the file. */
  title: string;
  /** The path of the field; absent for the text below the front matter, or the whole file. */
  field?: string | undefined;
  /** The line in the file, from 1. */
  line?: number | undefined;
  /** The line in the Markdown text below the front matter, from 1; absent for fields. */
  bodyLine?: number | undefined;
  /** The label of the field, with the labels of the groups around it; empty for the whole file. */
  label: string;
  /** The text that the file has there now; undefined where the line is about no text. */
  now?: string | undefined;
  /** What to write; absent for a text that is written. */
  expected?: Phrase | undefined;
  /** A further sentence about it. */
  hint?: Phrase | undefined;
  /** Whether the site cannot be published as long as this line is open. */
  isNeeded: boolean;
}

/** What is still to be written, and which of the first texts are written already. */
export interface ToDoList {
  /** Whether the content has no errors. With errors, only these are listed. */
  isValid: boolean;
  open: ToDoLine[];
  done: ToDoLine[];
}

/** A content file with all data that its form needs. */
export interface FileState {
  path: string;
  title: string;
  exists: boolean;
  /** Whether the file can be deleted: it is one of many of its collection, such as a project. */
  isDeletable: boolean;
  /** All languages of the site, the original language first; empty for a site in one language. */
  languages: string[];
  /** Whether the file is not translated: each language has a file that is complete without the original. */
  isPerLanguage: boolean;
  /** The original of a translation; absent where the file is an original. */
  translated?: { path: string; value: JsonGroup; body?: string | undefined } | undefined;
  /** The SHA-256 hash of the file; by the hash the server notices a change by another program. */
  hash: string;
  /** The changes that are kept, but not saved, with the hash that the file had when they began. */
  draft?: { hash: string; revision: string; change: SaveRequest['change'] } | undefined;
  text: string;
  /** The fields of the file; absent where they cannot be parsed. */
  value?: JsonGroup | undefined;
  /** The Markdown text below the front matter; absent in a YAML file. */
  body?: string | undefined;
  form: FormGroup;
  /** Paths of the images, videos and captions that the file can use, relative to the folder of the file. */
  media: string[];
  /** All projects, for fields that refer to a project; an unreadable title is replaced by the id. */
  projects: { id: string; title: string }[];
  /** The pages of the site, to which links can lead. */
  pages: { address: string; title: string }[];
  /** Names of fields to whose choices the editor can add words, such as the category of a project. */
  extensible: string[];
  issues: FileIssue[];
}

/** A request to save a file: either its fields (`value`) or its whole text. */
export const saveRequest = z.object({
  path: z.string(),
  /** The hash of the file when it was opened. */
  hash: z.string(),
  /** The revision of the kept changes that the page has; absent where it has none. */
  revision: z.string().optional(),
  change: z.union([
    z.strictObject({ value: z.record(z.string(), json), body: z.string().optional() }),
    z.strictObject({ text: z.string() }),
  ]),
});

export type SaveRequest = z.output<typeof saveRequest>;

/** A request to keep changes of a file without saving them; `title` is that of the open file. */
export const draftRequest = saveRequest.extend({ title: z.string() });

export type DraftRequest = z.output<typeof draftRequest>;

/** The invitations of the site, and what a new one can have; without SITE_KEY none can be read or made. */
export type InvitationsState =
  | { hasKey: false }
  | {
      hasKey: true;
      invitations: {
        id: string;
        name: string;
        /** The last day, as YYYY-MM-DD. */
        until: string;
        /** The titles of the chosen works. */
        projects: string[];
        /** The address with the key that opens it. */
        address: string;
      }[];
      projects: { id: string; title: string }[];
      /** The names of the packages in packages.yaml. */
      packages: string[];
      languages: { root: string; locale: string }[];
    };

/** A request to make an invitation. */
export const invitationRequest = z.object({
  for: z.string().min(1).max(invitationLimits.for),
  note: z.string().max(invitationLimits.note).optional(),
  until: z.iso.date(),
  package: z.string().optional(),
  root: z.string(),
  projects: z.array(z.string()).min(1),
});

export type InvitationRequest = z.output<typeof invitationRequest>;

/** A request to change the last day of an invitation, or without one to withdraw it. */
export const changeRequest = z.object({ id: z.string(), until: z.iso.date().optional() });

/** A request for a link with which a client can send a testimonial. */
export const askRequest = z.object({ project: z.string(), language: z.string() });

export type AskRequest = z.output<typeof askRequest>;

/** A mail with a link for a client. */
export interface AskedWords {
  subject: string;
  text: string;
}

/** A testimonial that came in, with all words of its author. */
export interface ReceivedWords {
  id: string;
  author: string;
  /** The id of the project. */
  project: string;
  /** The day of the consent, as YYYY-MM-DD. */
  day: string;
  text: string;
}

/** A request to show the words of a client, or some of them. */
export const acceptRequest = z.object({ id: z.string().length(24), text: z.string() });

export type AcceptRequest = z.output<typeof acceptRequest>;

/** A request to delete the words of a client. */
export const deleteRequest = z.object({ id: z.string() });

/** A request to discard the kept changes of a file. */
export const discardRequest = saveRequest.pick({ path: true, revision: true });

export type DiscardRequest = z.output<typeof discardRequest>;

/** A request to delete a file. */
export const removeRequest = z.object({ path: z.string(), hash: z.string() });

/** A request to create a new entry, such as a project. */
export const newRequest = z.object({ collection: z.string(), title: z.string() });

/** The result of a search for icons. */
export interface IconsFound {
  /** Names of the icons that match best, such as `logos:react`. */
  names: string[];
  /** Number of all icons that match, including those that are not in `names`. */
  count: number;
}

/** A change since the last commit, in words. */
export interface PublishedChange {
  /** The title of the changed file. */
  title: string;
  what: 'new' | 'changed' | 'moved' | 'removed';
  /** A sentence, such as “Added the project ‘Tea & Co’”. */
  text: string;
  /** The labels of the changed fields, where the sentence has only their number. */
  fields: string[];
}

export type PublishState =
  | {
      kind: 'impossible';
      refusal: keyof EditorStrings['refusals'];
      /** The paths of the repository that are the reason; empty where it is another. */
      paths: string[];
    }
  | {
      kind: 'possible';
      branch: string;
      /** The URL or path of the repository to push to; absent where there is none. */
      remote?: string | undefined;
      /** What Git has begun and not finished, which publishing finishes; absent where there is nothing. */
      unfinished?: 'merge' | 'cherry-pick' | 'revert' | 'rebase' | 'am' | undefined;
      /** The number of local commits that were not pushed yet. */
      unpushed: number;
      changes: PublishedChange[];
      /** The changes of files that the last commit has, as `git diff` shows them; cut where they are long. */
      diff: string;
      /** A suggested commit message. */
      commitMessage: string;
      /** The URL of the site; absent where `site.yaml` has none. */
      siteAddress?: string | undefined;
    };

/** The version of a file that the owner has chosen. */
const publishChoice = z.object({
  side: z.enum(['mine', 'theirs']),
  /** The ids of the versions between which the owner chose, as in `PublishConflict`. */
  versions: z.string(),
});

export const publishRequest = z.object({
  commitMessage: z.string().trim(),
  /** The URL or path of a repository to push to, where there is none yet; absent to commit only. */
  remote: z
    .string()
    .trim()
    .regex(/^[^-\s]\S*$/)
    .optional(),
  /** The chosen version of each file that others have changed too, by its path in the repository. */
  choices: z.record(z.string(), publishChoice).optional(),
});

export type PublishChoice = z.output<typeof publishChoice>;

export type PublishRequest = z.output<typeof publishRequest>;

/** The result of publishing, with the output of the git commands. */
export interface PublishResponse {
  outcome: 'published' | 'noRemote' | 'notPushed' | 'failed' | 'conflict';
  output: string;
  /** Why Git refused the last command; absent where it did not. */
  refusal?: keyof EditorStrings['refusals'] | undefined;
  /** With the outcome `conflict`: the files of which the owner has to choose a version. */
  conflicts?: PublishConflict[];
}

/** A file that the owner and others have changed in the same place. */
export interface PublishConflict {
  /** The path in the repository. */
  path: string;
  title: string;
  /** The ids of both versions in Git, to return with the choice. */
  versions: PublishChoice['versions'];
  /** The text of each version; undefined where it has deleted the file, empty for a picture. */
  mine?: string | undefined;
  theirs?: string | undefined;
}

/** Why a change was rejected: another program changed the file, or the content would have issues. */
export type RejectedChange = { kind: 'changed' } | { kind: 'invalid'; issues: FileIssue[] };

/**
 * The response to a request to keep changes. The revision is absent where the file has these values already.
 * It is stale where another program has changed the file since. The issues are those of the content with all
 * unsaved changes.
 */
export type DraftResponse =
  | { kind: 'kept'; revision?: string | undefined; isStale: boolean; issues: FileIssue[] }
  | { kind: 'changed' };

export type SaveResponse = { kind: 'saved'; file: FileState } | RejectedChange;

/** A request to add a word to the choices of a field of the file at a path. */
export const choiceRequest = z.object({ path: z.string(), field: z.string(), word: z.string() });

/** The response to it; `form` is the form of the file with the further choice. */
export type ChoiceResponse = { kind: 'added'; form: FormGroup } | RejectedChange;

/** A request to restore a deleted file, with the `undo` of the response to its deletion. */
export const restoreRequest = z.object({ undo: z.string() });

/** The response to a deletion; `backupPath` is the path of a copy, `undo` an id for restoring. */
export type RemoveResponse = { kind: 'removed'; backupPath: string; undo: string } | RejectedChange;
