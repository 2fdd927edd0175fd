import SystemIcon from '~icons/tabler/device-desktop';
import NightIcon from '~icons/tabler/moon';
import DayIcon from '~icons/tabler/sun';
import type { Strings } from '../i18n/language.ts';
import styles from './ThemeSwitch.module.css';

/** The themes to choose from: the visitor's system setting, light (`day`) and dark (`night`). */
const themes = [
  { theme: 'system', Icon: SystemIcon },
  { theme: 'day', Icon: DayIcon },
  { theme: 'night', Icon: NightIcon },
] as const;

/** Radio buttons for the theme, hidden without JavaScript: before-paint.js checks one, theme-switch.ts handles changes. */
export function ThemeSwitch({ strings }: { strings: Strings['theme'] }) {
  return (
    <fieldset className={`script-only theme-switch ${styles.switch}`}>
      <legend className="visually-hidden">{strings.legend}</legend>
      {themes.map(({ theme, Icon }) => (
        <label key={theme} className={`theme-choice ${styles.choice}`} title={strings[theme]}>
          <input className="cover-input" type="radio" name="theme" value={theme} />
          <Icon className="theme-icon" aria-hidden="true" />
          <span className="visually-hidden">{strings[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
