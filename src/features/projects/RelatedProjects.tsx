import type { Messages } from '../../i18n/en.ts';
import type { ProjectCardData } from './card.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';

interface RelatedProjectsProps {
  projects: readonly ProjectCardData[];
  linkText: string;
  root: string;
  messages: Messages['projects'];
}

export function RelatedProjects({ projects, linkText, root, messages }: RelatedProjectsProps) {
  return (
    <ul className={`${styles.grid} ${styles.related}`}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            linkText={linkText}
            eager={false}
            level={3}
            root={root}
            messages={messages}
          />
        </li>
      ))}
    </ul>
  );
}
