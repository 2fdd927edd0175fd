import styles from './Honeypot.module.css';
import type { Target } from './target.ts';

interface TrapProps {
  trap: NonNullable<Target['trap']>;
  label: string;
}

/** A field that people do not see and do not reach; programs that fill in everything fill it in. */
export function Trap({ trap, label }: TrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label} <input type={trap.type} name={trap.name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
