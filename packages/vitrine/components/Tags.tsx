import { bidiText } from './bidi-text.tsx';
import styles from './Tags.module.css';

/** A tag with its label and the value of its `href` attribute. */
export interface Tag {
  label: string;
  to: string;
}

interface TagsProps {
  tags: readonly Tag[];
  /** The name of the list for screen readers. */
  label: string;
}

/** Tags are mostly names of technologies, so translation programs must not change them. */
export function Tags({ tags, label }: TagsProps) {
  return (
    <ul className={`small-note tags ${styles.tags}`} aria-label={label} translate="no">
      {tags.map((tag) => (
        <li key={tag.label}>
          <a className={`tag ${styles.tag}`} href={tag.to}>
            {bidiText(tag.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
