import type { ReactNode } from 'react';
import SystemIcon from '~icons/tabler/device-desktop';
import NightIcon from '~icons/tabler/moon';
import DayIcon from '~icons/tabler/sun';
import type { Messages } from '../i18n/en.ts';
import styles from './ThemeSwitch.module.css';

/** The theme of the site: that of the visitor's system, or chosen by hand. */
const themes = ['system', 'day', 'night'] as const;

interface ThemeSwitchProps {
  messages: Messages['theme'];
}

/** Three radio buttons; `theme-switch.ts` wires them. Not shown without JavaScript. */
export function ThemeSwitch({ messages }: ThemeSwitchProps) {
  const icons: Record<(typeof themes)[number], ReactNode> = {
    system: <SystemIcon aria-hidden="true" />,
    day: <DayIcon aria-hidden="true" />,
    night: <NightIcon aria-hidden="true" />,
  };
  return (
    <fieldset className={styles.switch} data-theme-switch="">
      <legend className="visually-hidden">{messages.legend}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.choice} title={messages[theme]}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          {icons[theme]}
          <span className="visually-hidden">{messages[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
