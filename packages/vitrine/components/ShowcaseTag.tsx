import type { Home } from '../content/schemas/home.ts';
import { bidiText } from './bidi-text.tsx';
import styles from './ShowcaseTag.module.css';

interface ShowcaseTagProps {
  tag: Home['showcase'];
  className: string | undefined;
}

/** A number with a label, like a price tag, among the skills that the `Showcase` component shows. */
export function ShowcaseTag({ tag, className = '' }: ShowcaseTagProps) {
  if (!tag) return null;
  return (
    <p className={`showcase-tag ${styles.tag} ${className}`}>
      <strong className={`like-heading showcase-figure ${styles.figure}`}>
        {bidiText(tag.figure)}
      </strong>{' '}
      {bidiText(tag.label)}
    </p>
  );
}
