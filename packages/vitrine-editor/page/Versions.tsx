import { useId, useState } from 'react';
import { isSame, type Json, joinFacts, logRejection } from 'vitrine/form';
import type { Conflict } from '../form/merge.ts';
import { QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { editorStrings, editorText, language } from './language.ts';

interface VersionsProps {
  /** Whether the file has been deleted, so that this is the only version. */
  isDeleted?: boolean;
  /** The names of the fields that only this version has changed, which are kept. */
  onlyMine: readonly string[];
  /** The fields that both versions have changed, with their names. */
  conflicts: readonly (Pick<Conflict, 'mine' | 'theirs'> & { key: string; name: string })[];
  /** Called with the keys of the fields that keep the value of this version. */
  onCombine: (mine: ReadonlySet<string>) => Promise<void>;
}

/** Two versions of one file: what only this one has changed is kept, and of each other field the owner chooses one. */
export function Versions({ isDeleted = false, onlyMine, conflicts, onCombine }: VersionsProps) {
  const id = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { versions } = editorStrings;
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((old) =>
      isTheirs ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key)),
    );
  return (
    <section className="warning" aria-labelledby={id}>
      <h3 id={id}>{isDeleted ? versions.deleted : versions.heading}</h3>
      {onlyMine.length > 0 && (
        <p>{editorText(versions.own, { names: joinFacts(onlyMine, language.locale) })}</p>
      )}
      {conflicts.length > 0 && <p>{versions.choose}</p>}
      {conflicts.map(({ key, name, ...both }) => (
        <fieldset key={key} className={styles.group}>
          <legend>{name}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.version}>
              <input
                type="radio"
                name={`${id}-${key}`}
                checked={theirs.has(key) === (side === 'theirs')}
                onChange={() => choose(key, side === 'theirs')}
              />{' '}
              {versions[side]}{' '}
              <bdi>{shown(both[side], both[side === 'mine' ? 'theirs' : 'mine'])}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
      <QuietButton
        onClick={logRejection(() =>
          onCombine(new Set(conflicts.map(({ key }) => key).filter((key) => !theirs.has(key)))),
        )}
      >
        {isDeleted ? versions.goOn : versions.combine}
      </QuietButton>
    </section>
  );
}

/** The texts of a value; of a list, those of the entries that the other version does not have. */
function shown(value: Json | undefined, other: Json | undefined): string {
  const entries = Array.isArray(value) && Array.isArray(other) ? without(value, other) : value;
  return textsOf(entries).join('\n') || editorStrings.versions.none;
}

/** The entries that another list does not have; all where only their order differs. */
function without(entries: readonly Json[], others: readonly Json[]): readonly Json[] {
  const added = entries.filter((entry) => !others.some((other) => isSame(entry, other)));
  return added.length === 0 && entries.length === others.length ? entries : added;
}

/** A line for each entry or field, with the texts of it. */
function textsOf(value: Json | readonly Json[] | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).map((part) => textsOf(part).join(' · '));
}
