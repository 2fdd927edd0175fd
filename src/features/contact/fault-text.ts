import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { type FieldName, fieldNames, limits, mostSaved } from './limits.ts';
import type { Fault, Faults } from './message.ts';

/** What is wrong with a part of a message, for a person. */
export interface FaultText {
  name: keyof Faults;
  text: string;
}

/**
 * The words for every fault, in the order of the form.
 *
 * @param lengths How many characters stand in each field.
 */
export function faultTexts(
  faults: Faults,
  lengths: Readonly<Partial<Record<string, number>>>,
  messages: Messages['contact'],
): FaultText[] {
  const names = [...fieldNames, 'saved', 'id'] as const;
  return names.flatMap((name) => {
    const fault = faults[name];
    if (fault === undefined) return [];
    return [{ name, text: faultText(name, fault, lengths[name] ?? 0, messages) }];
  });
}

function faultText(
  name: keyof Faults,
  fault: Fault,
  length: number,
  { form, faults }: Messages['contact'],
): string {
  if (name === 'id' || fault === 'notAnId') return faults.notAnId;
  if (fault === 'notAnEmail') return faults.notAnEmail;
  if (fault === 'missing' && isField(name)) return faults.missing[name];
  const limit = isField(name) ? limits[name] : mostSaved;
  const rule = fault === 'missing' ? faults.notAText : faults[fault];
  return interpolate(rule, { field: form[name], length, limit });
}

function isField(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
}
