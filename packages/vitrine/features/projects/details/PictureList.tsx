import type { ReactNode } from 'react';
import { composition } from '#look/composition.ts';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import styles from './ProjectPictures.module.css';
import type { ProjectPicture } from './project-pictures.ts';

interface PictureListProps {
  title: string;
  /** The pictures of a project, the cover first. */
  pictures: readonly ProjectPicture[];
  /** The URL of a video that plays over the cover. */
  video?: string | undefined;
  /** Whether the cover loads at once. */
  isEager: boolean;
  /** Puts a thumbnail into its link, or into an element that looks like one. */
  frame: (thumbnail: ReactNode, index: number) => ReactNode;
}

/** The cover of a project, and further pictures in a row below the cover. */
export function PictureList({ title, pictures, video, isEager, frame }: PictureListProps) {
  return (
    <ul className={`picture-list ${styles.pictures}`} data-pictures={pictures.length}>
      {pictures.map(({ picture, alt }, index) => (
        <li
          key={picture.src}
          className={`picture-item ${styles.picture}`}
          data-side={index > 0 ? (index % 2 ? 'start' : 'end') : undefined}
        >
          {frame(
            <Thumbnail
              {...{ picture, alt, title }}
              {...(index === 0 && { name: 'main', video })}
              sizes={
                index === 0 ? composition.mainSizes(picture.width) : '(width < 40rem) 45vw, 36rem'
              }
              eager={isEager && index === 0}
            />,
            index,
          )}
        </li>
      ))}
    </ul>
  );
}
