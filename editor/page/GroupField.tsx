import PlusIcon from '~icons/tabler/plus';
import CrossIcon from '~icons/tabler/x';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
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
  if (isEntry) return <Fields field={field} path={path} value={isGroup(value) ? value : {}} />;
  const isAbsent = !isGroup(value) && !isRequired;
  return (
    <fieldset className={styles.group} id={partId(path)}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.description}>{field.description}</p>
      <FieldIssue id={`${controlId(path)}-fault`} issue={issue} />
      {!isAbsent && <Fields field={field} path={path} value={isGroup(value) ? value : {}} />}
      {!isRequired && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            form.change(path, isAbsent ? {} : undefined);
            form.focusLater(partId(path));
          }}
        >
          {isAbsent ? <PlusIcon aria-hidden="true" /> : <CrossIcon aria-hidden="true" />}
          {interpolate(isAbsent ? messages.field.add : messages.field.removeGroup, {
            name: label.toLowerCase(),
          })}
        </button>
      )}
    </fieldset>
  );
}
