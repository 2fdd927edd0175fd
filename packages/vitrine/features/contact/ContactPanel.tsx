import type { ReactNode } from 'react';
import { BidiText } from '../../components/BidiText.tsx';
import styles from './ContactPanel.module.css';

interface ContactPanelProps {
  heading: string;
  /** The level of the heading (`h1` or `h2`). */
  level?: 1 | 2;
  headingId?: string;
  children: ReactNode;
}

/** A panel with a heading, and below it the contact form or the receipt. */
export function ContactPanel({ heading, level = 2, headingId, children }: ContactPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="form-panel">
      <div className={`form-head ${styles.head}`}>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          <BidiText>{heading}</BidiText>
        </Heading>
      </div>
      <div className={`form-body ${styles.body}`}>{children}</div>
    </div>
  );
}
