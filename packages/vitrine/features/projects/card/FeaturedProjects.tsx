import { composition } from '#look/composition.ts';
import { bidiText } from '../../../components/bidi-text.tsx';
import type { Strings } from '../../../i18n/language.ts';
import { cardPlaces } from '../../../looks/card-places.ts';
import { href } from '../../../site/href.ts';
import styles from './FeaturedProjects.module.css';
import { ProjectCard } from './ProjectCard.tsx';
import type { ProjectCardData } from './project-cards.ts';

interface FeaturedProjectsProps {
  /** The heading of the section. */
  heading: string;
  /** One to six projects, the dominant one first. */
  projects: readonly ProjectCardData[];
  /** The text of the link on each card. */
  linkText: string;
  /** The text of the link to all projects. */
  allText?: string | undefined;
  /** Whether the section is part of the hero, without space above. */
  isInHero: boolean;
  root: string;
  locale: string;
  strings: Strings['projects'];
}

/** Number of covers in the first view of a wide screen, which are not lazy-loaded. */
const firstView = 3;

/** The featured projects on the home page: a dominant one and smaller ones, as the look composes them. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { heading, projects, linkText, allText, isInHero, root, locale, strings } = props;
  const places = cardPlaces(projects, true);
  return (
    <section className={`page-grid featured ${isInHero ? '' : 'spaced'}`}>
      <h2 className="section-title">{bidiText(heading)}</h2>
      <ul className={`featured-projects ${styles.list}`} data-cards={projects.length}>
        {projects.map((project, index) => (
          <li key={project.id} className="project-item" {...places[index]}>
            <ProjectCard
              {...{ project, linkText, root, locale, strings }}
              sizes={composition.featuredSizes(index)}
              eager={index < firstView}
              level={3}
            />
          </li>
        ))}
      </ul>
      {allText && (
        <a className="screen-only lone-link all-projects" href={href('/project', root)}>
          {bidiText(allText)}
        </a>
      )}
    </section>
  );
}
