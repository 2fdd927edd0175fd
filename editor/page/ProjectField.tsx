import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { SelectBox } from './SelectBox.tsx';
import { useWord } from './use-word.ts';

export function ProjectField(props: FieldProps<'text'>) {
  const form = useForm();
  const [value, change] = useWord(props);
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <SelectBox
          control={control}
          value={value}
          options={form.projects.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }))}
          none={words.field.choose}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
