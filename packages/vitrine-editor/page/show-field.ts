import { useEffect } from 'react';
import type { Place } from './address.ts';
import { bodyId, focusField } from './form-context.ts';
import { reveal } from './reveal.ts';

/** Moves the focus to a field, to the group around it, or to a line of the text. */
export function showField({ field = '', line, bodyLine }: Partial<Place>): void {
  if (field !== '' && focusField(field)) {
    document.activeElement?.scrollIntoView({ block: 'center' });
    return;
  }
  // The page has either the Markdown below the fields or the whole file as text.
  reveal('');
  showLine(`#${bodyId}`, bodyLine || 1);
  showLine('#text', line || 1);
}

/** Moves the focus to the start of a line in a text area, if it is there. */
function showLine(selector: string, line: number): void {
  const text = document.querySelector<HTMLTextAreaElement>(selector);
  const linesBefore = text?.value.split('\n').slice(0, line - 1) ?? [];
  const offset = linesBefore.reduce((sum, { length }) => sum + length + '\n'.length, 0);
  text?.setSelectionRange(offset, offset);
  text?.focus();
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
