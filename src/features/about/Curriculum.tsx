import { Section } from '../../components/Section.tsx';
import type { Education, Language, Work } from '../../content/schemas/curriculum.ts';
import type { Messages } from '../../i18n/en.ts';
import styles from './Curriculum.module.css';
import { Timeline } from './Timeline.tsx';
import { educationEntry, workEntry } from './timeline-entry.ts';

interface CurriculumProps {
  work: readonly Work[];
  education: readonly Education[];
  languages: readonly Language[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  messages: Messages['about'];
}

/** Work, education and spoken languages; what is empty has no section. */
export function Curriculum({ work, education, languages, locale, messages }: CurriculumProps) {
  const { today } = messages;
  return (
    <>
      {work.length > 0 && (
        <Section heading={messages.work}>
          <Timeline entries={work.map(workEntry)} locale={locale} today={today} />
        </Section>
      )}
      {education.length > 0 && (
        <Section heading={messages.education}>
          <Timeline entries={education.map(educationEntry)} locale={locale} today={today} />
        </Section>
      )}
      {languages.length > 0 && (
        <Section heading={messages.languages}>
          <ul className={styles.languages}>
            {languages.map(({ language, fluency }) => (
              <li key={language} className={styles.language}>
                <strong>{language}</strong>
                {fluency !== undefined && <span className={styles.fluency}> {fluency}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
