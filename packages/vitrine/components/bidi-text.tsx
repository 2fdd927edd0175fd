import type { ReactNode } from 'react';
import { type directionOf, splitByDirection } from '../i18n/direction.ts';

/**
 * A short text of the owner, which may be in another writing direction than the page. It isolates signs that
 * would move otherwise: on a right-to-left page, `C++` would be shown as `++C`. Every component shows short
 * texts of the owner with it.
 *
 * @param parentDir The `dir` attribute of the parent element. With one, the text has its own direction, and no
 * sign moves.
 */
export function bidiText(
  text: string | undefined,
  parentDir?: ReturnType<typeof directionOf>,
): ReactNode {
  if (text === undefined || parentDir !== undefined) return text;
  const parts = splitByDirection(text);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
  return parts.map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part));
}
