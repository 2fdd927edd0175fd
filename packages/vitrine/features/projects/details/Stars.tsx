import EmptyIcon from '~icons/tabler/star';
import FullIcon from '~icons/tabler/star-filled';
import HalfIcon from '~icons/tabler/star-half-filled';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** Number of stars from 0 to 5, in steps of 0.5. */
  review: number;
  locale: string;
  strings: Strings['details'];
}

const icons = { full: FullIcon, half: HalfIcon, empty: EmptyIcon };

/** A rating as five stars, which screen readers read as one text. */
export function Stars({ review, locale, strings }: StarsProps) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t(strings.stars, { stars: review }, locale)}
    >
      {starKinds(review).map(({ star, kind }) => {
        const Star = icons[kind];
        return <Star key={star} className={`directional ${styles.star}`} aria-hidden="true" />;
      })}
    </span>
  );
}

/**
 * The five stars of a rating, in order, each full, half or empty.
 *
 * @param review Number of stars from 0 to 5, in steps of 0.5.
 */
export function starKinds(review: number): { star: number; kind: keyof typeof icons }[] {
  return [1, 2, 3, 4, 5].map((star) => {
    if (review >= star) return { star, kind: 'full' };
    return { star, kind: review >= star - 0.5 ? 'half' : 'empty' };
  });
}
