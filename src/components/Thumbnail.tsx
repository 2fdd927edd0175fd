import { Picture } from './Picture.tsx';
import type { PictureData } from './pictures.ts';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Identifies the thumbnail on its page for page transitions (cover-transition.ts). */
  name?: string | undefined;
  /** The picture of the work; without one the title is shown. */
  picture?: PictureData | undefined;
  alt: string;
  title: string;
  sizes: string;
  eager: boolean;
}

/** A work as a picture, or its title in its place. */
export function Thumbnail({ name, picture, alt, title, sizes, eager }: ThumbnailProps) {
  return (
    <div className={`cover-frame ${styles.frame}`} data-print={name}>
      {picture ? (
        <Picture className={styles.print} picture={picture} alt={alt} sizes={sizes} eager={eager} />
      ) : (
        <div className={`${styles.print} ${styles.lettering}`} aria-hidden="true">
          {title}
        </div>
      )}
    </div>
  );
}
