import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FormList, isGroup, type Json } from 'vitrine/form';
import PlusIcon from '~icons/tabler/plus';
import { isFoldable } from '../form/arrange.ts';
import { entryName } from '../form/labels.ts';
import { moved } from '../form/reorder.ts';
import { summaryLine, summaryOf } from '../form/summary.ts';
import { haveIds } from '../form/translation.ts';
import { QuietButton } from './elements.tsx';
import { FieldSet } from './FieldSet.tsx';
import { type FieldProps, focusPart, originalAt, partId, useForm } from './form-context.ts';
import { ListEntry, removeId } from './ListEntry.tsx';
import { language, strings, t } from './language.ts';
import { Sortable } from './Sortable.tsx';

interface ListFieldProps extends FieldProps<FormList> {
  /** Renders the control of an entry. */
  children: (entry: FieldProps) => ReactNode;
}

/** A list whose entries can be added, removed and moved. An entry with several fields can be folded. */
export function ListField(props: ListFieldProps) {
  const { field, path, label, value, isRequired, isOpen, children } = props;
  const form = useForm();
  const entries = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState<readonly number[]>([]);
  // Each entry has a unique React key, so that its component keeps its state when the entry moves.
  const ids = entries.map((_, index) => keys[index] ?? index);
  const original = originalAt(form, path);
  const entryLabel = (index: number) => {
    const [entry, from] = [entries[index], Array.isArray(original) ? original[index] : undefined];
    // An entry that is not translated yet is labelled with the title of its original.
    const named = isGroup(entry) && isGroup(from) ? { ...from, ...entry } : entry;
    return entryName(label, named, index, language);
  };
  /** The name of an entry that moves: a text is named by itself, because its number changes. */
  const movedName = (index: number) => {
    const entry = entries[index];
    return typeof entry === 'string' && entry !== '' ? summaryLine(entry) : entryLabel(index);
  };
  /** Whether the list belongs to a translation and is merged with the original by the entries' ids. */
  const isMerged = form.isTranslation === true && haveIds(original);
  const entryForm = isMerged ? form : { ...form, isTranslation: false };

  /** Replaces the entries of the list, announces the change, and moves the focus. */
  const put = (
    changed: Json[],
    changedKeys: readonly number[],
    news: string,
    focus: string,
    undo?: () => void,
  ) => {
    setKeys(changedKeys);
    form.change(path, changed);
    form.announce(news, undo);
    focusPart(focus);
  };
  const add = () => {
    const entry = field.items.type === 'object' ? {} : '';
    const news = t(strings.field.added, { number: entries.length + 1 });
    const key = Math.max(-1, ...ids) + 1;
    put([...entries, entry], [...ids, key], news, `${partId([...path, entries.length])}-entry`);
  };
  const remove = (index: number) => {
    const name = entryLabel(index);
    const news = t(strings.field.removed, { name });
    const back = t(strings.field.restored, { name });
    const undo = () => put(entries, ids, back, removeId([...path, index]));
    const left = entries.toSpliced(index, 1);
    const neighbour = Math.min(index, left.length - 1);
    const focus = neighbour < 0 ? `${partId(path)}-add` : removeId([...path, neighbour]);
    put(left, ids.toSpliced(index, 1), news, focus, undo);
  };

  const removal = useRef(remove);
  useEffect(() => {
    removal.current = remove;
  });
  const [onRemove] = useState(() => (index: number) => removal.current(index));
  const isUntranslated =
    form.isTranslation === true && Array.isArray(original) && value === undefined;
  const translate = () => {
    form.change(path, original);
    focusPart(partId(path));
  };
  const list = (
    <Sortable
      path={path}
      entries={entries.map((_, index) => ({ key: ids[index] ?? index, name: movedName(index) }))}
      isFixed={isMerged || entries.length < 2}
      onMove={(from, to) => {
        setKeys(moved(ids, from, to));
        form.change(path, moved(entries, from, to));
      }}
    >
      {(index) => (
        // A list without ids is translated as a whole, so its entries have all fields.
        <ListEntry
          form={entryForm}
          field={field.items}
          path={[...path, index]}
          label={entryLabel(index)}
          value={entries[index] ?? null}
          onRemove={isMerged ? undefined : onRemove}
        >
          {children}
        </ListEntry>
      )}
    </Sortable>
  );
  return (
    <FieldSet
      path={path}
      label={label}
      description={field.description}
      isOptional={!isRequired && !form.isTranslation}
      summary={isFoldable(field, path) ? listSummary(field, value) : undefined}
      isOpen={isOpen}
    >
      {isUntranslated && <p className="small-note">{strings.languages.untranslated}</p>}
      {isUntranslated && (
        <QuietButton onClick={translate}>
          {t(strings.languages.begin, { count: original.length })}
          <span className="visually-hidden"> ({label})</span>
        </QuietButton>
      )}
      {!isUntranslated && entries.length === 0 && (
        <p className="small-note">{strings.field.empty}</p>
      )}
      {list}
      {!isUntranslated && !isMerged && (
        <QuietButton id={`${partId(path)}-add`} onClick={add}>
          <PlusIcon aria-hidden="true" />
          {strings.field.addEntry}
          <span className="visually-hidden"> ({label})</span>
        </QuietButton>
      )}
    </FieldSet>
  );
}

function listSummary(field: FormList, value: Json | undefined): string {
  return summaryOf(field, value, language) || strings.field.empty;
}
