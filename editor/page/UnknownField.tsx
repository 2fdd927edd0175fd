import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { words } from '../words.ts';
import type { Json } from '../yaml/json.ts';
import { FieldIssue } from './FieldIssue.tsx';
import { controlId, issueAt, partId, useForm } from './form-context.ts';
import styles from './RawValue.module.css';

interface UnknownFieldProps {
  path: FieldPath;
  name: string;
  value: Json | undefined;
}

/** A field that the site does not know, such as a misspelt one. */
export function UnknownField({ path, name, value }: UnknownFieldProps) {
  const form = useForm();
  const rename = (word: string) => {
    form.change(path, undefined);
    form.change([...path.slice(0, -1), word], value);
  };
  return (
    <fieldset className={styles.misfit} id={partId(path)}>
      <legend>{name}</legend>
      <p>{words.field.unknown}</p>
      <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
      <FieldIssue
        id={`${controlId(path)}-fault`}
        issue={issueAt(form, path)}
        onSuggestion={rename}
      />
      <button type="button" className="quiet" onClick={() => form.change(path, undefined)}>
        {interpolate(words.field.removeUnknown, { name })}
      </button>
    </fieldset>
  );
}
