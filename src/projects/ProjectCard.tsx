import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { href } from '../ui/href.ts';
import { Print } from '../ui/Print.tsx';
import { Tags } from '../ui/Tags.tsx';
import type { ProjectCardData } from './card.ts';
import { languageHref } from './links.ts';
import styles from './ProjectCard.module.css';

interface ProjectCardProps {
  project: ProjectCardData;
  /** The words of the link. */
  more: string;
  /** Whether it is seen without scrolling. */
  eager: boolean;
  labels: Labels['projects'];
}

/** A work on display: a framed print with a small label under it. The whole print is its link. */
export function ProjectCard({ project, more, eager, labels }: ProjectCardProps) {
  const { id, title, category, languages, year, cover, coverAlt } = project;
  return (
    <article className={styles.card}>
      <Print
        picture={cover}
        alt={coverAlt}
        title={title}
        sizes="(width < 40rem) 92vw, (width < 64rem) 45vw, 23rem"
        eager={eager}
      />
      <div className={styles.label}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {category}, {year}
        </p>
        <Tags
          label={labels.languages}
          tags={languages.map((language) => ({ label: language, to: languageHref(language) }))}
        />
        <a className={styles.more} href={href(`/details/${id}`)}>
          {more}
          <span className="visually-hidden"> {fill(labels.about, { title })}</span>
        </a>
      </div>
    </article>
  );
}
