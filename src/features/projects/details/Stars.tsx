import EmptyIcon from '~icons/tabler/star';
import FullIcon from '~icons/tabler/star-filled';
import HalfIcon from '~icons/tabler/star-half-filled';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** Number of stars from 0 to 5, in steps of 0.5. */
  review: number;
  locale: string;
  strings: UiStrings['details'];
}

const icons = { full: FullIcon, half: HalfIcon, empty: EmptyIcon };

/** A rating as five stars, which screen readers read as one text. */
export function Stars({ review, locale, strings }: StarsProps) {
  const stars = review.toLocaleString(locale);
  return (
    <span className={styles.stars} role="img" aria-label={interpolate(strings.stars, { stars })}>
      {starKinds(review).map(({ place, kind }) => {
        const Star = icons[kind];
        return <Star key={place} className={`directional ${styles.star}`} aria-hidden="true" />;
      })}
    </span>
  );
}

/**
 * The five stars of a rating, in order, each full, half or empty.
 *
 * @param review Number of stars from 0 to 5, in steps of 0.5.
 */
export function starKinds(review: number): { place: number; kind: keyof typeof icons }[] {
  return [1, 2, 3, 4, 5].map((place) => {
    if (review >= place) return { place, kind: 'full' };
    return { place, kind: review >= place - 0.5 ? 'half' : 'empty' };
  });
}
