import { interpolate } from '../../src/i18n/interpolate.ts';
import { words } from '../words.ts';

/** What holds where a field is left out, in words; nothing where the field knows no such value. */
export function standardWords({
  standard,
}: {
  standard?: string | number | undefined;
}): string | undefined {
  return standard === undefined
    ? undefined
    : interpolate(words.field.standard, { value: standard });
}
