import { useEffect, useEffectEvent } from 'react';

/** Handles an event of the window while the component is shown. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
