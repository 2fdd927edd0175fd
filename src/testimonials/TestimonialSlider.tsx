import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { GuestbookEntry, type GuestbookRecord } from './GuestbookEntry.tsx';
import styles from './TestimonialSlider.module.css';

interface TestimonialSliderProps {
  records: readonly GuestbookRecord[];
  /** How many stand side by side where there is room. */
  columns: 1 | 3;
  /** The name of the region for screen readers. */
  name: string;
  withTitle: boolean;
  labels: Labels['testimonials'];
}

/** The testimonials as the pages of a guest book. */
export function TestimonialSlider(props: TestimonialSliderProps) {
  const { records, columns, name, withTitle, labels } = props;
  return (
    <section className={styles.slider} aria-label={name} data-columns={columns}>
      <ul className={styles.track}>
        {records.map((record, index) => (
          <li
            key={record.id}
            className={styles.slide}
            aria-label={fill(labels.slide, { index: index + 1, count: records.length })}
          >
            <GuestbookEntry record={record} withTitle={withTitle} />
          </li>
        ))}
      </ul>
    </section>
  );
}
