import { useCallback, useEffect, useRef } from 'react';

/** Moves the focus to a part of the page, or to the first control in it, after the next change. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const part = document.getElementById(wanted.current);
    wanted.current = undefined;
    const control = part?.matches(controls) ? part : part?.querySelector<HTMLElement>(controls);
    control?.focus();
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

const controls = 'button, input, select, textarea';
