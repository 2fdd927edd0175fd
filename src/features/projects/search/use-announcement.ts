import { useEffect, useRef, useState } from 'react';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { counted, formatWhole } from './format-count.ts';
import type { View } from './use-view.ts';

/** How long the number of projects must be the same before it is announced, in milliseconds. */
const pause = 500;

/**
 * The text that screen readers announce after each change, such as 'Page 2 of 10, 120 projects'.
 *
 * @param isCurrent Whether the view is that of the address.
 */
export function useAnnouncement(
  view: View,
  isCurrent: boolean,
  locale: string,
  strings: UiStrings['projects'],
): string {
  const { page, pages, total } = view;
  const [announced, setAnnounced] = useState('');
  const projects = counted(strings.count, total, locale);
  const text =
    pages > 1
      ? interpolate(strings.where, {
          page: formatWhole(page, locale),
          pages: formatWhole(pages, locale),
          projects,
        })
      : projects;

  const first = useRef(text);
  useEffect(() => {
    // Screen readers read the loaded page anyway.
    if (!isCurrent || text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, isCurrent]);
  return announced;
}
