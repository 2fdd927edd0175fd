import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { Prose } from '../../../components/Prose.tsx';
import type { Project } from '../../../content/types.ts';
import { isolated } from '../../../i18n/direction.ts';
import type { Strings } from '../../../i18n/language.ts';
import styles from './ProjectDetails.module.css';

interface ProjectDetailsProps {
  /** The texts of the project. */
  project: Pick<Project, 'title' | 'summary' | 'language' | 'problem'>;
  /** The case study; empty for none. */
  html: string;
  /** Whether the case study is long. */
  isLong: boolean;
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
  strings: Strings['details'];
  /** The scripts of the page. */
  children?: ReactNode;
}

/** The content of the page of a project. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { html, isLong, isShort, breadcrumb, pictures, mark, results, strings } = props;
  const { info, actions, media, children } = props;
  const { title, summary, language: lang, problem } = props.project;
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
      <div className={`project-text ${styles.caseStudy}`}>
        {problem && (
          <div className="problem">
            <h2 className="problem-title">{strings.problem}</h2>
            <p className="problem-text" lang={lang}>
              {isolated(problem)}
            </p>
          </div>
        )}
        {html && <Prose className={isLong ? 'long-text' : undefined} html={html} lang={lang} />}
        {children}
      </div>
      {media}
    </article>
  );
}
