import styles from './Picture.module.css';
import type { PictureData } from './pictures.ts';

interface PictureProps {
  picture: PictureData;
  /** The alternative text; empty for a decoration. */
  alt: string;
  /** The width on the page, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether it is seen without scrolling. */
  eager?: boolean;
  className?: string | undefined;
}

/** An image with its mean colour behind it until it is there. */
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
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
