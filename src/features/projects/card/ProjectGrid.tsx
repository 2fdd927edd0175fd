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
  /** Whether the data of other projects is being fetched. */
  isBusy: boolean;
  /** Called with a notice if the browser cannot store a saved project, else with an empty text. */
  onNotice: (notice: string) => void;
  strings: UiStrings['projects'];
}

/** Number of cards in the first row of a wide screen, whose images are not lazy-loaded. */
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
