import type { Messages } from '../../i18n/en.ts';
import type { ShownCard } from './card.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ProjectGridProps {
  projects: readonly ShownCard[];
  /** The words of each card's link. */
  linkText: string;
  /** The path that the pages of the language stand below. */
  root: string;
  /** Whether other projects are on their way. */
  isBusy: boolean;
  /** Is told what a visitor should know about the saving of a project. */
  onNotice: (notice: string) => void;
  messages: Messages['projects'];
}

/** How many cards the first row has on a wide screen: these are seen without scrolling. */
const firstRow = 3;

/** The works of one page, hung in rows. */
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
