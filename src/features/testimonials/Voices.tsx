import { TestimonialCard, type TestimonialCardData } from './TestimonialCard.tsx';
import styles from './Voices.module.css';

interface VoicesProps {
  /** The testimonials, one or more. */
  items: readonly TestimonialCardData[];
  lang?: string | undefined;
}

/** Testimonials without a slider: side by side where there is room. */
export function Voices({ items, lang }: VoicesProps) {
  return (
    <ul className={styles.voices} lang={lang}>
      {items.map((item) => (
        <li key={item.id} className={styles.voice}>
          <TestimonialCard item={item} withTitle columns={items.length === 1 ? 1 : 3} />
        </li>
      ))}
    </ul>
  );
}
