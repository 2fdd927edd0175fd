import { useState } from 'react';
import { useSaved } from '../../browser/saved-projects.ts';
import { bidiText } from '../../components/bidi-text.tsx';
import type { Strings } from '../../i18n/language.ts';
import { maxSaved } from '../../message/limits.ts';
import type { SavedWork } from '../../message/message.ts';
import styles from './SavedWorkList.module.css';

export interface SavedWorkChoice {
  /** The projects that were saved last, at most as many as a message may contain. */
  all: readonly SavedWork[];
  chosen: readonly SavedWork[];
  /** Adds a project to the message, or removes it. */
  toggle: (id: string) => void;
}

/**
 * The projects that the visitor saved in this browser. All are sent with the message, except those
 * that the visitor unticks.
 */
export function useSavedWork(): SavedWorkChoice {
  const saved = useSaved();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const all = saved.slice(-maxSaved);
  return {
    all,
    chosen: all.filter(({ id }) => !excluded.has(id)),
    toggle: (id) => {
      const next = new Set(excluded);
      if (!next.delete(id)) next.add(id);
      setExcluded(next);
    },
  };
}

interface SavedWorkListProps {
  work: SavedWorkChoice;
  strings: Strings['form']['fields'];
}

/** Checkboxes for the saved projects to send with the message; renders nothing if none is saved. */
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
          <span>{bidiText(title)}</span>
        </label>
      ))}
    </fieldset>
  );
}
