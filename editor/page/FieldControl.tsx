import type { FormField } from '../form/from-schema.ts';
import { isGroup, type Json } from '../yaml/json.ts';
import type { FieldProps } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { RawValue } from './RawValue.tsx';
import { SelectField } from './SelectField.tsx';
import { NumberField, TextField } from './TextField.tsx';

/** The control for a field, by what may stand in it. */
export function FieldControl({ field, ...rest }: FieldProps) {
  if (!fits(field, rest.value)) return <RawValue field={field} {...rest} />;
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'choice':
    case 'flag':
      return <SelectField field={field} {...rest} />;
    case 'number':
      return <NumberField field={field} {...rest} />;
    default:
      if (field.format === 'image') return <ImageField field={field} {...rest} />;
      if (field.format === 'project-id') return <SelectField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
  }
}

/** Whether the control of a field can show a value, right or wrong. */
function fits({ kind }: FormField, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (kind === 'group') return isGroup(value);
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'string' || (kind === 'number' && typeof value === 'number');
}
