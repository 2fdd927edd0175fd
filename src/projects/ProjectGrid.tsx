import type { Labels } from '../labels/en.ts';
import type { ProjectCardData } from './card.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';

interface ProjectGridProps {
  projects: readonly ProjectCardData[];
  /** The words of each card's link. */
  more: string;
  labels: Labels['projects'];
}

/** How many cards the first row has on a wide screen: these are seen without scrolling. */
const firstRow = 3;

/** The works of one page, hung in rows. */
export function ProjectGrid({ projects, more, labels }: ProjectGridProps) {
  return (
    <ul className={styles.grid} aria-label={labels.results}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard project={project} more={more} eager={index < firstRow} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
