import type { Education, Language, Work } from '../../content/schemas/curriculum.ts';
import type { Labels } from '../../i18n/en.ts';
import { Section } from '../../components/Section.tsx';
import { SpokenLanguages } from './SpokenLanguages.tsx';
import { Stations } from './Timeline.tsx';
import { educationStation, workStation } from './timeline-entry.ts';

interface CurriculumProps {
  work: readonly Work[];
  education: readonly Education[];
  languages: readonly Language[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  labels: Labels['about'];
}

/** Work, education and languages; what is empty has no section. */
export function Curriculum({ work, education, languages, locale, labels }: CurriculumProps) {
  return (
    <>
      {work.length > 0 && (
        <Section heading={labels.work}>
          <Stations stations={work.map(workStation)} locale={locale} today={labels.today} />
        </Section>
      )}
      {education.length > 0 && (
        <Section heading={labels.education}>
          <Stations
            stations={education.map(educationStation)}
            locale={locale}
            today={labels.today}
          />
        </Section>
      )}
      {languages.length > 0 && (
        <Section heading={labels.languages}>
          <SpokenLanguages languages={languages} />
        </Section>
      )}
    </>
  );
}
