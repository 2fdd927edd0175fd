import type { ReactNode } from 'react';
import { CardMark } from '#look/CardMark.tsx';
import { composition } from '#look/composition.ts';
import { AreaLink } from '../../../components/AreaLink.tsx';
import { bidiText } from '../../../components/bidi-text.tsx';
import { runIn } from '../../../components/run-in.ts';
import { Tags } from '../../../components/Tags.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { Strings } from '../../../i18n/language.ts';
import { writeDate } from '../../../i18n/write-date.ts';
import { href } from '../../../site/href.ts';
import { technologyTags } from '../search/project-query.ts';
import styles from './ProjectCard.module.css';
import type { ShownCard } from './project-cards.ts';

interface ProjectCardProps {
  project: ShownCard;
  linkText: string;
  /** The width of the cover, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether the cover is visible without scrolling; such a cover is not lazy-loaded. */
  eager: boolean;
  level: 2 | 3;
  root: string;
  locale: string;
  actions?: ReactNode;
  strings: Strings['projects'];
}

/**
 * The card of a project: cover image, title and facts. A click on the cover opens the page of the
 * project. The look of the site places the parts, by their class names.
 */
export function ProjectCard(props: ProjectCardProps) {
  const { project, linkText, sizes, eager, level, root, locale, actions, strings } = props;
  const Heading = `h${level}` as const;
  const { id, title, category, technologies, date, cover, crop, coverAlt, result } = project;
  const { otherLanguage } = project;
  const { cardFields: fields, isRunIn } = composition;
  const hasSummary = fields.includes(result ? 'summary' : 'lone summary');
  const summary = hasSummary ? project.summary : undefined;
  const heading = (
    <Heading
      className={`card-title ${styles.title}`}
      lang={otherLanguage?.language}
      {...(summary && runIn(title))}
    >
      <TitleText project={project} />
    </Heading>
  );
  const text = summary && (
    <p className="card-summary" lang={otherLanguage?.language}>
      {bidiText(summary)}
    </p>
  );
  return (
    <article className={`project-card ${cover ? '' : 'no-cover'} ${styles.card}`}>
      <CardMark project={project} locale={locale} />
      <Thumbnail name={id} picture={cover} alt={coverAlt} {...{ crop, title, sizes, eager }} />
      <div className={`card-label ${styles.label}`}>
        {isRunIn ? (
          <div className="card-words">
            {heading} {text}
          </div>
        ) : (
          heading
        )}
        <p className={`small-note card-facts ${styles.facts}`}>
          {joinFacts([category, writeDate(date.slice(0, 4), locale), otherLanguage?.note], locale)}
        </p>
        {!isRunIn && text}
        {result && (
          <p className={`card-result ${styles.facts}`} lang={otherLanguage?.language}>
            <strong className="card-figure like-heading">{bidiText(result.figure)}</strong>{' '}
            <span className="card-figure-label">{bidiText(result.label)}</span>
          </p>
        )}
        <Tags label={strings.technologies} tags={technologyTags(technologies, root)} />
        <div className={`screen-only card-foot ${styles.foot}`}>
          <AreaLink
            {...{ title, locale, strings }}
            label={linkText}
            href={href(`/details/${id}`, root)}
            className={`card-link ${styles.more}`}
          />
          {actions && <div className={`script-only card-actions ${styles.actions}`}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}

/** The title of a project, in which the keywords of a search are marked. */
export function TitleText({ project: { title, titleParts } }: { project: ShownCard }) {
  const parts = titleParts?.map(({ text, at, marked }) =>
    marked ? <mark key={at}>{text}</mark> : text,
  );
  return parts ?? bidiText(title);
}
