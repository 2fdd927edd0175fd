import { composition } from '#look/composition.ts';
import { AreaLink } from '../../../components/AreaLink.tsx';
import { bidiText } from '../../../components/bidi-text.tsx';
import { LockFace } from '../../../components/LockFace.tsx';
import { runIn } from '../../../components/run-in.ts';
import { Section } from '../../../components/Section.tsx';
import type { LockedProject } from '../../../content/types.ts';
import type { Strings } from '../../../i18n/language.ts';
import { cardPlaces } from '../../../looks/card-places.ts';
import { href } from '../../../site/href.ts';
import card from './ProjectCard.module.css';
import row from './ProjectRow.module.css';

interface LockedProjectsProps {
  projects: readonly LockedProject[];
  locale: string;
  strings: Pick<Strings, 'private' | 'projects'>;
}

/**
 * The cards of the private projects that have a public title, below the list of projects. They have the parts of other
 * cards (ProjectCard.tsx), so that the look places them in the same way.
 */
export function LockedProjects({ projects, locale, strings }: LockedProjectsProps) {
  // A single card is as wide as one of two.
  const cards = Array.from({ length: Math.max(2, projects.length) }, () => ({
    cover: { width: 16, height: 10 },
  }));
  const places = cardPlaces(cards);
  return (
    <Section heading={strings.private.section} className="locked-projects" screenOnly>
      <ul className={`project-row ${row.row}`} data-cards={cards.length}>
        {projects.map(({ path, title, summary }, index) => {
          const heading = (
            <h3 className={`card-title ${card.title}`} {...(summary && runIn(title))}>
              {bidiText(title)}
            </h3>
          );
          const text = summary && <p className="card-summary">{bidiText(summary)}</p>;
          return (
            <li key={path} className="project-item" {...places[index]}>
              <article className={`project-card locked-card ${card.card}`}>
                <LockFace />
                <div className={`card-label ${card.label}`}>
                  {composition.isRunIn ? (
                    <div className="card-words">
                      {heading} {text}
                    </div>
                  ) : (
                    heading
                  )}
                  <p className="small-note card-facts">{strings.private.card}</p>
                  {!composition.isRunIn && text}
                  <div className={`card-foot ${card.foot}`}>
                    <AreaLink
                      {...{ title, locale }}
                      label={strings.private.open}
                      href={href(path)}
                      className={`card-link ${card.more}`}
                      strings={strings.projects}
                    />
                  </div>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
