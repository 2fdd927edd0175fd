import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  children?: ReactNode;
}

/** The top of a page: its heading and a sentence or two. */
export function PageHeading({ heading, intro, children }: PageHeadingProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.heading}>{heading}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
