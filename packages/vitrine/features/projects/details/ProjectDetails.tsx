import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading.tsx';
import styles from './ProjectDetails.module.css';

interface ProjectDetailsProps {
  /** The title of the project, which is the heading of the page. */
  title: string;
  /** The text below the heading. */
  summary: string;
  lang?: string | undefined;
  /** Whether the case study is a few sentences, so that looks can set it beside other parts. */
  isShort: boolean;
  /** The slot for the breadcrumb. */
  breadcrumb?: ReactNode;
  /** The slot for the cover and further pictures. */
  pictures?: ReactNode;
  /** The slot for the look's decoration. */
  mark?: ReactNode;
  /** The slot for the results. */
  results?: ReactNode;
  /** The slot for facts, such as client and date. */
  info?: ReactNode;
  /** The slot for the buttons that save and share the project; they need JavaScript. */
  actions?: ReactNode;
  /** The slot for "before" and "after" pictures, and for the video. */
  media?: ReactNode;
  /** The case study. */
  children?: ReactNode;
}

/** The content of the page of a project. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { title, summary, lang, isShort, breadcrumb, pictures, mark, results } = props;
  const { info, actions, media, children } = props;
  return (
    <article
      className={`page-grid project ${styles.project}`}
      data-text={isShort ? 'short' : undefined}
    >
      {breadcrumb}
      <PageHeading heading={title} intro={summary} lang={lang} />
      <div className="project-pictures">{pictures}</div>
      {mark}
      {results}
      <div className={`project-side ${styles.side}`}>
        {info}
        <div className={`screen-only script-only project-actions ${styles.actions}`}>{actions}</div>
      </div>
      <div className={`project-text ${styles.caseStudy}`}>{children}</div>
      {media}
    </article>
  );
}
