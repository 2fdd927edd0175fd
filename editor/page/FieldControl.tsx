import { formats } from '../../src/content/schemas/fields/formats.ts';
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
  switch (field.type) {
    case 'object':
      return <GroupField field={field} {...rest} />;
    case 'array':
      return <ListField field={field} {...rest} />;
    case 'boolean':
      return <SelectField field={field} {...rest} />;
    case 'string':
      if (field.enum || field.format === formats.project) {
        return <SelectField field={field} {...rest} />;
      }
      if (field.format === formats.image) return <ImageField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
    default:
      return <NumberField field={field} {...rest} />;
  }
}

/** Whether the control of a field can show a value, right or wrong. */
function fits({ type }: FormField, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (type === 'object') return isGroup(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}
