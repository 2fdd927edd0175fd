import { useId, useState } from 'react';
import { isSame, type Json, joinFacts, logRejection } from 'vitrine/form';
import type { Conflict } from '../form/merge.ts';
import { QuietButton } from './elements.tsx';
import formStyles from './Form.module.css';
import { language, strings, t } from './language.ts';
import styles from './Versions.module.css';

interface VersionsProps {
  /** Whether another window or program has deleted the file, so that only this window has a version. */
  isDeleted?: boolean;
  /** The names of the fields that only this window has changed. Their values are kept. */
  onlyMine: readonly string[];
  /** The fields that this window and the other version have changed, with their names. */
  conflicts: readonly (Pick<Conflict, 'mine' | 'theirs'> & { key: string; name: string })[];
  /** Called with the keys of the conflicting fields whose value of this window is kept. */
  onCombine: (mine: ReadonlySet<string>) => Promise<void>;
}

/** Merges two versions of a file: for each field that both have changed, the owner chooses the value. */
export function Versions({ isDeleted = false, onlyMine, conflicts, onCombine }: VersionsProps) {
  const id = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { versions } = strings;
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((old) =>
      isTheirs ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key)),
    );
  return (
    <section className="warning" aria-labelledby={id}>
      <h3 id={id}>{isDeleted ? versions.deleted : versions.heading}</h3>
      {onlyMine.length > 0 && (
        <p>{t(versions.own, { names: joinFacts(onlyMine, language.locale) })}</p>
      )}
      {conflicts.length > 0 && <p>{versions.choose}</p>}
      {conflicts.map(({ key, name, ...both }) => (
        <fieldset key={key} className={formStyles.group}>
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

/** The text that a choice shows for a value. For two lists it shows only the entries that differ. */
function shown(value: Json | undefined, other: Json | undefined): string {
  const entries = Array.isArray(value) && Array.isArray(other) ? without(value, other) : value;
  return textsOf(entries).join('\n') || strings.versions.none;
}

/** The entries that are not in the other list; all entries if only the order differs. */
function without(entries: readonly Json[], others: readonly Json[]): readonly Json[] {
  const added = entries.filter((entry) => !others.some((other) => isSame(entry, other)));
  return added.length === 0 && entries.length === others.length ? entries : added;
}

/** One line for each entry of a list or field of a group. */
function textsOf(value: Json | readonly Json[] | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).map((part) => textsOf(part).join(' · '));
}
