import { useEffect, useEffectEvent } from 'react';
import { logRejection } from 'vitrine/form';

/** Listens to an event of `window` while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void | Promise<void>,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = logRejection((event: WindowEventMap[Type]) => onEvent(event));
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
