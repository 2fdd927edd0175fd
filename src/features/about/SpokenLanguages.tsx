import type { Language } from '../../content/schemas/curriculum.ts';
import styles from './SpokenLanguages.module.css';

interface SpokenLanguagesProps {
  languages: readonly Language[];
}

/** The languages that the owner speaks, and how well. */
export function SpokenLanguages({ languages }: SpokenLanguagesProps) {
  return (
    <ul className={styles.languages}>
      {languages.map(({ language, fluency }) => (
        <li key={language} className={styles.language}>
          <strong>{language}</strong>
          {fluency !== undefined && <span className={styles.fluency}> {fluency}</span>}
        </li>
      ))}
    </ul>
  );
}
