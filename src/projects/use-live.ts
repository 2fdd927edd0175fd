import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component reacts yet; false in the HTML, so that nothing offers what cannot work. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
