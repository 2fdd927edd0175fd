import type { ReactNode } from 'react';
import { Tags } from '../../../components/Tags.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { href } from '../../../lib/href.ts';
import { technologyTags } from '../search/project-query.ts';
import styles from './ProjectCard.module.css';
import type { ShownCard } from './project-cards.ts';

interface ProjectCardProps {
  project: ShownCard;
  linkText: string;
  /**
   * The width of the cover, as a value of the `sizes` attribute; by default the width in
   * `ProjectGrid`.
   */
  sizes?: string;
  eager: boolean;
  level: 2 | 3;
  root: string;
  actions?: ReactNode;
  strings: UiStrings['projects'];
}

const gridSizes = '(width < 40rem) 92vw, (width < 64rem) 45vw, 23rem';

/**
 * The card of a project: cover image, title and facts. A click on the cover opens the page of the
 * project.
 */
export function ProjectCard(props: ProjectCardProps) {
  const { project, linkText, sizes = gridSizes, eager, level, root, actions, strings } = props;
  const Heading = `h${level}` as const;
  const { id, title, category, technologies, year, cover, coverAlt, titleParts } = project;
  const { result, foreign } = project;
  return (
    <article className={styles.card}>
      <Thumbnail name={id} picture={cover} alt={coverAlt} {...{ title, sizes, eager }} />
      <div className={styles.label}>
        <Heading className={styles.title} lang={foreign?.language}>
          {titleParts?.map(({ text, at, marked }) =>
            marked ? (
              <mark key={at} className={styles.mark}>
                {text}
              </mark>
            ) : (
              text
            ),
          ) ?? title}
        </Heading>
        <p className={`small-note ${styles.facts}`}>
          {[category, year, foreign?.note].filter(Boolean).join(', ')}
        </p>
        {result && level === 2 && (
          <p className={styles.facts} lang={foreign?.language}>
            <strong className="like-heading">{result.figure}</strong> {result.label}
          </p>
        )}
        <Tags label={strings.technologies} tags={technologyTags(technologies, root)} />
        <div className={`screen-only ${styles.foot}`}>
          <a className={`lone-link ${styles.more}`} href={href(`/details/${id}`, root)}>
            {linkText}
            <span className="visually-hidden">{` ${interpolate(strings.about, { title })}`}</span>
          </a>
          {actions && <div className={`script-only ${styles.actions}`}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
