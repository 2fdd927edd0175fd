import type { MarkedField } from './field-table.ts';
import { hasMarks, readMarks } from './mark.ts';
import type { MarkedContent } from './mark-content.ts';

/**
 * The texts that differ between two states of the content, if nothing else differs.
 *
 * @returns Undefined where something else differs, such as a number or the order of a list
 */
export function changedTexts(
  before: MarkedContent,
  after: MarkedContent,
): MarkedField[] | undefined {
  if (withoutTexts(before) !== withoutTexts(after)) return undefined;
  return after.fields.filter(
    ({ kind, value }, index) => kind === 'text' && value !== before.fields[index]?.value,
  );
}

/** The content and its fields as JSON, in which each text is only a mark. */
function withoutTexts({ content, fields }: MarkedContent): string {
  const withoutText = (value: string) => {
    if (!hasMarks(value)) return value;
    const { text, parts } = readMarks(value);
    const number = parts.length === 1 ? parts[0]?.field : undefined;
    const field = fields[number ?? -1];
    return field?.kind === 'text' && field.value === text ? { number } : value;
  };
  const places = fields.map((field) => (field.kind === 'text' ? { ...field, value: '' } : field));
  return JSON.stringify([places, content], (_name, value: unknown) =>
    typeof value === 'string' ? withoutText(value) : value,
  );
}
