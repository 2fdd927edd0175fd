import { useState, useSyncExternalStore } from 'react';
import { onSavedChange, readNoneSaved, readSaved } from '../../components/saved-projects.ts';
import { mostSaved } from './limits.ts';
import type { SavedWork } from './message.ts';

/** The saved projects, and which of them go along. */
export interface SavedWorkChoice {
  /** The newest, as many as a message takes along. */
  all: readonly SavedWork[];
  chosen: readonly SavedWork[];
  /** Takes a project along, or leaves it behind. */
  toggle: (id: string) => void;
}

/** The projects that the visitor saved in this browser. All go along unless they are unticked. */
export function useSavedWork(): SavedWorkChoice {
  const saved = useSyncExternalStore(onSavedChange, readSaved, readNoneSaved);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = saved.slice(-mostSaved);
  return {
    all,
    chosen: all.filter(({ id }) => !left.has(id)),
    toggle: (id) => {
      const next = new Set(left);
      if (!next.delete(id)) next.add(id);
      setLeft(next);
    },
  };
}
