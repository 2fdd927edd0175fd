import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { SelectBox } from './SelectBox.tsx';

/** A project, by its id. */
export function ProjectField({
  field,
  path,
  label,
  value,
  isRequired,
  isEntry,
}: FieldProps<'text'>) {
  const form = useForm();
  const change = (id: string) => form.change(path, id === '' ? undefined : id);
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
          options={form.projects.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }))}
          none={words.field.choose}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
