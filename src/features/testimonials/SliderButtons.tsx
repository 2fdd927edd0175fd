import BackIcon from '~icons/tabler/arrow-left';
import OnIcon from '~icons/tabler/arrow-right';
import type { Messages } from '../../i18n/en.ts';
import styles from './SliderButtons.module.css';

interface SliderButtonsProps {
  /** The id of the element that they move. */
  controls: string;
  /** Where one is, such as '2 of 6'; for the eye only. */
  place: string;
  /** Whether they work yet; their room is there before. */
  ready: boolean;
  onPrevious(): void;
  onNext(): void;
  messages: Messages['testimonials'];
}

/** The buttons that turn the pages of the guest book. Not there without JavaScript. */
export function SliderButtons(props: SliderButtonsProps) {
  const { controls, place, ready, onPrevious, onNext, messages } = props;
  return (
    <div className={`screen-only ${styles.buttons}`} data-ready={ready}>
      <button type="button" className={styles.button} aria-controls={controls} onClick={onPrevious}>
        <BackIcon aria-hidden="true" />
        <span className="visually-hidden">{messages.previous}</span>
      </button>
      <button type="button" className={styles.button} aria-controls={controls} onClick={onNext}>
        <OnIcon aria-hidden="true" />
        <span className="visually-hidden">{messages.next}</span>
      </button>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
