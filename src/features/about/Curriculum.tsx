import { Section } from '../../components/Section.tsx';
import type { Education, Language, Work } from '../../content/schemas/curriculum.ts';
import type { Messages } from '../../i18n/en.ts';
import { SpokenLanguages } from './SpokenLanguages.tsx';
import { Timeline } from './Timeline.tsx';
import { educationStation, workStation } from './timeline-entry.ts';

interface CurriculumProps {
  work: readonly Work[];
  education: readonly Education[];
  languages: readonly Language[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  messages: Messages['about'];
}

/** Work, education and languages; what is empty has no section. */
export function Curriculum({ work, education, languages, locale, messages }: CurriculumProps) {
  return (
    <>
      {work.length > 0 && (
        <Section heading={messages.work}>
          <Timeline stations={work.map(workStation)} locale={locale} today={messages.today} />
        </Section>
      )}
      {education.length > 0 && (
        <Section heading={messages.education}>
          <Timeline
            stations={education.map(educationStation)}
            locale={locale}
            today={messages.today}
          />
        </Section>
      )}
      {languages.length > 0 && (
        <Section heading={messages.languages}>
          <SpokenLanguages languages={languages} />
        </Section>
      )}
    </>
  );
}
