import type { Messages } from '../../../i18n/en.ts';
import { SaveButton } from '../share/SaveButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import type { ShownCard } from './project-cards.ts';

interface ProjectGridProps {
  projects: readonly ShownCard[];
  linkText: string;
  root: string;
  /** Whether other projects are being fetched. */
  isBusy: boolean;
  /** Called with a message when a project was saved or removed. */
  onNotice: (notice: string) => void;
  messages: Messages['projects'];
}

/** Cards in the first row of a wide screen, visible without scrolling. */
const firstRow = 3;

export function ProjectGrid(props: ProjectGridProps) {
  const { projects, linkText, root, isBusy, onNotice, messages } = props;
  return (
    <ul className={styles.grid} aria-label={messages.results} aria-busy={isBusy}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            linkText={linkText}
            eager={index < firstRow}
            level={2}
            root={root}
            actions={
              <>
                <SaveButton project={project} onNotice={onNotice} messages={messages.actions} />
                <ShareButton
                  id={project.id}
                  title={project.title}
                  root={root}
                  messages={messages.actions}
                />
              </>
            }
            messages={messages}
          />
        </li>
      ))}
    </ul>
  );
}
