import { useState } from 'react';
import DownIcon from '~icons/tabler/arrow-down';
import UpIcon from '~icons/tabler/arrow-up';
import ChevronIcon from '~icons/tabler/chevron-right';
import RemoveIcon from '~icons/tabler/trash';
import type { FieldPath } from '../../src/content/yaml-file.ts';
import type { FormField } from '../form/model.ts';
import { words } from '../words.ts';
import type { Json } from '../yaml/json.ts';
import { FieldControl } from './FieldControl.tsx';
import { fill } from './fill.ts';
import { hasProblem, partId, useForm } from './form-context.ts';
import styles from './ListEntry.module.css';

interface ListEntryProps {
  field: FormField;
  path: FieldPath;
  name: string;
  value: Json;
  /** Whether its fields can be seen at once. */
  startsOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it up (-1) or down (1); the button is named so that the focus can follow. */
  onMove: (step: -1 | 1, button: 'up' | 'down') => void;
  onRemove: () => void;
}

/** An entry of a list, with buttons to move and remove it. One of several fields can be closed. */
export function ListEntry({
  field,
  path,
  name,
  value,
  startsOpen,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: ListEntryProps) {
  const form = useForm();
  const [isOpened, setOpened] = useState(startsOpen);
  const id = partId(path);
  const isGroup = field.kind === 'group';
  const isOpen = !isGroup || isOpened || hasProblem(form, path);
  const control = (
    <FieldControl field={field} path={path} label={name} value={value} isRequired isEntry />
  );
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        {isGroup ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            <ChevronIcon aria-hidden="true" />
            {name}
          </button>
        ) : (
          <div className={styles.single} id={`${id}-entry`}>
            {control}
          </div>
        )}
        <button
          type="button"
          id={`${id}-up`}
          className={styles.tool}
          aria-disabled={isFirst}
          title={fill(words.field.up, { name })}
          aria-label={fill(words.field.up, { name })}
          onClick={() => onMove(-1, 'up')}
        >
          <UpIcon aria-hidden="true" />
        </button>
        <button
          type="button"
          id={`${id}-down`}
          className={styles.tool}
          aria-disabled={isLast}
          title={fill(words.field.down, { name })}
          aria-label={fill(words.field.down, { name })}
          onClick={() => onMove(1, 'down')}
        >
          <DownIcon aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.tool}
          title={fill(words.field.removeEntry, { name })}
          aria-label={fill(words.field.removeEntry, { name })}
          onClick={onRemove}
        >
          <RemoveIcon aria-hidden="true" />
        </button>
      </div>
      {isGroup && isOpen && (
        <div className={styles.body} id={`${id}-entry`}>
          {control}
        </div>
      )}
    </li>
  );
}
