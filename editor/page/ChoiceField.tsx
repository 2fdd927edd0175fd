import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { fill } from './fill.ts';
import { useForm } from './form-context.ts';
import { SelectBox } from './SelectBox.tsx';

/** One of a few words. */
export function ChoiceField({
  field,
  path,
  label,
  value,
  isRequired,
  isEntry,
}: FieldProps<'choice'>) {
  const form = useForm();
  const change = (word: string) => form.change(path, word === '' ? undefined : word);
  const { standard } = field;
  return (
    <FieldFrame
      {...{ path, label, isRequired, isEntry }}
      description={field.description}
      onSuggestion={change}
    >
      {(control) => (
        <SelectBox
          control={control}
          value={typeof value === 'string' ? value : ''}
          options={field.options.map((word) => ({ value: word, label: word }))}
          none={
            standard === undefined
              ? words.field.choose
              : fill(words.field.standard, { value: standard })
          }
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
