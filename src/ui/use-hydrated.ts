import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component reacts: false in the HTML, true once it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
