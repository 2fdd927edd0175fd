import type { Labels } from '../i18n/en.ts';
import { fill } from '../i18n/interpolate.ts';
import { languageName } from '../components/language-of.ts';
import styles from './UntranslatedNote.module.css';

interface UntranslatedNoteProps {
  /** The language that the page is written in. */
  language: string;
  locale: string;
  labels: Labels['frame'];
}

/** Says that a page is there in another language only. */
export function UntranslatedNote({ language, locale, labels }: UntranslatedNoteProps) {
  return (
    <p className={`wide ${styles.note}`}>
      {fill(labels.untranslated, { language: languageName(language, locale) })}
    </p>
  );
}
