import { type ComponentProps, useState } from 'react';
import DownIcon from '~icons/tabler/arrow-down';
import UpIcon from '~icons/tabler/arrow-up';
import ChevronIcon from '~icons/tabler/chevron-right';
import RemoveIcon from '~icons/tabler/trash';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormField } from '../form/model.ts';
import { messages } from '../messages.ts';
import type { Json } from '../yaml/json.ts';
import { hasIssue, partId, useForm } from './form-context.ts';
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
  const isOpen = !isGroup || isOpened || hasIssue(form, path);
  const control = (
    <form.Field field={field} path={path} label={name} value={value} isRequired isEntry />
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
        <Tool
          id={`${id}-up`}
          label={interpolate(messages.field.up, { name })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1, 'up')}
        >
          <UpIcon aria-hidden="true" />
        </Tool>
        <Tool
          id={`${id}-down`}
          label={interpolate(messages.field.down, { name })}
          aria-disabled={isLast}
          onClick={() => onMove(1, 'down')}
        >
          <DownIcon aria-hidden="true" />
        </Tool>
        <Tool label={interpolate(messages.field.removeEntry, { name })} onClick={onRemove}>
          <RemoveIcon aria-hidden="true" />
        </Tool>
      </div>
      {isGroup && isOpen && (
        <div className={styles.body} id={`${id}-entry`}>
          {control}
        </div>
      )}
    </li>
  );
}

/** A button that is an icon only. */
function Tool({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" className={styles.tool} title={label} aria-label={label} {...rest} />
  );
}
