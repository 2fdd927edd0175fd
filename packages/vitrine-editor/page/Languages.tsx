import { capitalise, splitLanguage } from 'vitrine/form';
import type { Overview } from '../api.ts';
import { addressOf } from './address.ts';
import { language as editorLanguage, strings } from './language.ts';
import styles from './preview/SegmentedControl.module.css';

interface LanguagesProps {
  overview: Overview;
  /** Path of the open file. */
  path: string;
}

/** Links to the open file in each language of the site, whose pages the preview then shows. */
export function Languages({ overview: { files, languages }, path }: LanguagesProps) {
  const { language, original } = splitLanguage(path);
  const isTranslatable = files.some((file) => file.path === original && file.hasLanguages);
  if (languages.length < 2 || !isTranslatable) return null;
  const languageNames = new Intl.DisplayNames(editorLanguage.locale, { type: 'language' });
  return (
    <nav className={`${styles.segments} ${styles.links}`} aria-label={strings.languages.heading}>
      {languages.map((tag, index) => (
        <a
          key={tag}
          href={addressOf({ path: index === 0 ? original : `${tag}/${original}` })}
          aria-current={tag === (language ?? languages[0]) ? 'page' : undefined}
        >
          {capitalise(languageNames.of(tag) ?? tag, editorLanguage.locale)}
        </a>
      ))}
    </nav>
  );
}
