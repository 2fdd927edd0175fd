import type { Home } from '../content/schemas/home.ts';
import { BidiText } from './BidiText.tsx';
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
        <BidiText>{tag.figure}</BidiText>
      </strong>{' '}
      <BidiText>{tag.label}</BidiText>
    </p>
  );
}
