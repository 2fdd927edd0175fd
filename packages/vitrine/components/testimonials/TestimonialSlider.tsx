import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { TestimonialCard, type TestimonialCardData } from './TestimonialCard.tsx';
import styles from './TestimonialSlider.module.css';

interface TestimonialSliderProps {
  /** The testimonials; renders nothing if there are none. */
  items: readonly TestimonialCardData[];
  /** Number of testimonials side by side on large screens; small screens show one at a time. */
  columns: 1 | 3;
  /** The name of the section for screen readers. */
  name: string;
  /** Whether each testimonial shows the role of its author. */
  withTitle: boolean;
  locale: string;
  strings: Strings['testimonials'];
}

const trackId = 'testimonials';

/**
 * The testimonials as a carousel (ARIA Authoring Practices) without automatic rotation. The track
 * scrolls natively, so visitors can swipe, and read all testimonials without JavaScript;
 * `slider.ts` makes the buttons work. A single testimonial has no buttons.
 */
export function TestimonialSlider(props: TestimonialSliderProps) {
  const { items, columns, name, withTitle, locale, strings } = props;
  const count = items.length;
  const [first] = items;
  if (!first) return null;
  const entry = (item: TestimonialCardData) => (
    <TestimonialCard {...{ item, withTitle, columns, locale, strings }} />
  );
  if (count === 1) {
    return (
      <section className={`quotes ${styles.slider}`} aria-label={name}>
        <div className={styles.slide}>{entry(first)}</div>
      </section>
    );
  }

  const positionLabel = (index: number) => t(strings.slide, { index: index + 1, count }, locale);
  const buttons = [
    { label: strings.previous, turn: -1, Icon: PreviousIcon },
    { label: strings.next, turn: 1, Icon: NextIcon },
  ];
  return (
    <section
      className={`quotes ${styles.slider}`}
      aria-roledescription={strings.carousel}
      aria-label={name}
      data-slider=""
      data-columns={Math.min(columns, count)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: `<fieldset>` belongs in forms */}
      <div
        className={styles.track}
        id={trackId}
        data-track=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={strings.track}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: `<fieldset>` belongs in forms
          <div
            key={item.id}
            className={styles.slide}
            role="group"
            aria-roledescription={strings.slideRole}
            aria-label={positionLabel(index)}
          >
            {entry(item)}
          </div>
        ))}
      </div>
      <div
        className={`screen-only script-only ${styles.buttons} ${count <= columns ? styles.narrowOnly : ''}`}
      >
        {buttons.map(({ label, turn, Icon }) => (
          <button
            key={label}
            type="button"
            className={`round-button ${styles.button}`}
            aria-controls={trackId}
            data-turn={turn}
            data-early=""
          >
            <Icon className="directional large-icon" aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
          </button>
        ))}
        <span className={`small-note ${styles.place}`} aria-hidden="true" data-place="">
          {positionLabel(0)}
        </span>
      </div>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true" />
    </section>
  );
}
