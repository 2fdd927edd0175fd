import { useSyncExternalStore } from 'react';
import { isRecord } from '../i18n/is-record.ts';
import { onStorageChange, readStored, store } from './storage.ts';

/** A project that a visitor has saved in this browser. */
export interface SavedProject {
  readonly id: string;
  readonly title: string;
}

/** Result of saving: `forNow` lasts until the page closes, because storage is full or blocked. */
export type SavedOutcome = 'kept' | 'forNow' | 'removed';

/** The key in localStorage. */
const STORAGE_KEY = 'saved';
/** The event on `document` after a change on this page. */
const CHANGED = 'vitrine:saved';
/** The maximum number of saved projects, and of characters in a title. */
const MAX_PROJECTS = 200;
const MAX_TITLE_LENGTH = 300;
const none: readonly SavedProject[] = [];

let stored: string | undefined;
let list: readonly SavedProject[] = none;

/**
 * The saved projects, in the order in which they were saved. Invalid entries in localStorage are omitted. Returns the
 * same array until a project is saved or removed.
 */
export function readSaved(): readonly SavedProject[] {
  const now = readStored(STORAGE_KEY);
  if (now !== stored) {
    stored = now;
    list = now === undefined ? none : parseSaved(now);
  }
  return list;
}

/** React hook for the saved projects; an empty list in prerendered HTML. */
export function useSaved(): readonly SavedProject[] {
  return useSyncExternalStore(onSavedChange, readSaved, () => none);
}

/** Saves a project, or removes a project that is saved already. */
export function toggleSaved(project: SavedProject): SavedOutcome {
  const before = readSaved();
  const isSaved = before.some(({ id }) => id === project.id);
  const { id, title } = project;
  list = isSaved
    ? before.filter((other) => other.id !== id)
    : [...before, { id, title: [...title].slice(0, MAX_TITLE_LENGTH).join('') }].slice(
        -MAX_PROJECTS,
      );
  stored = list.length === 0 ? undefined : JSON.stringify(list);
  const isKept = store(STORAGE_KEY, stored);
  document.dispatchEvent(new Event(CHANGED));
  if (isSaved) return 'removed';
  return isKept ? 'kept' : 'forNow';
}

/**
 * Calls back whenever the saved projects may have changed, on this page or on another one.
 *
 * @returns A function that removes the listeners.
 */
export function onSavedChange(callback: () => void): () => void {
  document.addEventListener(CHANGED, callback);
  const stop = onStorageChange(callback);
  return () => {
    document.removeEventListener(CHANGED, callback);
    stop();
  };
}

function parseSaved(text: string): readonly SavedProject[] {
  const projects = new Map<string, SavedProject>();
  try {
    const entries: Iterable<unknown> = JSON.parse(text);
    for (const entry of entries) {
      if (!isRecord(entry)) continue;
      const { id, title } = entry;
      if (typeof id !== 'string' || typeof title !== 'string') continue;
      if (!/^[a-z0-9-]{1,100}$/.test(id) || title.length > MAX_TITLE_LENGTH) continue;
      projects.set(id, { id, title });
    }
  } catch {
    // A damaged value in localStorage counts as an empty list; saving a project overwrites the value.
  }
  return [...projects.values()].slice(-MAX_PROJECTS);
}
