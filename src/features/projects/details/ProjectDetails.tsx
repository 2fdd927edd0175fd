import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading.tsx';
import styles from './ProjectDetails.module.css';

interface ProjectDetailsProps {
  /** The title of the project, which is the heading. */
  title: string;
  /** The text below the heading. */
  summary: string;
  lang?: string | undefined;
  /** The slot of the links to the pages above. */
  breadcrumb?: ReactNode;
  /** The slot of the cover and the gallery. */
  pictures?: ReactNode;
  /** The slot of the results. */
  results?: ReactNode;
  /** The slot of the facts, such as client and date. */
  info?: ReactNode;
  /** The slot of the buttons to save and share; they need JavaScript. */
  actions?: ReactNode;
  /** The slot of pictures before and after, and of the video. */
  media?: ReactNode;
  /** The case study. */
  children?: ReactNode;
}

/** The page of a project. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { title, summary, lang, breadcrumb, pictures, results, info, actions, media, children } =
    props;
  return (
    <article className={`wide ${styles.sheet}`}>
      {breadcrumb}
      <PageHeading heading={title} intro={summary} lang={lang} />
      <div data-main-print="">{pictures}</div>
      {results}
      <div className={styles.columns}>
        <div className={styles.side}>
          {info}
          <div className={`screen-only script-only ${styles.actions}`}>{actions}</div>
        </div>
        <div className={styles.caseStudy}>{children}</div>
      </div>
      {media}
    </article>
  );
}
