import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** By how many pixels an arrow key moves a zoomed picture. */
const STEP = 80;

/** From how many pixels on a movement of the pressed mouse is no click. */
const SLACK = 4;

const arrows: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Zooms a picture within `box`, an element that scrolls. Touch and wheel move the zoomed picture
 * natively; this adds arrow keys and dragging by mouse.
 */
export function useZoom() {
  const [isZoomed, setZoomed] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  /** The point of the picture that comes to the middle, as fractions of its width and height. */
  const point = useRef({ x: 0.5, y: 0.5 });
  const mouse = useRef({ x: 0, y: 0, hasDragged: false });

  useLayoutEffect(() => {
    if (!isZoomed || !box.current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box.current;
    box.current.scrollTo({
      left: point.current.x * scrollWidth - clientWidth / 2,
      top: point.current.y * scrollHeight - clientHeight / 2,
      behavior: 'instant',
    });
  }, [isZoomed]);

  return {
    isZoomed,
    box,
    /** Zooms the picture in or out, towards the point of a click on it. */
    toggle: (click?: MouseEvent) => {
      const image = click?.target instanceof Element && click.target.getBoundingClientRect();
      point.current =
        click && image
          ? {
              x: (click.clientX - image.left) / image.width,
              y: (click.clientY - image.top) / image.height,
            }
          : { x: 0.5, y: 0.5 };
      setZoomed(!isZoomed);
    },
    reset: () => setZoomed(false),
    /** Moves the zoomed picture by an arrow key. Returns false for another key. */
    pan: (key: string): boolean => {
      const [left, top] = arrows[key] ?? [];
      if (!isZoomed || left === undefined) return false;
      box.current?.scrollBy({ left, top });
      return true;
    },
    press: ({ clientX: x, clientY: y }: PointerEvent) => {
      mouse.current = { x, y, hasDragged: false };
    },
    drag: ({ clientX: x, clientY: y, buttons, pointerType }: PointerEvent) => {
      const { current: from } = mouse;
      const far = Math.hypot(x - from.x, y - from.y) > SLACK;
      if (!isZoomed || pointerType !== 'mouse' || buttons !== 1 || !(from.hasDragged || far))
        return;
      box.current?.scrollBy({ left: from.x - x, top: from.y - y, behavior: 'instant' });
      mouse.current = { x, y, hasDragged: true };
    },
    /** Whether the last press of the mouse dragged the picture, so that it was no click. */
    hasDragged: () => mouse.current.hasDragged,
  };
}
