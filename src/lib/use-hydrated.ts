import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component reacts yet; false in the HTML, so that nothing offers what cannot work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
