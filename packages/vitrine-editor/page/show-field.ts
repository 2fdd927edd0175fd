import { useEffect } from 'react';
import type { Place } from './address.ts';
import { focusField } from './form-context.ts';
import { reveal } from './reveal.ts';

/** Moves the focus to a field, to the group around it, or to a line of the text. */
export function showField({ field = '', line, bodyLine }: Partial<Place>): void {
  if (field !== '' && focusField(field)) {
    document.activeElement?.scrollIntoView({ block: 'center' });
    return;
  }
  // The page has either the Markdown below the fields or the whole file as text.
  reveal('');
  showLine((document.getElementById('text') ? line : bodyLine) || 1);
}

/** Moves the focus to the start of a line in a text area, or to the block with that line. */
function showLine(line: number): void {
  const parts = [...document.querySelectorAll<HTMLElement>('#body [data-line], #text')];
  const part = parts.findLast(({ dataset }) => Number(dataset.line) <= line);
  if (!(part instanceof HTMLTextAreaElement)) {
    part?.querySelector<HTMLElement>('select, textarea')?.focus();
    return;
  }
  const linesBefore = part.value.split('\n').slice(0, line - Number(part.dataset.line));
  const offset = linesBefore.reduce((sum, { length }) => sum + length + '\n'.length, 0);
  part.setSelectionRange(offset, offset);
  part.focus();
}

/** Shows the field that the page's URL names, as soon as the form of its file is there. */
export function useShownField(place: Place & { requests: number }): void {
  const { path, field, line, bodyLine, requests } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request shows the field again, also the same one
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || path === '' || (field === '' && line === 0 && bodyLine === 0)) return;
    const tryToShow = () => {
      if (main.querySelector('form') === null) return;
      showField({ field, line, bodyLine });
      observer.disconnect();
    };
    const observer = new MutationObserver(tryToShow);
    observer.observe(main, { childList: true, subtree: true });
    // `reveal` uses flushSync, which React forbids inside an effect.
    queueMicrotask(tryToShow);
    return () => observer.disconnect();
  }, [path, field, line, bodyLine, requests]);
}
