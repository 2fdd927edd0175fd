import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { isWithin } from '../form/is-within.ts';

/** The path of the field whose rows open at the moment. */
let revealed: string | undefined;
const listeners = new Set<() => void>();

/** Opens the rows around a field and renders their fields at once. Must not be called during rendering. */
export function reveal(field: string): void {
  revealed = field;
  flushSync(() => {
    for (const listener of [...listeners]) listener();
  });
  revealed = undefined;
}

/** Whether a field at one of these paths, or inside it, is being revealed. */
export function isRevealed(places: readonly string[]): boolean {
  return places.some((place) => isWithin(revealed, place));
}

/** Calls a function when a field at one of these paths, or inside it, is revealed. */
export function useReveal(places: readonly string[], open: () => void): void {
  // A layout effect: a form shows a field as soon as it is in the document, before other effects run.
  useLayoutEffect(() => {
    const listener = () => {
      if (isRevealed(places)) open();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
}
