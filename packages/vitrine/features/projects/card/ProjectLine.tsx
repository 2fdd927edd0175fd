import type { ReactNode } from 'react';
import { AreaLink } from '../../../components/AreaLink.tsx';
import { bidiText } from '../../../components/bidi-text.tsx';
import { runIn } from '../../../components/run-in.ts';
import { Tags } from '../../../components/Tags.tsx';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { Strings } from '../../../i18n/language.ts';
import { writeDate } from '../../../i18n/write-date.ts';
import { href } from '../../../site/href.ts';
import { technologyTags } from '../search/project-query.ts';
import { TitleText } from './ProjectCard.tsx';
import styles from './ProjectLine.module.css';
import type { ShownCard } from './project-cards.ts';

interface ProjectLineProps {
  project: ShownCard;
  /** Whether the project before this one is of another year, so that the year is shown. */
  isFirstOfYear: boolean;
  linkText: string;
  root: string;
  locale: string;
  actions: ReactNode;
  strings: Strings['projects'];
}

/** A project as texts without a picture, in the list of projects. */
export function ProjectLine(props: ProjectLineProps) {
  const { project, isFirstOfYear, linkText, root, locale, actions, strings } = props;
  const { title, category, technologies, date, result, summary, otherLanguage } = project;
  return (
    <article className={`project-line ${styles.line}`} data-year={isFirstOfYear || undefined}>
      <p className={`line-year ${isFirstOfYear ? styles.year : 'visually-hidden'}`}>
        {writeDate(date.slice(0, 4), locale)}
      </p>
      <div className={`line-words ${styles.words}`} lang={otherLanguage?.language}>
        <h2 className={`line-title ${styles.title}`} {...((summary || result) && runIn(title))}>
          <TitleText project={project} />
        </h2>{' '}
        {summary && <p className={`line-summary ${styles.summary}`}>{bidiText(summary)}</p>}{' '}
        {result && (
          <p className="line-result">
            {bidiText(result.figure)} {bidiText(result.label)}
          </p>
        )}
      </div>
      <div className={`line-facts ${styles.facts}`}>
        <p className="small-note">{joinFacts([category, otherLanguage?.note], locale)}</p>
        <Tags label={strings.technologies} tags={technologyTags(technologies, root)} />
      </div>
      <div className={`screen-only line-foot ${styles.foot}`}>
        <AreaLink
          {...{ title, locale, strings }}
          label={linkText}
          href={href(`/details/${project.id}`, root)}
          className={`line-link ${styles.link}`}
        />
        <div className={`script-only line-actions ${styles.actions}`}>{actions}</div>
      </div>
    </article>
  );
}
