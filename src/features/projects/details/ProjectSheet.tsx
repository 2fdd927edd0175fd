import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading.tsx';
import styles from './ProjectSheet.module.css';

interface ProjectSheetProps {
  title: string;
  summary: string;
  lang?: string | undefined;
  /** This and the next five are given by the page as slots. */
  breadcrumb?: ReactNode;
  pictures?: ReactNode;
  results?: ReactNode;
  info?: ReactNode;
  actions?: ReactNode;
  /** What is to be compared, and the video. */
  media?: ReactNode;
  children?: ReactNode;
}

export function ProjectSheet(props: ProjectSheetProps) {
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
