import type { ReactNode } from 'react';
import { bidiText } from '../bidi-text.tsx';
import styles from './FormPanel.module.css';

interface FormPanelProps {
  heading: string;
  /** The level of the heading (`h1` or `h2`). */
  level?: 1 | 2;
  headingId?: string;
  children: ReactNode;
}

/** A panel with a heading, and below it a form or a receipt. */
export function FormPanel({ heading, level = 2, headingId, children }: FormPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="form-panel">
      <div className={`form-head ${styles.head}`}>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          {bidiText(heading)}
        </Heading>
      </div>
      <div className={`form-body ${styles.body}`}>{children}</div>
    </div>
  );
}
