import { useState } from 'react';
import { maxSaved } from '../../contact/limits.ts';
import type { SavedWork } from '../../contact/message.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { useSaved } from '../../lib/saved-projects.ts';
import styles from './SavedWorkList.module.css';

export interface SavedWorkChoice {
  /** The newest, as many as a message takes along. */
  all: readonly SavedWork[];
  chosen: readonly SavedWork[];
  /** Takes a project along, or leaves it behind. */
  toggle: (id: string) => void;
}

/** The projects that the visitor saved in this browser. All go along unless they are unticked. */
export function useSavedWork(): SavedWorkChoice {
  const saved = useSaved();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = saved.slice(-maxSaved);
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

interface SavedWorkListProps {
  work: SavedWorkChoice;
  strings: UiStrings['contact']['form'];
}

/** The saved projects that go along with the message; nothing where none is saved. */
export function SavedWorkList({ work, strings }: SavedWorkListProps) {
  if (work.all.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{strings.saved}</legend>
      <p className={`small-note ${styles.hint}`}>{strings.savedHint}</p>
      {work.all.map(({ id, title }) => (
        <label key={id} className={styles.entry}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={work.chosen.some((chosen) => chosen.id === id)}
            onChange={() => work.toggle(id)}
          />
          <span dir="auto">{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
