import PauseIcon from '~icons/tabler/player-pause';
import PlayIcon from '~icons/tabler/player-play';
import type { Strings } from '../i18n/language.ts';
import styles from './MotionSwitch.module.css';

/**
 * The button that stops and restarts all motion on the site (WCAG 2.2.2); motion-switch.ts handles
 * clicks. The button is hidden without JavaScript, because then nothing moves.
 */
export function MotionSwitch({ strings }: { strings: Strings['motion'] }) {
  return (
    <button
      type="button"
      className={`quiet-button round-button script-only motion-switch ${styles.switch}`}
      data-motion-switch=""
      data-early=""
    >
      <span className={styles.stop}>
        <PauseIcon aria-hidden="true" />
        <span className="visually-hidden">{strings.pause}</span>
      </span>
      <span className={styles.start}>
        <PlayIcon aria-hidden="true" />
        <span className="visually-hidden">{strings.resume}</span>
      </span>
    </button>
  );
}
