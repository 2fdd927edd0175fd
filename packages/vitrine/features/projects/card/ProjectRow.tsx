import type { Strings } from '../../../i18n/language.ts';
import { cardPlaces } from '../../../looks/card-places.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectRow.module.css';
import type { ProjectCardData } from './project-cards.ts';

interface ProjectRowProps {
  /** The projects of the row, one to six. */
  projects: readonly ProjectCardData[];
  /** The text of the link on each card. */
  linkText: string;
  root: string;
  locale: string;
  strings: Strings['projects'];
}

/** A row of project cards. The number of cards sets the number of columns, so that no cell is empty. */
export function ProjectRow({ projects, linkText, root, locale, strings }: ProjectRowProps) {
  const places = cardPlaces(projects);
  return (
    <ul className={`project-row ${styles.row}`} data-cards={projects.length}>
      {projects.map((project, index) => (
        <li key={project.id} className="project-item" {...places[index]}>
          <ProjectCard
            {...{ project, linkText, root, locale, strings }}
            sizes="(width < 48rem) 92vw, (width < 80rem) 46vw, 36rem"
            eager={false}
            level={3}
          />
        </li>
      ))}
    </ul>
  );
}
