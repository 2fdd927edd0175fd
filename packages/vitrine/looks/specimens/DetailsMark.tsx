import type { DetailsMarkProps } from '../mark-props.ts';
import styles from './DetailsMark.module.css';

/**
 * A ruler below the main picture in pixels of that picture, and a colour card: the mean colour of
 * each picture. A picture that is narrower than its mount has only the colours.
 */
export function DetailsMark({ project, locale }: DetailsMarkProps) {
  const { cover, images } = project;
  const pictures = [...(cover ? [cover] : []), ...images.map(({ image }) => image)];
  const [main] = pictures;
  if (!main) return null;
  const { width, height } = main;
  const pixels = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false });
  return (
    <div className={`screen-only details-mark ${styles.mark}`} aria-hidden="true">
      {width >= 1.55 * height && (
        <div className={styles.ruler}>
          {[0, 1, 2, 3, 4].map((part) => (
            <span key={part}>
              {pixels.format((part * width) / 4)}
              {part === 4 && ' px'}
            </span>
          ))}
        </div>
      )}
      <svg
        className={styles.colours}
        viewBox={`0 0 ${pictures.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {pictures.map(({ path, tint }, index) => (
          <rect key={path} x={index} width="1" height="1" fill={tint} />
        ))}
      </svg>
    </div>
  );
}
