import { useEffect, useRef, useState } from 'react';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import type { ShownResults } from './search-results.ts';

/** Debounce: how long the text must be unchanged before it is announced, in milliseconds. */
const pause = 500;

/**
 * The text of the live region that screen readers announce when the results change, such as 'Page 2
 * of 10, 120 projects'.
 *
 * @param isShown Whether the results are those of the query in the URL.
 */
export function useAnnouncement(
  results: ShownResults,
  isShown: boolean,
  locale: string,
  strings: Strings['projects'],
): string {
  const { page, pages, total } = results;
  const [announced, setAnnounced] = useState('');
  const text = t(pages > 1 ? strings.where : strings.count, { page, pages, count: total }, locale);

  const first = useRef(text);
  useEffect(() => {
    // The first text is not announced, because screen readers read a newly loaded page anyway.
    if (!isShown || text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, isShown]);
  return announced;
}
