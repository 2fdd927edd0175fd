import { useId, useState } from 'react';
import type { Json } from '../../src/content/edit/json.ts';
import { joinFacts } from '../../src/lib/join-facts.ts';
import { logRejection } from '../../src/lib/log-rejection.ts';
import type { Conflict } from '../form/merge.ts';
import { QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { editorStrings, editorText, language } from './language.ts';

interface VersionsProps {
  /** The names of the fields that only this version has changed, which are kept. */
  own: readonly string[];
  /** The fields that both versions have changed, with their names. */
  conflicts: readonly (Pick<Conflict, 'mine' | 'theirs'> & { key: string; name: string })[];
  /** Called with the keys of the fields that keep the value of this version. */
  onCombine: (mine: ReadonlySet<string>) => Promise<void>;
}

/** Two versions of one file: what only this one has changed is kept, and of each other field the owner chooses one. */
export function Versions({ own, conflicts, onCombine }: VersionsProps) {
  const id = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { versions } = editorStrings;
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((old) =>
      isTheirs ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key)),
    );
  return (
    <section className="warning" aria-labelledby={id}>
      <h3 id={id}>{versions.heading}</h3>
      {own.length > 0 && (
        <p>{editorText(versions.own, { names: joinFacts(own, language.locale) })}</p>
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
              {versions[side]} <bdi>{shown(both[side])}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
      <QuietButton
        onClick={logRejection(() =>
          onCombine(new Set(conflicts.map(({ key }) => key).filter((key) => !theirs.has(key)))),
        )}
      >
        {versions.combine}
      </QuietButton>
    </section>
  );
}

function shown(value: Json | undefined): string {
  if (value === undefined) return editorStrings.versions.none;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
