import { useId, useRef } from 'react';
import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { TestimonialCard, type TestimonialCardData } from './TestimonialCard.tsx';
import styles from './TestimonialSlider.module.css';
import { useSlider } from './use-slider.ts';

interface TestimonialSliderProps {
  items: readonly TestimonialCardData[];
  /** How many stand side by side where there is room; on small screens it is one. */
  columns: 1 | 3;
  /** The name of the region for screen readers. */
  name: string;
  withTitle: boolean;
  messages: Messages['testimonials'];
}

/**
 * The testimonials side by side: a carousel of the ARIA Authoring Practices without automatic
 * rotation. The track scrolls natively, so it can be swiped, and all items can be read without
 * JavaScript. A single item has no buttons.
 */
export function TestimonialSlider(props: TestimonialSliderProps) {
  const { items, columns, name, withTitle, messages } = props;
  const count = items.length;
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  const { index, moved, next, previous } = useSlider(track, count);

  const current = items[index];
  if (!current) return null;
  const place = interpolate(messages.slide, { index: index + 1, count });
  const entry = (item: TestimonialCardData) => (
    <TestimonialCard item={item} withTitle={withTitle} columns={columns} />
  );
  if (count === 1) {
    return (
      <section className={styles.slider} aria-label={name}>
        <div className={styles.slide}>{entry(current)}</div>
      </section>
    );
  }

  const buttons = [
    { label: messages.previous, turn: previous, Icon: PreviousIcon },
    { label: messages.next, turn: next, Icon: NextIcon },
  ];
  // After the last item the first ones are repeated, so that every column is filled.
  const repeated = hydrated ? items.slice(0, Math.min(columns, count) - 1) : [];
  return (
    <section
      className={styles.slider}
      aria-roledescription={messages.carousel}
      aria-label={name}
      data-columns={Math.min(columns, count)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not a part of a form */}
      <div
        className={styles.track}
        id={id}
        ref={track}
        // Not during loading: Safari would begin with any of the items.
        style={{ scrollSnapType: hydrated ? 'inline mandatory' : undefined }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={messages.track}
      >
        {items.map((item, position) => (
          // biome-ignore lint/a11y/useSemanticElements: not a part of a form
          <div
            key={item.id}
            className={styles.slide}
            role="group"
            aria-roledescription={messages.slideRole}
            aria-label={interpolate(messages.slide, { index: position + 1, count })}
          >
            {entry(item)}
          </div>
        ))}
        {repeated.map((item) => (
          <div key={`${item.id} again`} className={`${styles.slide} ${styles.again}`} inert>
            {entry(item)}
          </div>
        ))}
      </div>
      <div className={`screen-only script-only ${styles.buttons}`}>
        {buttons.map(({ label, turn, Icon }) => (
          <button
            key={label}
            type="button"
            className={`round-button ${styles.button}`}
            aria-controls={id}
            onClick={turn}
          >
            <Icon className="directional large-icon" aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
          </button>
        ))}
        <span className={`small-note ${styles.place}`} aria-hidden="true">
          {place}
        </span>
      </div>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {moved && `${place}: ${current.text} ${current.author}`}
      </p>
    </section>
  );
}
