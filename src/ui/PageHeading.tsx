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
      <h1 className={styles.heading} dir="auto">
        {heading}
      </h1>
      {intro && (
        <p className={styles.intro} dir="auto">
          {intro}
        </p>
      )}
      {children}
    </div>
  );
}
