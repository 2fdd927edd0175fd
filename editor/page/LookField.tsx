import type { FormText } from '../../src/content/edit/form-schema.ts';
import { client } from './client.ts';
import { FieldSet } from './FieldSet.tsx';
import styles from './Form.module.css';
import { controlId, type FieldProps, useForm } from './form-context.ts';

/** A field for the look (theme) of the site: a radio button with a screenshot for each look. */
export function LookField({ field, path, label, value, isRequired }: FieldProps<FormText>) {
  const form = useForm();
  const chosen = value ?? field.default;
  return (
    <FieldSet path={path} label={label} description={field.description} isOptional={!isRequired}>
      <ul className={styles.looks}>
        {field.enum?.map((name) => {
          const id = name === chosen ? controlId(path) : `${controlId(path)}-${name}`;
          return (
            <li key={name}>
              <label htmlFor={id}>
                <img src={client.lookAddress(name)} alt="" width="640" height="450" />
                <span className={styles.line}>
                  <input
                    type="radio"
                    name={controlId(path)}
                    id={id}
                    checked={name === chosen}
                    aria-describedby={`${controlId(path)}-issue`}
                    onChange={() => form.change(path, name)}
                  />
                  <span>
                    <strong>{name}</strong>: {field.info.meanings?.[name]}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </FieldSet>
  );
}
