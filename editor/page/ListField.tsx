import { useState } from 'react';
import PlusIcon from '~icons/tabler/plus';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import type { Json } from '../yaml/json.ts';
import { FieldIssue } from './FieldIssue.tsx';
import type { FieldProps } from './field-props.ts';
import { controlId, issueAt, partId, useForm } from './form-context.ts';
import styles from './GroupField.module.css';
import { ListEntry } from './ListEntry.tsx';
import { entryName } from './names.ts';

/** A list whose entries can be added, removed and moved. */
export function ListField({ field, path, label, value, isRequired }: FieldProps<'list'>) {
  const form = useForm();
  const entries = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState<readonly number[]>([]);
  // Each entry has a number of its own, so that it stays the same part of the page when it moves.
  const own = entries.map((_, index) => keys[index] ?? index);
  const next = Math.max(-1, ...own) + 1;
  const [opened, setOpened] = useState<readonly number[]>([]);

  const put = (changed: Json[], changedKeys: readonly number[]) => {
    setKeys(changedKeys);
    form.change(path, changed.length === 0 ? undefined : changed);
  };
  const add = () => {
    setOpened([...opened, next]);
    put([...entries, field.entry.kind === 'group' ? {} : ''], [...own, next]);
    form.announce(interpolate(messages.field.added, { number: entries.length + 1 }));
    form.focusLater(`${partId([...path, entries.length])}-entry`);
  };
  const remove = (index: number) => {
    put(entries.toSpliced(index, 1), own.toSpliced(index, 1));
    form.announce(interpolate(messages.field.removed, { name: nameOf(index) }));
    form.focusLater(`${partId(path)}-add`);
  };
  const move = (index: number, to: number, button: string) => {
    if (to < 0 || to >= entries.length) return;
    put(swapped(entries, index, to), swapped(own, index, to));
    const at = { name: nameOf(index), number: to + 1, count: entries.length };
    form.announce(interpolate(messages.field.moved, at));
    form.focusLater(`${partId([...path, to])}-${button}`);
  };
  const nameOf = (index: number) => entryName(label, entries[index], index);

  return (
    <fieldset className={styles.group} id={partId(path)}>
      <legend className={styles.legend}>
        {label}
        {!isRequired && <span className={styles.optional}> ({messages.field.optional})</span>}
      </legend>
      <p className={styles.description}>{field.description}</p>
      <FieldIssue id={`${controlId(path)}-fault`} issue={issueAt(form, path)} />
      {entries.length === 0 && <p className={styles.description}>{messages.field.empty}</p>}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <ListEntry
            key={own[index]}
            field={field.entry}
            path={[...path, index]}
            name={nameOf(index)}
            value={entry}
            startsOpen={opened.includes(own[index] ?? -1)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(step, button) => move(index, index + step, button)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <button type="button" id={`${partId(path)}-add`} className="quiet" onClick={add}>
        <PlusIcon aria-hidden="true" />
        {messages.field.addEntry}
        <span className="visually-hidden"> ({label})</span>
      </button>
    </fieldset>
  );
}

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const result = [...list];
  const [first, second] = [list[a], list[b]];
  if (first !== undefined && second !== undefined) {
    result[a] = second;
    result[b] = first;
  }
  return result;
}
