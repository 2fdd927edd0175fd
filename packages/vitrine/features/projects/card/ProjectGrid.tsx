import { composition } from '#look/composition.ts';
import type { Strings } from '../../../i18n/language.ts';
import { cardPlaces } from '../../../looks/card-places.ts';
import type { ListView } from '../list-views.ts';
import { SaveButton } from '../share/SaveButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import { ProjectLine } from './ProjectLine.tsx';
import type { ShownCard } from './project-cards.ts';

interface ProjectGridProps {
  /** Whether the list has pictures, or is a list of texts. */
  view: ListView;
  /** Whether the list is shown first, so that the first covers are not lazy-loaded. */
  isFirst: boolean;
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

/** The projects of a page as a list of cards, which the look of the site arranges, or of texts. */
export function ProjectGrid(props: ProjectGridProps) {
  const { view, isFirst, projects, linkText, root, locale, isBusy, onNotice, strings } = props;
  const places = cardPlaces(projects);
  const yearAt = (index: number) => projects[index]?.date.slice(0, 4);
  return (
    <ul
      className={view === 'list' ? 'project-lines' : `project-grid ${styles.grid}`}
      data-cards={projects.length}
      aria-label={strings.results}
      aria-busy={isBusy}
    >
      {projects.map((project, index) => {
        const actions = (
          <>
            <SaveButton {...project} {...{ onNotice, locale }} strings={strings.actions} />
            <ShareButton {...project} {...{ root, locale }} strings={strings.actions} />
          </>
        );
        const shared = { project, linkText, root, locale, actions, strings };
        return view === 'list' ? (
          <li key={project.id}>
            <ProjectLine {...shared} isFirstOfYear={yearAt(index) !== yearAt(index - 1)} />
          </li>
        ) : (
          <li key={project.id} className="project-item" {...places[index]}>
            <ProjectCard
              {...shared}
              sizes={composition.gridSizes(index)}
              eager={isFirst && index < composition.coversInView}
              level={2}
            />
          </li>
        );
      })}
    </ul>
  );
}
