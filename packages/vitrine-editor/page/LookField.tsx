import type { FormText } from 'vitrine/form';
import { FieldSet } from './FieldSet.tsx';
import { controlId, type FieldProps, useForm } from './form-context.ts';
import { LookRadios } from './LookRadios.tsx';

/** A field for the look (theme) of the site. */
export function LookField({ field, path, label, value, isRequired }: FieldProps<FormText>) {
  const form = useForm();
  return (
    <FieldSet path={path} label={label} description={field.description} isOptional={!isRequired}>
      <LookRadios
        field={field}
        id={controlId(path)}
        chosen={value ?? field.default}
        onChoose={(name) => form.change(path, name)}
      />
    </FieldSet>
  );
}
