import type { Strings } from '../../i18n/language.ts';
import styles from './Greeting.module.css';

/**
 * A neutral greeting, with space reserved for the longest greeting. In the browser
 * `daypart-clock.ts` replaces the text by the greeting for the visitor's part of the day. `data-stop` is that of `runIn`.
 */
export function Greeting({ strings }: { strings: Strings['greeting'] }) {
  return (
    <span className={`greeting-stack ${styles.stack}`}>
      {Object.entries(strings).map(([name, words]) => (
        <span key={name} data-daypart={name} data-space-for={words} />
      ))}
      <span className="greeting" data-greeting="" data-stop="">
        {strings.neutral}
      </span>
    </span>
  );
}
