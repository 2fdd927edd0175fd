import type { UiStrings } from '../../../i18n/en.ts';
import { href } from '../../../lib/href.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectRow.module.css';
import type { ProjectCardData } from './project-cards.ts';

interface ProjectRowProps {
  /** The projects of the row, one to six. */
  projects: readonly ProjectCardData[];
  /** The text of the link on each card. */
  linkText: string;
  /** The text of a link to all projects, below the row. */
  allText?: string | undefined;
  root: string;
  strings: UiStrings['projects'];
}

/**
 * A row of project cards, and optionally a link to all projects. The number of cards sets the
 * number of columns, so that no cell is empty.
 */
export function ProjectRow({ projects, linkText, allText, root, strings }: ProjectRowProps) {
  return (
    <>
      <ul className={styles.row} data-cards={projects.length}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              {...{ project, linkText, root, strings }}
              sizes="(width < 48rem) 92vw, (width < 80rem) 46vw, 36rem"
              eager={false}
              level={3}
            />
          </li>
        ))}
      </ul>
      {allText && (
        <a className={`screen-only lone-link ${styles.all}`} href={href('/project', root)}>
          {allText}
        </a>
      )}
    </>
  );
}
