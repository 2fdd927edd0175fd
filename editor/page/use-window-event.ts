import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of `window` while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void | Promise<void>,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => {
      Promise.resolve(onEvent(event)).catch(console.error);
    };
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
