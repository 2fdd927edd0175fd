import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is hydrated; false in prerendered HTML, which hides controls without effect. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
