import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextIndex, previousIndex } from './slider-index.ts';

interface Slider {
  index: number;
  /** Whether the visitor has turned a page yet. */
  turned: boolean;
  next(): void;
  previous(): void;
}

/**
 * Holds the current item and keeps it in step with the track, which scrolls: buttons move the
 * track, and a swipe moves the index.
 *
 * @param track The element that scrolls; its first children are the items.
 * @param count How many items there are.
 */
export function useSlider(track: RefObject<HTMLElement | null>, count: number): Slider {
  const [index, setIndex] = useState(0);
  const [turned, setTurned] = useState(false);
  /** Where a button is moving the track to; what it passes on the way is not the current item. */
  const heading = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const at = Math.min(recordAt(element), count - 1);
      if (heading.current !== undefined && heading.current !== at) return;
      heading.current = undefined;
      setIndex((known) => {
        if (known !== at) setTurned(true);
        return at;
      });
    };
    const byHand = () => {
      heading.current = undefined;
    };
    const hands = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
    element.addEventListener('scroll', follow, { passive: true });
    for (const hand of hands) element.addEventListener(hand, byHand, { passive: true });
    follow();
    return () => {
      element.removeEventListener('scroll', follow);
      for (const hand of hands) element.removeEventListener(hand, byHand);
    };
  }, [track, count]);

  const turnTo = (target: number) => {
    const element = track.current;
    if (!element) return;
    heading.current = target;
    setIndex(target);
    setTurned(true);
    // Around the end it does not run past all the others.
    const behavior = Math.abs(target - index) === 1 ? 'auto' : 'instant';
    element.scrollTo({ left: target * stride(element), behavior });
  };

  return {
    index,
    turned,
    next: () => turnTo(nextIndex(index, count)),
    previous: () => turnTo(previousIndex(index, count)),
  };
}

/** From one item to the next, in pixels; negative where the script runs from right to left. */
function stride(track: HTMLElement): number {
  const [first, second] = Array.from(track.children, (child) => child.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : second - first;
}

/** The item that stands at the beginning of the track. */
function recordAt(track: HTMLElement): number {
  const step = stride(track);
  return step === 0 ? 0 : Math.max(0, Math.round(track.scrollLeft / step));
}
