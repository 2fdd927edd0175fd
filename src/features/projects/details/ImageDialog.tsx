import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import CloseIcon from '~icons/tabler/x';
import { Picture } from '../../../components/Picture.tsx';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { isStill } from '../../../lib/motion.ts';
import round from '../share/RoundButton.module.css';
import styles from './ImageDialog.module.css';
import type { ProjectPicture } from './ProjectPictures.tsx';

interface ImageDialogProps {
  title: string;
  pictures: readonly ProjectPicture[];
  /** The index of the picture to show first, from 0. */
  first: number;
  onClose: () => void;
  strings: UiStrings['details']['pictures'];
}

/**
 * A dialog with the pictures of a project as large as the window allows, side by side in a strip.
 * Arrow keys, buttons and swiping move the strip; Escape and a click outside the picture close the
 * dialog.
 */
export function ImageDialog({ title, pictures, first, onClose, strings }: ImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;

  useEffect(() => {
    dialog.current?.showModal();
    show(strip.current, first, 'instant');
  }, [first]);

  const turn = (by: number) => show(strip.current, index + by, isStill() ? 'instant' : 'smooth');
  const press = ({ key, currentTarget }: KeyboardEvent) => {
    const way = currentTarget.matches(':dir(rtl)') ? -1 : 1;
    if (key === 'ArrowRight') turn(way);
    if (key === 'ArrowLeft') turn(-way);
  };
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target instanceof Element && !target.closest('img, button')) currentTarget.close();
  };
  const button = `round-button ${round.round} ${styles.button}`;
  const turns = [
    { by: -1, label: strings.previous, isEnd: index === 0, Icon: PreviousIcon },
    { by: 1, label: strings.next, isEnd: index === count - 1, Icon: NextIcon },
  ];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={interpolate(strings.all, { title })}
      onKeyDown={press}
      onClick={closeBeside}
      onClose={onClose}
    >
      <div className={styles.top}>
        <p className={styles.where} role="status">
          {count > 1 && interpolate(strings.picture, { index: index + 1, count })}
        </p>
        <button
          type="button"
          className={button}
          aria-label={strings.close}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
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
          {turns.map(({ by, label, isEnd, Icon }) => (
            <button
              key={by}
              type="button"
              className={button}
              aria-label={label}
              aria-disabled={isEnd}
              onClick={() => turn(by)}
            >
              <Icon className="directional" aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
    </dialog>
  );
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
}

/**
 * The index of the picture in the middle of the strip, from 0, also in right-to-left (RTL) text.
 */
function shownIndex(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}
