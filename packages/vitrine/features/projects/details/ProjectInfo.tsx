import type { ReactNode } from 'react';
import { bidiText } from '../../../components/bidi-text.tsx';
import { Tags } from '../../../components/Tags.tsx';
import type { Project } from '../../../content/types.ts';
import type { Strings } from '../../../i18n/language.ts';
import { writeDate } from '../../../i18n/write-date.ts';
import { technologyTags } from '../search/project-query.ts';
import styles from './ProjectInfo.module.css';
import { Stars } from './Stars.tsx';

interface ProjectInfoProps {
  project: Project;
  /** A note beside the date, which says that the project is not published. */
  note?: string | undefined;
  root: string;
  locale: string;
  strings: Strings['details'];
}

export function ProjectInfo({ project, note, root, locale, strings }: ProjectInfoProps) {
  const { category, client, review, date, url, role, duration, team, technologies } = project;
  const all: { term: string; value: ReactNode }[] = [
    { term: strings.category, value: category },
    { term: strings.client, value: client },
    {
      term: strings.review,
      value: review !== undefined && <Stars review={review} locale={locale} strings={strings} />,
    },
    {
      term: strings.date,
      value: (
        <>
          <time dateTime={date}>{writeDate(date, locale)}</time> {note && <strong>{note}</strong>}
        </>
      ),
    },
    { term: strings.url, value: url && <a href={url}>{new URL(url).host}</a> },
    { term: strings.role, value: role },
    { term: strings.duration, value: duration },
    { term: strings.team, value: team },
  ];
  const facts = all.filter(({ value }) => Boolean(value));
  return (
    <section className={`project-info ${styles.info}`} aria-label={strings.info}>
      <dl className={`project-facts ${styles.facts}`} data-facts={facts.length}>
        {facts.map(({ term, value }) => (
          <div key={term} className={`fact ${styles.fact}`}>
            <dt className={`fact-label ${styles.term}`}>{term}</dt>
            <dd className="fact-value">{typeof value === 'string' ? bidiText(value) : value}</dd>
          </div>
        ))}
      </dl>
      <Tags label={strings.technologies} tags={technologyTags(technologies, root)} />
    </section>
  );
}
