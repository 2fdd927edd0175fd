import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { counted, formatWhole } from './counted.ts';
import type { View } from './view.ts';

/** How long typing rests before the number of projects is said, in milliseconds. */
const rest = 500;

interface Announced {
  view: View;
  /** Whether `view` is what the address asks for. */
  isCurrent: boolean;
  locale: string;
  messages: Messages['projects'];
}

/** What is said to screen readers after each change: 'Page 2 of 10, 120 projects'. */
export function useAnnouncement({ view, isCurrent, locale, messages }: Announced): string {
  const { page, pages, total } = view;
  const [said, setSaid] = useState('');
  const projects = counted(messages.count, total, locale);
  const text =
    pages > 1
      ? interpolate(messages.where, {
          page: formatWhole(page, locale),
          pages: formatWhole(pages, locale),
          projects,
        })
      : projects;

  const first = useRef(text);
  useEffect(() => {
    // The page as it was loaded speaks for itself.
    if (!isCurrent || text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text, isCurrent]);
  return said;
}
