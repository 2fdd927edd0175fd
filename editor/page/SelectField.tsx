import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormFlag, FormText } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import styles from './Field.module.css';
import { type ControlProps, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, type Form, useForm } from './form-context.ts';
import { defaultText } from './names.ts';

interface Option {
  value: string;
  label: string;
}

const flags: readonly Option[] = [
  { value: 'true', label: messages.field.yes },
  { value: 'false', label: messages.field.no },
];

/** One of a few: the words that a field allows, yes or no, or the projects. */
export function SelectField(props: FieldProps<FormText | FormFlag>) {
  const { field, path, value } = props;
  const form = useForm();
  const isFlag = field.type === 'boolean';
  const change = (text: string) => {
    const chosen = isFlag ? text === 'true' : text;
    form.change(path, text === '' ? undefined : chosen);
  };
  const none =
    field.type === 'boolean' ? messages.field.unset : (defaultText(field) ?? messages.field.choose);
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <SelectBox
          control={control}
          value={String(value ?? '')}
          options={optionsOf(field, form)}
          none={none}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}

function optionsOf(field: FormText | FormFlag, { projects }: Form): readonly Option[] {
  if (field.type === 'boolean') return flags;
  if (field.enum) return field.enum.map((value) => ({ value, label: value }));
  return projects.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
}

interface SelectBoxProps {
  control: ControlProps;
  /** What is chosen, or stands there though it is no choice; empty for nothing. */
  value: string;
  options: readonly Option[];
  /** The label for nothing. */
  none: string;
  onChange: (value: string) => void;
}

/** A list of choices that also shows what stands there and is none of them. */
export function SelectBox({ control, value, options, none, onChange }: SelectBoxProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <select
      {...control}
      className={styles.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{none}</option>
      {!isListed && (
        <option value={value}>{interpolate(messages.field.unlisted, { value })}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
