import { useState } from 'react';
import { words } from '../words.ts';
import styles from './App.module.css';
import { chooseLight, chosenLight, lights } from './light.ts';

/** Day or night, or as the system has it. */
export function LightChoice() {
  const [chosen, setChosen] = useState(chosenLight);
  return (
    <label className={styles.light}>
      {words.page.light.label}
      <select
        value={chosen}
        onChange={({ target }) => {
          const light = lights.find((name) => name === target.value) ?? 'system';
          chooseLight(light);
          setChosen(light);
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
