import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import type { Content, Project } from '../../content/types.ts';
import type { Messages } from '../../i18n/en.ts';
import styles from './Curriculum.module.css';
import { Timeline } from './Timeline.tsx';
import * as entries from './timeline-entry.ts';

interface CurriculumProps {
  about: NonNullable<Content['about']>;
  /** What stands on paper only; on screens projects have a page of their own. */
  projects: readonly Project[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  messages: Messages['about'];
  /** The skills, which stand after the work. */
  children?: ReactNode;
}

/** Work, education and what else a curriculum has; what is empty has no section. */
export function Curriculum({ about, projects, locale, messages, children }: CurriculumProps) {
  const timeline = (heading: string, list: readonly entries.TimelineEntry[]) =>
    list.length > 0 && (
      <Section heading={heading}>
        <Timeline entries={list} locale={locale} today={messages.today} />
      </Section>
    );
  return (
    <>
      {timeline(messages.work, about.work.map(entries.workEntry))}
      <div hidden data-paper="projects">
        {timeline(messages.projects, projects.map(entries.projectEntry))}
      </div>
      {children}
      {timeline(messages.education, about.education.map(entries.educationEntry))}
      {timeline(messages.certificates, about.certificates.map(entries.certificateEntry))}
      {timeline(messages.awards, about.awards.map(entries.awardEntry))}
      {timeline(messages.publications, about.publications.map(entries.publicationEntry))}
      {timeline(messages.volunteer, about.volunteer.map(entries.volunteerEntry))}
      <Terms
        heading={messages.languages}
        terms={about.languages.map(({ language, fluency }) => [language, fluency])}
      />
      <Terms
        heading={messages.interests}
        terms={about.interests.map(({ name, keywords }) => [name, keywords.join(', ')])}
      />
    </>
  );
}

interface TermsProps {
  heading: string;
  /** A word, and what there is to say of it. */
  terms: readonly (readonly [term: string, note: string | undefined])[];
}

function Terms({ heading, terms }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.terms}>
        {terms.map(([term, note]) => (
          <li key={term} className={styles.term}>
            <strong>{term}</strong>
            {note && <span className={styles.note}> {note}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
