import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is hydrated: controls that need JavaScript are hidden until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
