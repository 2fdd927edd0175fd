import { useSyncExternalStore } from 'react';
import type { Labels } from '../labels/en.ts';
import { currentDaypart, onDaypartChange } from './daypart-clock.ts';
import styles from './Greeting.module.css';

interface GreetingProps {
  labels: Labels['greeting'];
}

/**
 * A greeting for the visitor's hour, by the clock of the device, and again when the hour turns. A
 * neutral one in the HTML, where the hour is not known. It has room for the longest greeting.
 */
export function Greeting({ labels }: GreetingProps) {
  const daypart = useSyncExternalStore(onDaypartChange, currentDaypart, () => undefined);
  return (
    <span className={styles.stack}>
      {Object.entries(labels).map(([name, words]) => (
        <span key={name} className={styles.room} data-words={words} />
      ))}
      <span>{labels[daypart ?? 'neutral']}</span>
    </span>
  );
}
