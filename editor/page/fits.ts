import type { FormField } from '../form/model.ts';
import { isGroup, type Json } from '../yaml/json.ts';

/** Whether the control of a field can show a value, right or wrong. */
export function fits({ kind }: FormField, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case 'group':
      return isGroup(value);
    case 'list':
      return Array.isArray(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    default:
      return typeof value === 'string';
  }
}
