import type { ReactNode } from 'react';
import { bidiText } from '../../components/bidi-text.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content, Project } from '../../content/types.ts';
import { joinFacts } from '../../i18n/join-facts.ts';
import type { Strings } from '../../i18n/language.ts';
import styles from './Curriculum.module.css';
import { Timeline } from './Timeline.tsx';
import { educationEntry, type TimelineEntry, workEntry } from './timeline-entry.ts';

interface CurriculumProps {
  /** The content of about.md. */
  about: NonNullable<Content['about']>;
  /** Projects that only the printed page lists; on screens they are on the Project page. */
  projects: readonly Project[];
  locale: string;
  strings: Strings['about'];
  /** The section with the skills, shown after the work experience. */
  children?: ReactNode;
}

/** The sections of a curriculum (CV), such as work and education. Empty sections are omitted. */
export function Curriculum({ about, projects, locale, strings, children }: CurriculumProps) {
  const timeline = (heading: string, list: readonly TimelineEntry[], part = '') =>
    list.length > 0 && (
      <Section heading={heading} className={`about-timeline ${part}`}>
        <Timeline entries={list} locale={locale} today={strings.today} />
      </Section>
    );
  const terms = (heading: string, list: readonly (readonly [string, string?])[]) =>
    list.length > 0 && (
      <Section heading={heading} className="about-terms">
        <ul className={`term-list ${styles.terms}`}>
          {list.map(([term, note]) => (
            <li key={term} className={`term ${styles.term}`}>
              <strong className="term-name">{bidiText(term)}</strong>
              {note && <span className={`term-note ${styles.note}`}> {bidiText(note)}</span>}
            </li>
          ))}
        </ul>
      </Section>
    );
  return (
    <>
      {timeline(strings.work, about.work.map(workEntry), 'about-work')}
      <div hidden data-print-only="projects">
        {timeline(
          strings.projects,
          projects.map(({ client, category, date, results, ...rest }) => ({
            ...rest,
            highlights: results.map(({ figure, label }) => `${figure} ${label}`),
            place: client ?? category,
            date: date.slice(0, 7),
          })),
        )}
      </div>
      {children}
      {timeline(
        strings.education,
        about.education.map((one) => educationEntry(one, locale)),
      )}
      {terms(
        strings.languages,
        about.languages.map(({ language, fluency }) => [language, fluency]),
      )}
      {timeline(
        strings.certificates,
        about.certificates.map((one) => ({ ...one, title: one.name, place: one.issuer })),
      )}
      {timeline(
        strings.awards,
        about.awards.map((one) => ({ ...one, place: one.awarder })),
      )}
      {timeline(
        strings.publications,
        about.publications.map(({ name, publisher, releaseDate, ...rest }) => ({
          ...rest,
          title: name,
          place: publisher,
          date: releaseDate,
        })),
      )}
      {timeline(
        strings.volunteer,
        about.volunteer.map((one) => workEntry({ ...one, name: one.organization })),
      )}
      {terms(
        strings.interests,
        about.interests.map(({ name, keywords }) => [name, joinFacts(keywords, locale)]),
      )}
    </>
  );
}
