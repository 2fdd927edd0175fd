import { useEffect, useRef, useState } from 'react';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { counted, formatWhole } from './format-count.ts';
import type { View } from './use-view.ts';

/** Debounce: how long the text must be unchanged before it is announced, in milliseconds. */
const pause = 500;

/**
 * The text of the live region that screen readers announce when the results change, such as 'Page 2
 * of 10, 120 projects'.
 *
 * @param isCurrent Whether the view shows the results of the query in the URL.
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
    // The first text is not announced, because screen readers read a newly loaded page anyway.
    if (!isCurrent || text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, isCurrent]);
  return announced;
}
