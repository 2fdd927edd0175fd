import { memo, type ReactNode } from 'react';
import { type FormField, formatPath, formats, isGroup, type Json } from 'vitrine/form';
import RemoveIcon from '~icons/tabler/trash';
import { entrySummary } from '../form/summary.ts';
import { client } from './client.ts';
import { IconButton } from './elements.tsx';
import { Fold } from './Fold.tsx';
import {
  type FieldProps,
  type Form,
  FormContext,
  hasIssue,
  isSameField,
  partId,
} from './form-context.ts';
import { language, strings, t } from './language.ts';
import styles from './Rows.module.css';

interface ListEntryProps {
  /** The form around the entry. */
  form: Form;
  field: FormField;
  path: FieldProps['path'];
  label: string;
  value: Json;
  /** Removes the entry at an index; absent where entries cannot be removed. */
  onRemove: ((index: number) => void) | undefined;
  /** Renders the control of the entry. */
  children: (entry: FieldProps) => ReactNode;
}

/** The id of the button that removes a list entry. */
export const removeId = (path: FieldProps['path']) => `remove-${formatPath(path)}`;

/** The row of a list entry. It is rendered again only where something in the entry has changed. */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { form, field, path, label, value, onRemove, children } = props;
  const picture = pictureIn(field, value, form.media);
  const control = (
    <div className={styles.entryControl} id={`${partId(path)}-entry`}>
      {children({ field, path, label, value, isRequired: true, isListEntry: true })}
    </div>
  );
  const summary = (
    <>
      <span className={styles.entryName}>
        {picture !== undefined && (
          <img src={client.mediaAddress(form.path, picture)} alt="" loading="lazy" />
        )}
        <span>{label}</span>
      </span>{' '}
      <small dir="auto">{entrySummary(field, value, language)}</small>
    </>
  );
  return (
    <FormContext value={form}>
      {field.type === 'object' ? (
        <Fold summary={summary} places={[formatPath(path)]} hasIssue={hasIssue(form, path)}>
          {control}
        </Fold>
      ) : (
        control
      )}
      {onRemove && (
        <IconButton
          id={removeId(path)}
          label={t(strings.field.removeEntry, { name: label })}
          onClick={() => onRemove(Number(path.at(-1)))}
        >
          <RemoveIcon aria-hidden="true" />
        </IconButton>
      )}
    </FormContext>
  );
}, isSameField);

/** The first image of the file that an entry names; undefined for an entry without one. */
function pictureIn(field: FormField, entry: Json, images: readonly string[]): string | undefined {
  if (field.type !== 'object' || !isGroup(entry)) return undefined;
  const named = Object.entries(field.properties).flatMap(([name, inner]) =>
    inner.type === 'string' && inner.format === formats.image ? [entry[name]] : [],
  );
  return images.find((image) => named.includes(image));
}
