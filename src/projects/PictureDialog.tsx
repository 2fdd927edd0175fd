import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import NextIcon from '~icons/tabler/arrow-right';
import PreviousIcon from '~icons/tabler/arrow-left';
import CloseIcon from '~icons/tabler/x';
import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { isStill } from '../ui/motion.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './PictureDialog.module.css';
import type { ProjectPicture } from './ProjectPictures.tsx';

interface PictureDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  pictures: readonly ProjectPicture[];
  /** The picture to begin with, from 0. */
  first: number;
  onClose: () => void;
  labels: Labels['details'];
}

/**
 * The pictures of a project as large as the window allows, side by side in a strip: by arrow keys,
 * by buttons, by swiping. Escape and a click beside the picture close it.
 */
export function PictureDialog({ ref, title, pictures, first, onClose, labels }: PictureDialogProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;

  useLayoutEffect(() => {
    // The strip has no width before the dialog is open, which it is right after this.
    const frame = requestAnimationFrame(() => show(strip.current, first, 'instant'));
    return () => cancelAnimationFrame(frame);
  }, [first]);

  const turn = (by: number) => show(strip.current, index + by, isStill() ? 'instant' : 'smooth');
  const press = ({ key, currentTarget }: KeyboardEvent) => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === forward ? 1 : -1);
  };
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target instanceof Element && !target.closest('img, button')) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our doing
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={fill(labels.pictures, { title })}
      onKeyDown={press}
      onClick={closeBeside}
      onClose={onClose}
    >
      <div className={styles.top}>
        <p className={styles.where} role="status">
          {count > 1 && fill(labels.picture, { index: index + 1, count })}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.close}
          onClick={() => ref.current?.close()}
        >
          <CloseIcon className={styles.icon} aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => setIndex(shownIndex(currentTarget))}
      >
        {pictures.map(({ picture, alt }) => (
          <li key={picture.src} className={styles.slide}>
            <Picture className={styles.picture} picture={picture} alt={alt} sizes="96vw" eager />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.turn}>
          <button
            type="button"
            className={styles.button}
            aria-label={labels.previousPicture}
            aria-disabled={index === 0}
            onClick={() => turn(-1)}
          >
            <PreviousIcon className={styles.arrow} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={labels.nextPicture}
            aria-disabled={index === count - 1}
            onClick={() => turn(1)}
          >
            <NextIcon className={styles.arrow} aria-hidden="true" />
          </button>
        </div>
      )}
    </dialog>
  );
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
}

/** The picture in the middle of the strip, from 0; the same in right-to-left writing. */
function shownIndex(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}
