import { type ReactNode, useState } from 'react';
import PlusIcon from '~icons/tabler/plus';
import RemoveIcon from '~icons/tabler/trash';
import type { FormField, FormList } from '../../src/content/edit/form-schema.ts';
import { isGroup, type Json } from '../../src/content/edit/json.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import { isRow } from '../form/arrange.ts';
import { entryName } from '../form/labels.ts';
import { moved } from '../form/reorder.ts';
import { entrySummary, summaryLine, summaryOf } from '../form/summary.ts';
import { haveIds } from '../form/translation.ts';
import { client } from './client.ts';
import { IconButton, QuietButton } from './elements.tsx';
import { FieldSet, openIf } from './FieldSet.tsx';
import styles from './Form.module.css';
import {
  type FieldProps,
  FormContext,
  focusPart,
  hasIssue,
  originalAt,
  partId,
  useForm,
} from './form-context.ts';
import { editorStrings, editorText, language } from './language.ts';
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
  const nameOf = (index: number) => {
    const [entry, from] = [entries[index], Array.isArray(original) ? original[index] : undefined];
    // An entry that is not translated yet is labelled with the title of its original.
    const named = isGroup(entry) && isGroup(from) ? { ...from, ...entry } : entry;
    return entryName(label, named, index, language);
  };
  /** The name of an entry that moves: a text is named by itself, because its number changes. */
  const movedName = (index: number) => {
    const entry = entries[index];
    return typeof entry === 'string' && entry !== '' ? summaryLine(entry) : nameOf(index);
  };
  /** Whether the list belongs to a translation and is merged with the original by the entries' ids. */
  const isMerged = form.isPartial === true && haveIds(original);
  const entryId = (index: number) => `${partId([...path, index])}-entry`;
  const removeId = (index: number) => `remove-${formatPath([...path, index])}`;

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
    const news = editorText(editorStrings.field.added, { number: entries.length + 1 });
    const key = Math.max(-1, ...ids) + 1;
    put([...entries, entry], [...ids, key], news, entryId(entries.length));
  };
  const remove = (index: number) => {
    const name = nameOf(index);
    const news = editorText(editorStrings.field.removed, { name });
    const back = editorText(editorStrings.field.restored, { name });
    const undo = () => put(entries, ids, back, removeId(index));
    const left = entries.toSpliced(index, 1);
    const neighbour = Math.min(index, left.length - 1);
    const focus = neighbour < 0 ? `${partId(path)}-add` : removeId(neighbour);
    put(left, ids.toSpliced(index, 1), news, focus, undo);
  };

  const entryAt = (index: number) => {
    const place = [...path, index];
    const name = nameOf(index);
    const entry = entries[index] ?? null;
    const picture = pictureIn(field.items, entry, form.images);
    const control = (
      <div className={styles.entryControl} id={entryId(index)}>
        {children({
          field: field.items,
          path: place,
          label: name,
          value: entry,
          isRequired: true,
          isEntry: true,
        })}
      </div>
    );
    return (
      <>
        {field.items.type === 'object' ? (
          <details ref={openIf(hasIssue(form, place))}>
            <summary>
              <span className={styles.entryName}>
                {picture !== undefined && (
                  <img src={client.imageAddress(form.path, picture)} alt="" loading="lazy" />
                )}
                <span>{name}</span>
              </span>{' '}
              <small dir="auto">{entrySummary(field.items, entry, language)}</small>
            </summary>
            {control}
          </details>
        ) : (
          control
        )}
        {!isMerged && (
          <IconButton
            id={removeId(index)}
            label={editorText(editorStrings.field.removeEntry, { name })}
            onClick={() => remove(index)}
          >
            <RemoveIcon aria-hidden="true" />
          </IconButton>
        )}
      </>
    );
  };
  const isUntranslated = form.isPartial === true && Array.isArray(original) && value === undefined;
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
      {entryAt}
    </Sortable>
  );
  return (
    <FieldSet
      path={path}
      label={label}
      description={field.description}
      isOptional={!isRequired && !form.isPartial}
      summary={isRow(field, path) ? listSummary(field, value) : undefined}
      isOpen={isOpen}
    >
      {isUntranslated && <p className="small-note">{editorStrings.languages.untranslated}</p>}
      {isUntranslated && (
        <QuietButton onClick={translate}>
          {editorText(editorStrings.languages.begin, { count: original.length })}
          <span className="visually-hidden"> ({label})</span>
        </QuietButton>
      )}
      {!isUntranslated && entries.length === 0 && (
        <p className="small-note">{editorStrings.field.empty}</p>
      )}
      {/* A list without ids is translated as a whole, so its entries have all fields. */}
      {isMerged ? list : <FormContext value={{ ...form, isPartial: false }}>{list}</FormContext>}
      {!isUntranslated && !isMerged && (
        <QuietButton id={`${partId(path)}-add`} onClick={add}>
          <PlusIcon aria-hidden="true" />
          {editorStrings.field.addEntry}
          <span className="visually-hidden"> ({label})</span>
        </QuietButton>
      )}
    </FieldSet>
  );
}

/** The first image of the file that an entry names; undefined for an entry without one. */
function pictureIn(field: FormField, entry: Json, images: readonly string[]): string | undefined {
  if (field.type !== 'object' || !isGroup(entry)) return undefined;
  const named = Object.entries(field.properties).flatMap(([name, inner]) =>
    inner.type === 'string' && inner.format === formats.image ? [entry[name]] : [],
  );
  return images.find((image) => named.includes(image));
}

function listSummary(field: FormList, value: Json | undefined): string {
  return summaryOf(field, value, language) || editorStrings.field.empty;
}
