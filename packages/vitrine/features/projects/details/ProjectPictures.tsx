import { lazy, type MouseEvent, Suspense, useState } from 'react';
import ZoomIcon from '~icons/tabler/zoom-in';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import './Lightbox.module.css';
import { PictureList } from './PictureList.tsx';
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
  locale: string;
  strings: Strings['details']['pictures'];
}

/**
 * The cover of a project, and further pictures in a row below the cover. A click enlarges a picture
 * in a dialog; without JavaScript each picture is a link to its file.
 */
export function ProjectPictures({ title, pictures, video, locale, strings }: ProjectPicturesProps) {
  const [opened, setOpened] = useState<number>();
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  if (pictures.length === 0) return <Thumbnail alt="" title={title} sizes="" eager />;
  return (
    <>
      <PictureList
        {...{ title, pictures, video }}
        isEager
        frame={(thumbnail, index) => (
          <a
            className={`picture-link ${styles.link}`}
            href={pictures[index]?.picture.src}
            aria-haspopup="dialog"
            aria-label={t(strings.enlargePicture, { alt: pictures[index]?.alt || title }, locale)}
            onClick={(event) => open(event, index)}
          >
            {thumbnail}
            {index === 0 && (
              <span className={`screen-only enlarge-hint ${styles.hint}`} aria-hidden="true">
                <ZoomIcon className="small-icon" />
                {strings.enlarge}
              </span>
            )}
          </a>
        )}
      />
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            {...{ title, pictures, locale, strings }}
            first={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
