import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import type { FieldProps } from './field-props.ts';
import { fits } from './fits.ts';
import { GroupField } from './GroupField.tsx';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { ProjectField } from './ProjectField.tsx';
import { RawValue } from './RawValue.tsx';
import { TextField } from './TextField.tsx';

/** The control for a field, by what may stand in it. */
export function FieldControl({ field, ...rest }: FieldProps) {
  if (!fits(field, rest.value)) return <RawValue field={field} {...rest} />;
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'number':
      return <NumberField field={field} {...rest} />;
    default:
      if (field.format === 'image') return <ImageField field={field} {...rest} />;
      if (field.format === 'project-id') return <ProjectField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
  }
}
