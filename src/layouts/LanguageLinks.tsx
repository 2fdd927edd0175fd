import { href } from '../components/href.ts';
import styles from './LanguageLinks.module.css';
import type { LanguageLink } from './navigation.ts';

interface LanguageLinksProps {
  links: readonly LanguageLink[];
  /** The name of the list for screen readers. */
  label: string;
}

/** The ways to the same page in other languages, each in its own word; nothing where there is one. */
export function LanguageLinks({ links, label }: LanguageLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ language, root, path, label: name }) => (
          <li key={language}>
            <a className={styles.link} href={href(path, root)} hrefLang={language} lang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
