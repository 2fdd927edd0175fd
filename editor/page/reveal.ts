import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isWithin } from '../form/is-within.ts';

/** The path of the field whose rows open at the moment. */
let revealed: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the rows around a field and renders their fields at once. Must not be called during rendering. */
export function reveal(field: string): void {
  revealed = field;
  flushSync(() => {
    for (const listener of [...listeners]) listener();
  });
  revealed = undefined;
}

/** Whether a field at one of these paths, or inside it, is being revealed. */
export function useIsRevealed(places: readonly string[]): boolean {
  const isRevealed = () => places.some((place) => isWithin(revealed, place));
  return useSyncExternalStore(subscribe, isRevealed, isRevealed);
}
