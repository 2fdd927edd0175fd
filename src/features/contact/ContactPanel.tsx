import type { ReactNode } from 'react';
import styles from './ContactPanel.module.css';

interface ContactPanelProps {
  /** What stands on the flap. */
  heading: string;
  /** The level of that heading on the page. */
  level?: 1 | 2;
  headingId?: string;
  /** The paper in the slot. */
  children: ReactNode;
}

/** The letter box in the door, with the paper that hangs out of its slot. */
export function ContactPanel({ heading, level = 2, headingId, children }: ContactPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <div className={styles.flap}>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        <div className={styles.slot} />
      </div>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
