import { AreaLink } from '../../components/AreaLink.tsx';
import { BidiText } from '../../components/BidiText.tsx';
import { Section } from '../../components/Section.tsx';
import type { LockedProject } from '../../content/types.ts';
import type { Strings } from '../../i18n/language.ts';
import { href } from '../../site/href.ts';
import styles from './LockedProjects.module.css';
import { LockFace } from './LockFace.tsx';

interface LockedProjectsProps {
  projects: readonly LockedProject[];
  locale: string;
  strings: Pick<Strings, 'private' | 'projects'>;
}

/** The cards of the private projects that have a public title, below the list of projects. */
export function LockedProjects({ projects, locale, strings }: LockedProjectsProps) {
  return (
    <Section heading={strings.private.section} className="locked-projects" screenOnly>
      <ul className={styles.list}>
        {projects.map(({ path, title, summary }) => (
          <li key={path} className={`locked-card ${styles.card}`}>
            <LockFace />
            <div className={`card-label ${styles.words}`}>
              <h3 className="card-title">
                <BidiText>{title}</BidiText>
              </h3>
              {summary && (
                <p className="card-summary">
                  <BidiText>{summary}</BidiText>
                </p>
              )}
              <div className={`card-foot ${styles.foot}`}>
                <p className="small-note">{strings.private.card}</p>
                <AreaLink
                  {...{ title, locale }}
                  label={strings.private.open}
                  href={href(path)}
                  className="card-link"
                  strings={strings.projects}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
