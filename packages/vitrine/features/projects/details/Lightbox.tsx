import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import CloseIcon from '~icons/tabler/x';
import ZoomIcon from '~icons/tabler/zoom-scan';
import { isStill } from '../../../browser/motion.ts';
import type { PictureData } from '../../../components/make-picture.ts';
import { Picture } from '../../../components/Picture.tsx';
import { MAX_PICTURE_WIDTH } from '../../../components/picture-widths.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import round from '../share/RoundButton.module.css';
import styles from './Lightbox.module.css';
import type { ProjectPicture } from './project-pictures.ts';
import { useZoom } from './use-zoom.ts';

interface LightboxProps {
  title: string;
  pictures: readonly ProjectPicture[];
  /** The index of the picture to show first, from 0. */
  first: number;
  onClose: () => void;
  locale: string;
  strings: Strings['details']['pictures'];
}

/**
 * A dialog with the pictures of a project as large as the window allows, side by side in a strip.
 * Arrow keys, buttons and swiping move the strip; Escape and a click outside the picture close the
 * dialog. A click on a picture, or a button, shows it in its own pixels, and back.
 */
export function Lightbox(props: LightboxProps) {
  const { title, pictures, first, onClose, locale, strings } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const zoom = useZoom();
  const shown = pictures[index]?.picture;
  const canZoom = shown !== undefined && exceedsWindow(shown);

  useEffect(() => {
    dialog.current?.showModal();
    show(strip.current, first, 'instant');
  }, [first]);

  const turn = (by: number) => {
    zoom.reset();
    show(strip.current, index + by, isStill() ? 'instant' : 'smooth');
  };
  const press = (event: KeyboardEvent) => {
    const { key, currentTarget } = event;
    if (zoom.pan(key)) {
      event.preventDefault();
      return;
    }
    const way = currentTarget.matches(':dir(rtl)') ? -1 : 1;
    if (key === 'ArrowRight') turn(way);
    if (key === 'ArrowLeft') turn(-way);
  };
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest('button') || zoom.hasDragged()) return;
    if (target.localName !== 'img') currentTarget.close();
    else if (canZoom) zoom.toggle(event);
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
      aria-label={t(strings.all, { title }, locale)}
      onKeyDown={press}
      onClick={click}
      onClose={onClose}
    >
      <div className={styles.top}>
        <p className={styles.where} role="status">
          {count > 1 && t(strings.picture, { index: index + 1, count }, locale)}
        </p>
        {canZoom && (
          <button
            type="button"
            className={button}
            aria-label={strings.actualSize}
            aria-pressed={zoom.isZoomed}
            onClick={() => zoom.toggle()}
          >
            <ZoomIcon aria-hidden="true" />
          </button>
        )}
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
        className={`${styles.strip} ${zoom.isZoomed ? styles.resting : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setIndex(shownIndex(currentTarget))}
      >
        {pictures.map(({ picture, alt }, at) => {
          const isZoomed = zoom.isZoomed && at === index;
          const style: CSSProperties & { '--pixels': string } = {
            '--pixels': `${pixelsOf(picture)}px`,
          };
          return (
            <li
              key={picture.src}
              ref={at === index ? zoom.box : undefined}
              className={`${styles.slide} ${isZoomed ? styles.zoomed : ''} ${canZoom ? styles.zoomable : ''}`}
              style={style}
              tabIndex={isZoomed ? 0 : undefined}
              onPointerDown={zoom.press}
              onPointerMove={zoom.drag}
              onDragStart={(event) => event.preventDefault()}
            >
              <Picture
                className={styles.picture}
                picture={picture}
                alt={alt}
                sizes={isZoomed ? `${pixelsOf(picture)}px` : '100vw'}
                eager
              />
            </li>
          );
        })}
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

/** The width of a picture in its own pixels; drawings (SVG) have none, so they get the largest. */
function pixelsOf({ srcSet, width }: PictureData): number {
  return srcSet === '' ? MAX_PICTURE_WIDTH : Math.min(width, MAX_PICTURE_WIDTH);
}

/** Whether a picture in its own pixels is larger than the window. */
function exceedsWindow(picture: PictureData): boolean {
  const width = pixelsOf(picture);
  return width > innerWidth || (width * picture.height) / picture.width > innerHeight;
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
}

/** The index of the picture in the middle of the strip, from 0, also in right-to-left (RTL) text. */
function shownIndex(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}
