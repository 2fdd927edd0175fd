import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is hydrated; false in the HTML, so that controls without effect are hidden. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
