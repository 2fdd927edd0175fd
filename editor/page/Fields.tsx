import { useState } from 'react';
import PlusIcon from '~icons/tabler/plus';
import RemoveIcon from '~icons/tabler/trash';
import CrossIcon from '~icons/tabler/x';
import type { FormField, FormGroup, FormList } from '../../src/content/edit/form-schema.ts';
import { isGroup, type Json, type JsonGroup } from '../../src/content/edit/json.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import { entryName, fieldName } from '../form/labels.ts';
import { haveIds, isTranslatable } from '../form/translation.ts';
import { CheckField } from './CheckField.tsx';
import { ColourField } from './ColourField.tsx';
import { ImageField, NumberField, SelectField, TextField } from './controls.tsx';
import { IconButton, QuietButton } from './elements.tsx';
import { FieldSet, Folded, MoveTools, moved } from './FieldSet.tsx';
import styles from './Form.module.css';
import {
  type FieldProps,
  type Form,
  FormContext,
  focusPart,
  hasIssue,
  originalAt,
  partId,
  useForm,
} from './form-context.ts';
import { IconField } from './IconField.tsx';
import { FieldIssue } from './Issues.tsx';
import { LookField } from './LookField.tsx';
import { editorStrings, editorText, language } from './language.ts';

interface FieldsProps {
  field: FormGroup;
  path: FieldPath;
  value: JsonGroup;
  /** True shows only metadata fields, false only other fields; if absent, all fields are shown. */
  isMetadata?: boolean;
}

/** The controls for all fields of a group, and the raw values of unknown fields in the file. */
export function Fields({ field, path, value, isMetadata }: FieldsProps) {
  const form = useForm();
  /** Whether the form shows a field that is absent in the file, so that it can be filled in. */
  const isOffered = (name: string, inner: FormField) =>
    form.isPartial
      ? isTranslatable(inner) && originalAt(form, [...path, name]) !== undefined
      : belongs(inner.info.provider, field, value);
  const known = Object.entries(field.properties)
    .filter(([, { info }]) => isMetadata === undefined || isMetadata === (info.isMetadata === true))
    .filter(([name, inner]) => (name in value && !isMergeId(form, inner)) || isOffered(name, inner))
    // An id is made from the title, so the field for the id is shown below all others.
    .sort(([, a], [, b]) => Number(a.info.isId ?? false) - Number(b.info.isId ?? false));
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(field.properties, name));
  return (
    <div className={styles.fields}>
      {isMetadata !== true &&
        unknown.map((name) => (
          <RawValue key={name} path={[...path, name]} label={name} value={value[name]} />
        ))}
      {known.map(([name, inner]) => (
        <FieldControl
          key={name}
          field={inner}
          path={[...path, name]}
          label={fieldName(name, language)}
          value={value[name]}
          isRequired={!form.isPartial && field.required.includes(name) && inner.info.isId !== true}
        />
      ))}
    </div>
  );
}

/** Whether a field is the id that links a translated entry to its original; forms do not show it. */
function isMergeId({ isPartial = false }: Form, { info }: FormField): boolean {
  return isPartial && info.isId === true;
}

/** Whether a field applies to the chosen provider; a field without a provider always applies. */
function belongs(provider: string | undefined, { properties }: FormGroup, value: JsonGroup) {
  return provider === undefined || provider === (value.provider ?? properties.provider?.info.usual);
}

/** Chooses the control for a field by the type and format of the field. */
function FieldControl({ field, ...rest }: FieldProps) {
  if (!fits(field, rest.value)) return <RawValue field={field} {...rest} />;
  switch (field.type) {
    case 'object':
      return <GroupField field={field} {...rest} />;
    case 'array':
      if (field.items.type === 'string' && field.items.enum) {
        return <CheckField field={field} {...rest} words={field.items.enum} />;
      }
      return <ListField field={field} {...rest} />;
    case 'boolean':
      return <SelectField field={field} {...rest} />;
    case 'string':
      if (field.format === formats.look) return <LookField field={field} {...rest} />;
      if (field.format === formats.colour) return <ColourField field={field} {...rest} />;
      if (field.format === formats.icon) return <IconField field={field} {...rest} />;
      if (field.enum || field.format === formats.project) {
        return <SelectField field={field} {...rest} />;
      }
      if (field.format === formats.image) return <ImageField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
    default:
      return <NumberField field={field} {...rest} />;
  }
}

