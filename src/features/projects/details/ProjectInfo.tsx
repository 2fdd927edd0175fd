import type { ReactNode } from 'react';
import { Tags } from '../../../components/Tags.tsx';
import type { Project } from '../../../content/types.ts';
import type { Messages } from '../../../i18n/en.ts';
import { writeDate } from '../../../lib/write-date.ts';
import { technologyTags } from '../search/project-query.ts';
import styles from './ProjectInfo.module.css';
import { Stars } from './Stars.tsx';

interface ProjectInfoProps {
  project: Project;
  root: string;
  locale: string;
  messages: Messages['details'];
}

export function ProjectInfo({ project, root, locale, messages }: ProjectInfoProps) {
  const { category, client, review, date, url, role, duration, team, technologies } = project;
  const facts: { term: string; value: ReactNode }[] = [
    { term: messages.category, value: category },
    { term: messages.client, value: client },
    {
      term: messages.review,
      value: review !== undefined && <Stars review={review} locale={locale} messages={messages} />,
    },
    { term: messages.date, value: <time dateTime={date}>{writeDate(date, locale)}</time> },
    { term: messages.url, value: url && <a href={url}>{new URL(url).host}</a> },
    { term: messages.role, value: role },
    { term: messages.duration, value: duration },
    { term: messages.team, value: team },
  ];
  return (
    <section className={styles.info} aria-label={messages.info}>
      <dl className={styles.facts}>
        {facts.map(
          ({ term, value }) =>
            value && (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Tags label={messages.technologies} tags={technologyTags(technologies, root)} />
    </section>
  );
}
