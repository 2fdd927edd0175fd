import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FormGroup } from '../form/model.ts';
import type { JsonGroup } from '../yaml/json.ts';
import { useForm } from './form-context.ts';
import styles from './GroupField.module.css';
import { fieldName } from './names.ts';
import { RawValue } from './RawValue.tsx';

interface FieldsProps {
  field: FormGroup;
  path: FieldPath;
  value: JsonGroup;
}

/** The fields of a group, and what stands among them that the site does not know. */
export function Fields({ field, path, value }: FieldsProps) {
  const { Field } = useForm();
  const known = field.fields.map(({ name }) => name);
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  return (
    <div className={styles.fields}>
      {unknown.map((name) => (
        <RawValue key={name} path={[...path, name]} label={name} value={value[name]} />
      ))}
      {field.fields.map(({ name, isRequired, field: inner }) => (
        <Field
          key={name}
          field={inner}
          path={[...path, name]}
          label={fieldName(name)}
          value={value[name]}
          isRequired={isRequired}
        />
      ))}
    </div>
  );
}