/** Whether the type of a value fits the field, so that its control can show the value. */
function fits({ type }: FormField, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (type === 'object') return isGroup(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** A group of fields. An optional group can be added and removed. */
function GroupField({ field, path, label, value, isRequired, isEntry }: FieldProps<FormGroup>) {
  const form = useForm();
  const fields = <Fields field={field} path={path} value={isGroup(value) ? value : {}} />;
  if (isEntry) return fields;
  if (field.display === 'folded') {
    return (
      <Folded id={partId(path)} label={label} isOpen={hasIssue(form, path)}>
        <FieldIssue path={path} />
        {fields}
      </Folded>
    );
  }
  // A translation always shows the groups of the original, so they cannot be removed.
  const isFixed = isRequired || form.isPartial === true || field.display === 'open';
  const isAbsent = !isGroup(value) && !isFixed;
  return (
    <FieldSet path={path} label={label} description={field.description}>
      {!isAbsent && fields}
      {!isFixed && (
        <QuietButton
          onClick={() => {
            form.change(path, isAbsent ? {} : undefined);
            if (!isAbsent) {
              const removed = editorText(editorStrings.field.removed, { name: label });
              form.announce(removed, () => form.change(path, value));
            }
            focusPart(partId(path));
          }}
        >
          {isAbsent ? <PlusIcon aria-hidden="true" /> : <CrossIcon aria-hidden="true" />}
          {editorText(isAbsent ? editorStrings.field.add : editorStrings.field.removeGroup, {
            name: label,
          })}
        </QuietButton>
      )}
    </FieldSet>
  );
}

/** A list whose entries can be added, removed and moved. An entry with several fields can be folded. */
function ListField({ field, path, label, value, isRequired }: FieldProps<FormList>) {
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
  /** Whether the list belongs to a translation and is merged with the original by the entries' ids. */
  const isMerged = form.isPartial === true && haveIds(original);

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
    put([...entries, entry], [...ids, key], news, `${partId([...path, entries.length])}-entry`);
  };
  const remove = (index: number) => {
    const name = nameOf(index);
    const news = editorText(editorStrings.field.removed, { name });
    const back = editorText(editorStrings.field.restored, { name });
    const undo = () => put(entries, ids, back, `${partId([...path, index])}-entry`);
    put(entries.toSpliced(index, 1), ids.toSpliced(index, 1), news, `${partId(path)}-add`, undo);
  };
  const move = (index: number, to: number) => {
    setKeys(moved(ids, index, to));
    form.change(path, moved(entries, index, to));
  };

  const entryAt = (entry: Json, index: number) => {
    const place = [...path, index];
    const id = partId(place);
    const name = nameOf(index);
    const control = (
      <div className={styles.entryControl} id={`${id}-entry`}>
        <FieldControl
          field={field.items}
          path={place}
          label={name}
          value={entry}
          isRequired
          isEntry
        />
      </div>
    );
    const open = (details: HTMLDetailsElement | null) => {
      if (details && hasIssue(form, place)) details.open = true;
    };
    return (
      <li key={ids[index]} className={styles.entry}>
        {field.items.type === 'object' ? (
          <details ref={open}>
            <summary>{name}</summary>
            {control}
          </details>
        ) : (
          control
        )}
        {!isMerged && (
          <div className={styles.tools}>
            <MoveTools
              path={path}
              name={name}
              index={index}
              count={entries.length}
              onMove={(to) => move(index, to)}
            />
            <IconButton
              label={editorText(editorStrings.field.removeEntry, { name })}
              onClick={() => remove(index)}
            >
              <RemoveIcon aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </li>
    );
  };
  const isUntranslated = form.isPartial === true && Array.isArray(original) && value === undefined;
  const translate = () => {
    form.change(path, original);
    focusPart(partId(path));
  };
  const list = <ol className={styles.entries}>{entries.map(entryAt)}</ol>;
  return (
    <FieldSet
      path={path}
      label={label}
      description={field.description}
      isOptional={!isRequired && !form.isPartial}
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

interface RawValueProps extends Pick<FieldProps, 'path' | 'label' | 'value'> {
  /** The form field that cannot show the value; undefined if the schema has no such field. */
  field?: FormField;
}

/** Shows a value that fits no control as text, with its issue and a button that removes it. */
function RawValue({ field, path, label, value }: RawValueProps) {
  const form = useForm();
  const remove = () => form.change(path, undefined);
  const rename = (word: string) => {
    remove();
    form.change([...path.slice(0, -1), word], value);
  };
  const isText = field?.type === 'string' && typeof value !== 'object';
  return (
    <FieldSet
      path={path}
      label={label}
      description={editorStrings.field[field ? 'raw' : 'unknown']}
      onSuggestion={field ? undefined : rename}
    >
      <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
      {isText && (
        <QuietButton onClick={() => form.change(path, String(value))}>
          {editorStrings.field.asText}
        </QuietButton>
      )}
      <QuietButton onClick={remove}>
        {field
          ? editorStrings.field.clear
          : editorText(editorStrings.field.removeUnknown, { name: label })}
      </QuietButton>
    </FieldSet>
  );
}
