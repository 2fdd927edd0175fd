import { useState } from 'react';
import { words } from '../words.ts';
import styles from './App.module.css';

const lights = ['system', 'day', 'night'] as const;

const key = 'vitrine:theme';

/** Shows the editor in the light that was chosen last, and tells which. */
export function applyLight(): string {
  const stored = localStorage.getItem(key);
  const light = lights.find((name) => name === stored) ?? 'system';
  if (light === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = light;
  return light;
}

/** Day or night, or as the system has it. */
export function LightChoice() {
  const [chosen, setChosen] = useState(applyLight);
  return (
    <label className={styles.light}>
      {words.page.light.label}
      <select
        value={chosen}
        onChange={({ target }) => {
          localStorage.setItem(key, target.value);
          setChosen(applyLight());
        }}
      >
        {lights.map((light) => (
          <option key={light} value={light}>
            {words.page.light[light]}
          </option>
        ))}
      </select>
    </label>
  );
}
