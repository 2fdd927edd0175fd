import { type RefObject, useEffect, useRef } from 'react';
import { isProjectsPath } from './project-query.ts';
import { goTo } from './search-address.ts';

/**
 * Follows clicked links to the Project page without reloading the page, unless a modifier key asks for another tab.
 * When the results are shown, focus and scroll position move to the line above the results.
 *
 * @param element The element that contains the links.
 * @param isShown Whether the list shows the results of the query in the URL.
 * @returns A ref for the line above the results.
 */
export function useInnerLinks(
  element: RefObject<HTMLElement | null>,
  root: string,
  isShown: boolean,
): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const isAwaited = useRef(false);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = plainLink(event, root);
      if (address === undefined) return;
      event.preventDefault();
      isAwaited.current = true;
      goTo(address);
      // At once, because the line shows whether results are being fetched.
      line.current?.scrollIntoView({ block: 'start' });
    };
    const { current } = element;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [element, root]);

  useEffect(() => {
    if (!isAwaited.current || !isShown) return;
    isAwaited.current = false;
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'start' });
  });
  return line;
}

/** Path and query string of a clicked link, if it leads to the Project page in the same tab. */
function plainLink(event: MouseEvent, root: string): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  return isProjectsPath(link.pathname, root) ? link.pathname + link.search : undefined;
}
