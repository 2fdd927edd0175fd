import { bidiText } from './bidi-text.tsx';
import type { PictureData } from './make-picture.ts';
import { Picture } from './Picture.tsx';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Identifies the thumbnail on its page for view transitions between pages (cover-transition.ts). */
  name?: string | undefined;
  /** The picture of the project; without a picture the title is shown. */
  picture?: PictureData | undefined;
  /** The URL of a video that plays over the picture. */
  video?: string | undefined;
  /** Whether the frame may cut the picture; otherwise the picture keeps its ratio. */
  crop?: boolean | undefined;
  alt: string;
  title: string;
  sizes: string;
  eager: boolean;
}

/** The ratio of width to height below which a picture is tall, for looks that show such pictures on a mat of this ratio. */
const TALL_BELOW = 0.94;

/** A project as a picture, or as its title if there is no picture. */
export function Thumbnail(props: ThumbnailProps) {
  const { name, picture, video, crop, alt, title, sizes, eager } = props;
  const isTall = picture && picture.width < TALL_BELOW * picture.height;
  const className = `cover-frame ${isTall ? 'tall' : ''} ${styles.frame}`;
  return (
    <div className={className} data-print={name} data-crop={crop}>
      {picture ? (
        <Picture
          className={`cover-mat ${styles.print}`}
          {...{ picture, video, alt, sizes, eager }}
        />
      ) : (
        <div className={`cover-title ${styles.print} ${styles.lettering}`} aria-hidden="true">
          <span className={styles.words}>{bidiText(title)}</span>
        </div>
      )}
    </div>
  );
}
