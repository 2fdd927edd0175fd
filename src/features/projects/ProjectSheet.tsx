import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import styles from './ProjectSheet.module.css';

interface ProjectSheetProps {
  title: string;
  summary: string;
  /** The language of title and summary, where it is not that of the page. */
  lang?: string | undefined;
  /** The way here; this and the next three are given by the page as slots. */
  breadcrumb?: ReactNode;
  /** The work in its frame. */
  pictures?: ReactNode;
  info?: ReactNode;
  /** Heart and share. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The page of one project: the work in a large frame, its facts beside the case study. */
export function ProjectSheet(props: ProjectSheetProps) {
  const { title, summary, lang, breadcrumb, pictures, info, actions, children } = props;
  return (
    <article className={`wide ${styles.sheet}`}>
      {breadcrumb}
      <PageHeading heading={title} intro={summary} lang={lang} />
      <div data-main-print="">{pictures}</div>
      <div className={styles.columns}>
        <div className={styles.side}>
          {info}
          <div className={`screen-only ${styles.actions}`}>{actions}</div>
        </div>
        <div className={styles.caseStudy}>{children}</div>
      </div>
    </article>
  );
}
