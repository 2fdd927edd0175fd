import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import { href } from '../../components/href.ts';
import type { Project } from '../../content/types.ts';
import type { Messages } from '../../i18n/en.ts';
import styles from './ProjectNeighbours.module.css';

interface ProjectNeighboursProps {
  previous: Pick<Project, 'id' | 'title'> | undefined;
  next: Pick<Project, 'id' | 'title'> | undefined;
  root: string;
  messages: Messages['details'];
}

/** Links to the projects before and after in the list. */
export function ProjectNeighbours({ previous, next, root, messages }: ProjectNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={messages.neighbours}>
      {previous && (
        <a className={styles.link} href={href(`/details/${previous.id}`, root)} rel="prev">
          <span className={`small-note ${styles.way}`}>
            <PreviousIcon className="directional small-icon" aria-hidden="true" />
            {messages.previous}
          </span>
          <span className={`like-heading ${styles.title}`}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a
          className={`${styles.link} ${styles.next}`}
          href={href(`/details/${next.id}`, root)}
          rel="next"
        >
          <span className={`small-note ${styles.way}`}>
            {messages.next}
            <NextIcon className="directional small-icon" aria-hidden="true" />
          </span>
          <span className={`like-heading ${styles.title}`}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
