import { languageName } from '../components/language-of.ts';
import type { Messages } from '../i18n/en.ts';
import { interpolate } from '../i18n/interpolate.ts';
import styles from './UntranslatedNote.module.css';

interface UntranslatedNoteProps {
  /** The language that the page is written in. */
  language: string;
  locale: string;
  messages: Messages['layout'];
}

/** Says that a page is there in another language only. */
export function UntranslatedNote({ language, locale, messages }: UntranslatedNoteProps) {
  return (
    <p className={`wide ${styles.note}`}>
      {interpolate(messages.untranslated, { language: languageName(language, locale) })}
    </p>
  );
}
