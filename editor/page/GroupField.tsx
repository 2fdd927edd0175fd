import PlusIcon from '~icons/tabler/plus';
import CrossIcon from '~icons/tabler/x';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { words } from '../words.ts';
import { isGroup } from '../yaml/json.ts';
import { FieldIssue } from './FieldIssue.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './field-props.ts';
import { controlId, issueAt, partId, useForm } from './form-context.ts';
import styles from './GroupField.module.css';

/** A group of fields below a heading; one that may be absent can be added and removed. */
export function GroupField({
  field,
  path,
  label,
  value,
  isRequired,
  isEntry,
}: FieldProps<'group'>) {
  const form = useForm();
  const issue = issueAt(form, path);
  const name = label.toLowerCase();
  if (isEntry) return <Fields field={field} path={path} value={isGroup(value) ? value : {}} />;
  const isAbsent = !isGroup(value) && !isRequired;
  return (
    <fieldset className={styles.group} id={partId(path)}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.description}>{field.description}</p>
      <FieldIssue id={`${controlId(path)}-fault`} issue={issue} />
      {!isAbsent && <Fields field={field} path={path} value={isGroup(value) ? value : {}} />}
      {isAbsent && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            form.change(path, {});
            form.focusLater(partId(path));
          }}
        >
          <PlusIcon aria-hidden="true" />
          {interpolate(words.field.add, { name })}
        </button>
      )}
      {!isAbsent && !isRequired && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            form.change(path, undefined);
            form.focusLater(partId(path));
          }}
        >
          <CrossIcon aria-hidden="true" />
          {interpolate(words.field.removeGroup, { name })}
        </button>
      )}
    </fieldset>
  );
}
