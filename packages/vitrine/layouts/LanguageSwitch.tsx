import { href } from '../site/href.ts';
import type { LanguageLink } from '../site/navigation.ts';
import styles from './Header.module.css';

interface LanguageSwitchProps {
  /** Links to the translations of the current page; if empty, nothing is rendered. */
  languages: readonly LanguageLink[];
  /** Accessible name of the navigation, for screen readers. */
  label: string;
}

export function LanguageSwitch({ languages, label }: LanguageSwitchProps) {
  if (languages.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map(({ language, root, path, label }) => (
          <li key={language}>
            <a
              className={styles.language}
              href={href(path, root)}
              hrefLang={language}
              lang={language}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
