import PlusIcon from '~icons/tabler/plus';
import CrossIcon from '~icons/tabler/x';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormGroup } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import { isGroup, type JsonGroup } from '../yaml/json.ts';
import styles from './Field.module.css';
import { type FieldProps, focusPart, partId, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { fieldName } from './names.ts';
import { RawValue } from './RawValue.tsx';

/** A group of fields below a heading; one that may be absent can be added and removed. */
export function GroupField({
  field,
  path,
  label,
  value,
  isRequired,
  isEntry,
}: FieldProps<FormGroup>) {
  const form = useForm();
  const fields = <Fields field={field} path={path} value={isGroup(value) ? value : {}} />;
  if (isEntry) return fields;
  const isAbsent = !isGroup(value) && !isRequired;
  return (
    <fieldset className={styles.group} id={partId(path)}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.description}>{field.description}</p>
      <FieldIssue path={path} />
      {!isAbsent && fields}
      {!isRequired && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            form.change(path, isAbsent ? {} : undefined);
            focusPart(partId(path));
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

interface FieldsProps {
  field: FormGroup;
  path: FieldPath;
  value: JsonGroup;
}

/** The fields of a group, and what stands among them that the site does not know. */
export function Fields({ field, path, value }: FieldsProps) {
  const { Field } = useForm();
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(field.properties, name));
  return (
    <div className={styles.fields}>
      {unknown.map((name) => (
        <RawValue key={name} path={[...path, name]} label={name} value={value[name]} />
      ))}
      {Object.entries(field.properties).map(([name, inner]) => (
        <Field
          key={name}
          field={inner}
          path={[...path, name]}
          label={fieldName(name)}
          value={value[name]}
          isRequired={field.required.includes(name)}
        />
      ))}
    </div>
  );
}
