import { TestimonialCard, type TestimonialCardData } from './TestimonialCard.tsx';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  /** The testimonials, one or more. */
  items: readonly TestimonialCardData[];
  lang?: string | undefined;
}

/** Testimonials without a slider, side by side if they fit. */
export function Testimonials({ items, lang }: TestimonialsProps) {
  return (
    <ul className={styles.testimonials} lang={lang}>
      {items.map((item) => (
        <li key={item.id} className={styles.voice}>
          <TestimonialCard item={item} withTitle columns={items.length === 1 ? 1 : 3} />
        </li>
      ))}
    </ul>
  );
}
