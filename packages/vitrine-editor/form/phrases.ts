import type { Phrase } from 'vitrine/form';

const emptyCodes = ['missing', 'emptyField', 'emptyText', 'emptyList'];

/** Whether a phrase says that there is no value. */
export function meansEmpty(phrase: Phrase): boolean {
  return 'code' in phrase && emptyCodes.includes(phrase.code);
}

/** A phrase without the line of the other place, for forms, which show no lines. */
export function withoutLine(phrase: Phrase): Phrase {
  if (!('code' in phrase) || phrase.code !== 'twice') return phrase;
  const { value } = phrase.values;
  return typeof value === 'object' ? value : phrase;
}
