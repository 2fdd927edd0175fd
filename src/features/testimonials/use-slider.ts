import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The current item, in step with the scroll position: buttons scroll the track, a swipe changes the
 * index.
 *
 * @param track The element that scrolls; its first children are the items.
 */
export function useSlider(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  /** The item that a button scrolls to; the items passed on the way are not the current one. */
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const at = Math.min(itemAt(element), count - 1);
      if (target.current !== undefined && target.current !== at) return;
      target.current = undefined;
      setIndex((known) => {
        if (known !== at) setMoved(true);
        return at;
      });
    };
    const byHand = () => {
      target.current = undefined;
    };
    const handEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
    element.addEventListener('scroll', follow, { passive: true });
    for (const event of handEvents) element.addEventListener(event, byHand, { passive: true });
    follow();
    return () => {
      element.removeEventListener('scroll', follow);
      for (const event of handEvents) element.removeEventListener(event, byHand);
    };
  }, [track, count]);

  const scrollTo = (next: number) => {
    const element = track.current;
    if (!element) return;
    target.current = next;
    setIndex(next);
    setMoved(true);
    // From one end to the other it does not scroll past all the others.
    const behavior = Math.abs(next - index) === 1 ? 'auto' : 'instant';
    element.scrollTo({ left: next * stride(element), behavior });
  };

  return {
    index,
    /** Whether the visitor has moved it yet. */
    moved,
    /** The first item follows on the last. */
    next: () => scrollTo((index + 1) % count),
    previous: () => scrollTo((index + count - 1) % count),
  };
}

/** The distance of two items in pixels; negative in right-to-left writing. */
function stride(track: HTMLElement): number {
  const [first, second] = Array.from(track.children, (child) => child.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : second - first;
}

/** The index of the item at the beginning of the visible part. */
function itemAt(track: HTMLElement): number {
  const step = stride(track);
  return step === 0 ? 0 : Math.max(0, Math.round(track.scrollLeft / step));
}
