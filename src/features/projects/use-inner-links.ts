import { type RefObject, useEffect, useRef } from 'react';
import { isProjectsPath } from './project-query.ts';

/**
 * Follows links to pages of projects in place, as long as they are followed in the plain way. When
 * what they lead to is there, the focus goes to the line above the results and the view to it.
 *
 * @param element Where the links stand.
 * @param root The path that the pages of the visitor's language stand below.
 * @param isCurrent Whether what the address asks for is shown.
 * @param goTo Is told path and query of a link.
 * @returns The line above the results, to be put on its element.
 */
export function useInnerLinks(
  element: RefObject<HTMLElement | null>,
  root: string,
  isCurrent: boolean,
  goTo: (address: string) => void,
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
    };
    const { current } = element;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [element, root, goTo]);

  useEffect(() => {
    if (!isAwaited.current || !isCurrent) return;
    isAwaited.current = false;
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'start' });
  });
  return line;
}

/** Path and query of the link that a click follows in the plain way, if it leads to projects. */
function plainLink(event: MouseEvent, root: string): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  return isProjectsPath(link.pathname, root) ? link.pathname + link.search : undefined;
}
