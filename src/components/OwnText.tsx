import { splitByDirection } from '../lib/direction.ts';

/**
 * A text of the owner, which may be in another writing direction than the page. Signs that the page would
 * move, as in `++C`, are isolated. Every component shows short texts of the owner with it.
 */
export function OwnText({ children: text }: { children: string | undefined }) {
  if (text === undefined) return null;
  const parts = splitByDirection(text);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
  return parts.map((part, place) => (place % 2 === 1 ? <bdi key={place}>{part}</bdi> : part));
}
