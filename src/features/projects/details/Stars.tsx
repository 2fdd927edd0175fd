import EmptyIcon from '~icons/tabler/star';
import FullIcon from '~icons/tabler/star-filled';
import HalfIcon from '~icons/tabler/star-half-filled';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** Stars from 0 to 5, in steps of a half. */
  review: number;
  locale: string;
  strings: UiStrings['details'];
}

const icons = { full: FullIcon, half: HalfIcon, empty: EmptyIcon };

/** Five stars, spoken as one text. */
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
 * The five stars of a review, in order.
 *
 * @param review 0 to 5, in steps of a half.
 */
export function starKinds(review: number): { place: number; kind: keyof typeof icons }[] {
  return [1, 2, 3, 4, 5].map((place) => {
    if (review >= place) return { place, kind: 'full' };
    return { place, kind: review >= place - 0.5 ? 'half' : 'empty' };
  });
}
