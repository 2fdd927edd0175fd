import { useSyncExternalStore } from 'react';
import { isRecord } from './is-record.ts';
import { onStoredElsewhere, readStored, store } from './storage.ts';

/** A project that a visitor has saved in this browser. */
export interface SavedProject {
  readonly id: string;
  readonly title: string;
}

/** The result of saving a project: `forNow` where storage is full or blocked. */
export type SavedOutcome = 'kept' | 'forNow' | 'removed';

const key = 'saved';
const maxProjects = 200;
const maxTitleLength = 300;
const changed = 'vitrine:saved';
const none: readonly SavedProject[] = [];

let stored: string | undefined;
let list: readonly SavedProject[] = none;

/**
 * The saved projects, in the order in which they were saved. Invalid entries in the storage are left
 * out. Returns the same array until something changes.
 */
export function readSaved(): readonly SavedProject[] {
  const now = readStored(key);
  if (now !== stored) {
    stored = now;
    list = now === undefined ? none : parseSaved(now);
  }
  return list;
}

/** The saved projects; none in prerendered HTML. */
export function useSaved(): readonly SavedProject[] {
  return useSyncExternalStore(onSavedChange, readSaved, () => none);
}

/** Saves a project, or removes it where it is saved already. */
export function toggleSaved(project: SavedProject): SavedOutcome {
  const before = readSaved();
  const isSaved = before.some(({ id }) => id === project.id);
  const { id, title } = project;
  list = isSaved
    ? before.filter((other) => other.id !== id)
    : [...before, { id, title: [...title].slice(0, maxTitleLength).join('') }].slice(-maxProjects);
  stored = list.length === 0 ? undefined : JSON.stringify(list);
  const isKept = store(key, stored);
  document.dispatchEvent(new Event(changed));
  if (isSaved) return 'removed';
  return isKept ? 'kept' : 'forNow';
}

/**
 * Calls back whenever the saved projects may have changed, by this page or elsewhere.
 *
 * @returns A function that ends it.
 */
export function onSavedChange(callback: () => void): () => void {
  document.addEventListener(changed, callback);
  const stop = onStoredElsewhere(callback);
  return () => {
    document.removeEventListener(changed, callback);
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
      if (!/^[a-z0-9-]{1,100}$/.test(id) || title.length > maxTitleLength) continue;
      projects.set(id, { id, title });
    }
  } catch {
    // Damaged storage counts as empty; the next project that is saved replaces it.
  }
  return [...projects.values()].slice(-maxProjects);
}
