import { composition } from '#look/composition.ts';
import type { Strings } from '../../../i18n/language.ts';
import { cardPlaces } from '../../../looks/card-places.ts';
import { SaveButton } from '../share/SaveButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import type { ShownCard } from './project-cards.ts';

interface ProjectGridProps {
  projects: readonly ShownCard[];
  linkText: string;
  root: string;
  locale: string;
  /** Whether the data of other projects is being fetched. */
  isBusy: boolean;
  /** Called with a notice if the browser cannot store a saved project, else with an empty text. */
  onNotice: (notice: string) => void;
  strings: Strings['projects'];
}

/** The projects of a page as a list of cards; the look of the site arranges them. */
export function ProjectGrid(props: ProjectGridProps) {
  const { projects, linkText, root, locale, isBusy, onNotice, strings } = props;
  const places = cardPlaces(projects);
  return (
    <ul
      className={`project-grid ${styles.grid}`}
      data-cards={projects.length}
      aria-label={strings.results}
      aria-busy={isBusy}
    >
      {projects.map((project, index) => (
        <li key={project.id} className="project-item" {...places[index]}>
          <ProjectCard
            {...{ project, linkText, root, locale, strings }}
            sizes={composition.gridSizes(index)}
            eager={index < composition.coversInView}
            level={2}
            actions={
              <>
                <SaveButton {...project} {...{ onNotice, locale }} strings={strings.actions} />
                <ShareButton {...project} {...{ root, locale }} strings={strings.actions} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
