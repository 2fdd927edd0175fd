import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormField } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import styles from './Field.module.css';
import { type ControlProps, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, type Form, useForm } from './form-context.ts';
import { defaultText } from './names.ts';

interface Choices {
  options: readonly { value: string; label: string }[];
  /** The words for nothing. */
  none: string;
}

const flags: Choices = {
  options: [
    { value: 'true', label: messages.field.yes },
    { value: 'false', label: messages.field.no },
  ],
  none: messages.field.unset,
};

/** One of a few: the words that a field allows, yes or no, or the projects. */
export function SelectField(props: FieldProps<'choice' | 'flag' | 'text'>) {
  const { field, path, value } = props;
  const form = useForm();
  const change = (word: string) => {
    const chosen = field.kind === 'flag' ? word === 'true' : word;
    form.change(path, word === '' ? undefined : chosen);
  };
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <SelectBox
          control={control}
          value={String(value ?? '')}
          {...choicesOf(field, form)}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}

function choicesOf(field: FormField, { projects }: Form): Choices {
  if (field.kind === 'flag') return flags;
  if (field.kind !== 'choice') {
    const options = projects.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
    return { options, none: messages.field.choose };
  }
  const options = field.options.map((word) => ({ value: word, label: word }));
  return { options, none: defaultText(field) ?? messages.field.choose };
}

interface SelectBoxProps extends Choices {
  control: ControlProps;
  /** What is chosen, or stands there though it is no choice; empty for nothing. */
  value: string;
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
