import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Print } from '../ui/Print.tsx';
import type { PictureData } from '../ui/Picture.tsx';
import styles from './ProjectSheet.module.css';

interface ProjectSheetProps {
  title: string;
  summary: string;
  cover?: PictureData | undefined;
  coverAlt: string;
  /** The way here. */
  breadcrumb: ReactNode;
  /** The facts. */
  info: ReactNode;
  /** The case study. */
  children: ReactNode;
}

/** The page of one project: the work in a large frame, its facts beside the case study. */
export function ProjectSheet(props: ProjectSheetProps) {
  const { title, summary, cover, coverAlt, breadcrumb, info, children } = props;
  return (
    <article className="wide">
      {breadcrumb}
      <PageHeading heading={title} intro={summary} />
      <Print
        picture={cover}
        alt={coverAlt}
        title={title}
        sizes="(width < 80rem) 92vw, 72rem"
        eager
      />
      <div className={styles.columns}>
        {info}
        <div>{children}</div>
      </div>
    </article>
  );
}
