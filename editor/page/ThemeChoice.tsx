import { useState } from 'react';
import { messages } from '../messages.ts';
import styles from './App.module.css';

const themes = ['system', 'day', 'night'] as const;

const key = 'vitrine:theme';

/** Applies the theme that was chosen last, and returns it. */
export function applyTheme(): string {
  const stored = localStorage.getItem(key);
  const theme = themes.find((name) => name === stored) ?? 'system';
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  return theme;
}

/** Light, dark, or the theme of the system. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(applyTheme);
  return (
    <label className={styles.theme}>
      {messages.page.theme.label}
      <select
        value={chosen}
        onChange={({ target }) => {
          localStorage.setItem(key, target.value);
          setChosen(applyTheme());
        }}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {messages.page.theme[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}
