import { interpolate } from '../../src/i18n/interpolate.ts';

/** The form of a text that goes with a number. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return interpolate(count === 1 ? forms.one : forms.other, { count });
}
