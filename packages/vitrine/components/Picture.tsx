import type { PictureData } from './make-picture.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The alternative text; empty for a decorative image. */
  alt: string;
  /** The width at which the image is displayed, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether the image is visible without scrolling; such an image is not lazy-loaded. */
  eager?: boolean;
  className?: string | undefined;
  /** The URL of a video that plays over the image, without sound (picture-video.ts). */
  video?: string | undefined;
}

/** An image in several widths. Its mean colour is shown until the image has loaded. */
export function Picture({ picture, alt, sizes, eager = false, className, video }: PictureProps) {
  const { srcSet, src, width, height, tint } = picture;
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')}>
      {srcSet !== '' && (
        <svg className={`picture-tint ${styles.tint}`} aria-hidden="true">
          <rect width="100%" height="100%" fill={`oklch(from ${tint} var(--mat, l c) h)`} />
        </svg>
      )}
      <img
        className={`picture ${styles.image}`}
        {...(srcSet !== '' && { srcSet, sizes })}
        src={src}
        alt={alt}
        {...{ width, height }}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      {video && (
        <video
          className={`screen-only script-only picture-video ${styles.video}`}
          src={video}
          preload="none"
          loop
          muted
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
    </span>
  );
}
