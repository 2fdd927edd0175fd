import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FormField } from '../form/model.ts';
import type { Json } from '../yaml/json.ts';

export interface FieldProps<Kind extends FormField['kind'] = FormField['kind']> {
  field: Extract<FormField, { kind: Kind }>;
  path: FieldPath;
  label: string;
  /** What stands in the file; undefined where the field is absent. */
  value: Json | undefined;
  isRequired: boolean;
  /** Whether it is an entry of a list, whose label does not have to be seen. */
  isEntry?: boolean;
}
