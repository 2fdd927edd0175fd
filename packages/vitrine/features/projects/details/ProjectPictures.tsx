import { lazy, Suspense, useEffect, useState } from 'react';
import { composition } from '#look/composition.ts';
import ZoomIcon from '~icons/tabler/zoom-in';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import './Lightbox.module.css';
import styles from './ProjectPictures.module.css';
import type { ProjectPicture } from './project-pictures.ts';

const Lightbox = lazy(async () => ({
  default: (await import('./Lightbox.tsx')).Lightbox,
}));

interface ProjectPicturesProps {
  title: string;
  /** The pictures of the project, the cover first; empty if the project has none. */
  pictures: readonly ProjectPicture[];
  /** The URL of a video that plays over the cover. */
  video?: string | undefined;
  /** Whether a click enlarges a picture; not on private pages, whose pictures have no URL. */
  canEnlarge?: boolean;
  locale: string;
  strings: Strings['details']['pictures'];
}

/**
 * The cover of a project, and further pictures in a row below the cover. A click enlarges a picture
 * in a dialog; without JavaScript each picture is a link to its file.
 */
export function ProjectPictures(props: ProjectPicturesProps) {
  const { title, pictures, video, canEnlarge = true, locale, strings } = props;
  const [opened, setOpened] = useState<{ pictures: ProjectPicture[]; first: number }>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest('.picture-link, .block-link');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const all = new Map([...pictures, ...textPictures()].map((one) => [one.picture.src, one]));
      const first = [...all.keys()].indexOf(link.getAttribute('href') ?? '');
      setOpened({ pictures: [...all.values()], first });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [pictures]);
  const Link = canEnlarge ? 'a' : 'span';
  return (
    <>
      {pictures.length === 0 && <Thumbnail alt="" title={title} sizes="" eager />}
      {pictures.length > 0 && (
        <ul className={`picture-list ${styles.pictures}`} data-pictures={pictures.length}>
          {pictures.map(({ picture, alt }, index) => (
            <li
              key={picture.src}
              className={`picture-item ${styles.picture}`}
              data-side={index > 0 ? (index % 2 ? 'start' : 'end') : undefined}
            >
              <Link
                className={`picture-link ${styles.link}`}
                {...(canEnlarge && {
                  href: picture.src,
                  'aria-haspopup': 'dialog',
                  'aria-label': t(strings.enlargePicture, { alt: alt || title }, locale),
                })}
              >
                <Thumbnail
                  {...{ picture, alt, title }}
                  {...(index === 0 && { name: 'main', video })}
                  sizes={
                    index === 0
                      ? composition.mainSizes(picture.width)
                      : '(width < 40rem) 45vw, 36rem'
                  }
                  eager={canEnlarge && index === 0}
                />
                {canEnlarge && index === 0 && (
                  <span className={`screen-only enlarge-hint ${styles.hint}`} aria-hidden="true">
                    <ZoomIcon className="small-icon" />
                    {strings.enlarge}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            {...{ title, locale, strings, ...opened }}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The pictures in blocks of the text (text-blocks.tsx), each with the size of its widest version. */
function textPictures(): ProjectPicture[] {
  const images = document.querySelectorAll<HTMLImageElement>('.block-link > img');
  return Array.from(images, (image) => {
    const { srcset: srcSet, alt, parentElement } = image;
    const [w = 1, h = 1] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
    const width = Number(/(\d+)w$/.exec(srcSet)?.[1] ?? w);
    const src = parentElement?.getAttribute('href') ?? '';
    return { picture: { src, srcSet, width, height: (width * h) / w, tint: 'transparent' }, alt };
  });
}
