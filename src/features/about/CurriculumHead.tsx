import styles from './CurriculumHead.module.css';

interface CurriculumHeadProps {
  /** The owner's name. */
  name: string;
  /** The owner's job. */
  role: string | undefined;
  /** Ways to write to the owner and pages of theirs, as they are read and where they lead. */
  links: readonly { text: string; to: string }[];
  /** Where the owner works. */
  place: string | undefined;
  /** A short form of the owner's text. */
  summary: string | undefined;
  lang: string | undefined;
}

/** The top of the printed curriculum. It replaces the headers of the site and of the page. */
export function CurriculumHead({ name, role, links, place, summary, lang }: CurriculumHeadProps) {
  return (
    <div hidden data-paper="curriculum">
      <p className={`like-heading ${styles.name}`}>{name}</p>
      {role && (
        <p className={styles.role} lang={lang}>
          {role}
        </p>
      )}
      <address>
        <ul className={styles.links}>
          {place && <li>{place}</li>}
          {links.map(({ text, to }) => (
            <li key={to}>
              <a href={to} dir="ltr">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </address>
      {summary && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
    </div>
  );
}
