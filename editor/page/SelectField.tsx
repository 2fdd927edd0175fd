import { formats } from '../../src/content/schemas/fields/formats.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormFlag, FormText } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, type Form, useForm } from './form-context.ts';
import { defaultText } from './names.ts';

/** One of a few, or what stands there and is none of them. */
export function SelectField(props: FieldProps<FormText | FormFlag>) {
  const { field, path, value } = props;
  const form = useForm();
  const isFlag = field.type === 'boolean';
  const change = (text: string) => {
    const chosen = isFlag ? text === 'true' : text;
    form.change(path, text === '' ? undefined : chosen);
  };
  const options = optionsOf(field, form);
  const shown = String(value ?? '');
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select {...control} value={shown} onChange={({ target }) => change(target.value)}>
          <option value="">{(!isFlag && defaultText(field)) || messages.field.unset}</option>
          {shown !== '' && !options.has(shown) && (
            <option value={shown}>{interpolate(messages.field.unlisted, { value: shown })}</option>
          )}
          {[...options].map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The choices of a field and their labels: words that it allows, yes or no, images, projects. */
function optionsOf(field: FormText | FormFlag, form: Form): ReadonlyMap<string, string> {
  if (field.type === 'boolean') {
    return new Map([
      ['true', messages.field.yes],
      ['false', messages.field.no],
    ]);
  }
  if (field.format === formats.project) {
    return new Map(form.projects.map(({ id, title }) => [id, `${title} (${id})`]));
  }
  const words = field.format === formats.image ? form.images : field.enum;
  return new Map(words?.map((word) => [word, word]));
}
