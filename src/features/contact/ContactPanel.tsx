import type { ReactNode } from 'react';
import styles from './ContactPanel.module.css';

interface ContactPanelProps {
  heading: string;
  /** The level of that heading on the page. */
  level?: 1 | 2;
  headingId?: string;
  children: ReactNode;
}

/** A heading on a panel, and a form or its answer below it. */
export function ContactPanel({ heading, level = 2, headingId, children }: ContactPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="form-panel">
      <div className={styles.head}>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
