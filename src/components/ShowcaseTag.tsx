import type { Home } from '../content/schemas/home.ts';
import styles from './ShowcaseTag.module.css';

interface ShowcaseTagProps {
  tag: Home['showcase'];
  className: string | undefined;
}

/** A figure and its words among the skills on display, such as on a price tag. */
export function ShowcaseTag({ tag, className = '' }: ShowcaseTagProps) {
  if (!tag) return null;
  return (
    <p className={`${styles.tag} ${className}`}>
      <strong className={`like-heading ${styles.figure}`}>{tag.figure}</strong> {tag.label}
    </p>
  );
}
