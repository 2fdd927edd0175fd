import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { SelectBox } from './SelectBox.tsx';

const choices = [
  { value: 'true', label: words.field.yes },
  { value: 'false', label: words.field.no },
];

/** Yes or no, or not said. */
export function FlagField(props: FieldProps<'flag'>) {
  const { path, value } = props;
  const form = useForm();
  const change = (word: string) => form.change(path, word === '' ? undefined : word === 'true');
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <SelectBox
          control={control}
          value={typeof value === 'boolean' ? String(value) : ''}
          options={choices}
          none={words.field.unset}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
