import type { UiStrings } from '../../../i18n/en.ts';
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
  strings: UiStrings['projects'];
}

/** Cards in the first row of a wide screen, visible without scrolling. */
const firstRow = 3;

export function ProjectGrid(props: ProjectGridProps) {
  const { projects, linkText, root, isBusy, onNotice, strings } = props;
  return (
    <ul className={styles.grid} aria-label={strings.results} aria-busy={isBusy}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard
            {...{ project, linkText, root, strings }}
            eager={index < firstRow}
            level={2}
            actions={
              <>
                <SaveButton {...project} onNotice={onNotice} strings={strings.actions} />
                <ShareButton {...project} root={root} strings={strings.actions} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
