import type { PictureData } from '../content/images/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The alternative text; empty for a decoration. */
  alt: string;
  /** The width on the page, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether it is visible without scrolling. */
  eager?: boolean;
  className?: string | undefined;
}

/** An image. Its mean colour is shown until it has loaded. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  const { srcSet, src, width, height, tint } = picture;
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')}>
      {srcSet !== '' && (
        <svg
          className={styles.tint}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width="1" height="1" fill={tint} />
        </svg>
      )}
      <img
        className={styles.image}
        {...(srcSet !== '' && { srcSet, sizes })}
        src={src}
        alt={alt}
        {...{ width, height }}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
