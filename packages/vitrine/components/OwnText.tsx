import { type directionOf, splitByDirection } from '../i18n/direction.ts';

interface OwnTextProps {
  children: string | undefined;
  dir?: ReturnType<typeof directionOf>;
}

/**
 * A text of the owner, which may be in another writing direction than the page. Signs that the page would
 * move, as in `++C`, are isolated. Every component shows short texts of the owner with it.
 *
 * @param dir The direction that the element around the text has from it: no sign of it moves there.
 */
export function OwnText({ children: text, dir }: OwnTextProps) {
  if (text === undefined) return null;
  if (dir !== undefined) return text;
  const parts = splitByDirection(text);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
  return parts.map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part));
}
