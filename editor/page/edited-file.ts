import type { ContentIssue } from '../../src/content/content-issue.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FileState } from '../api.ts';
import type { Json, JsonGroup } from '../yaml/json.ts';

/** What stands in the form, saved or not. */
export interface Draft {
  value: JsonGroup;
  body: string | undefined;
  text: string;
}

export interface EditedFile {
  file: FileState | undefined;
  draft: Draft;
  issues: readonly ContentIssue[];
  /** Whether the mistakes kept it from being saved. */
  isRefused: boolean;
  mode: 'form' | 'text';
  isDirty: boolean;
  isSaving: boolean;
  /** Whether another program changed the file meanwhile. */
  isChanged: boolean;
  /** What went wrong apart from mistakes in the content. */
  failure: string;
  change: (path: FieldPath, value: Json | undefined) => void;
  setBody: (body: string) => void;
  setText: (text: string) => void;
  setMode: (mode: 'form' | 'text') => void;
  addImage: (image: File) => Promise<string | undefined>;
  save: () => Promise<boolean>;
  /** Reads the file anew, without what was changed. */
  load: () => Promise<void>;
  setIssues: (issues: readonly ContentIssue[]) => void;
  setFailure: (failure: string) => void;
}

/** The draft of a file that was not read yet. */
export const nothing: Draft = { value: {}, body: undefined, text: '' };

export function draftOf({ value = {}, body, text }: FileState): Draft {
  return { value, body, text };
}
