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
  reveal('');
  showLine(`#${bodyId}`, bodyLine || 1);
  showLine('#text', line || 1);
}

/** Moves the focus to the start of a line in a text area, if it is there. */
function showLine(selector: string, line: number): void {
  const text = document.querySelector<HTMLTextAreaElement>(selector);
  const before = text?.value.split('\n').slice(0, line - 1) ?? [];
  const offset = before.join('\n').length + Math.min(1, before.length);
  text?.setSelectionRange(offset, offset);
  text?.focus();
}

/** Shows the field that the page's URL names, as soon as the form of its file is there. */
export function useShownField(place: Place & { turn: number }): void {
  const { path, field, line, bodyLine, turn } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field is shown again in each turn
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || path === '' || (field === '' && line === 0 && bodyLine === 0)) return;
    const tryToShow = () => {
      if (main.querySelector('form') === null) return false;
      showField({ field, line, bodyLine });
      return true;
    };
    const observer = new MutationObserver(() => {
      if (tryToShow()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    // Rows cannot open while an effect runs.
    queueMicrotask(() => {
      if (tryToShow()) observer.disconnect();
    });
    return () => observer.disconnect();
  }, [path, field, line, bodyLine, turn]);
}
