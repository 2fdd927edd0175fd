import { bidiText } from '../../components/bidi-text.tsx';
import styles from './CurriculumHead.module.css';

interface CurriculumHeadProps {
  /** The owner's name. */
  name: string;
  /** The owner's job. */
  role: string | undefined;
  /** Contact details and web pages of the owner: the text of each link and the URL. */
  links: readonly { text: string; to: string }[];
  /** The place where the owner works, such as city and region. */
  place: string | undefined;
  /** A summary of the biography. */
  summary: string | undefined;
  lang: string | undefined;
}

/** The head of the printed curriculum (CV). It replaces the header of the site and the page heading. */
export function CurriculumHead({ name, role, links, place, summary, lang }: CurriculumHeadProps) {
  return (
    <div hidden data-print-only="curriculum">
      <p className={`like-heading ${styles.name}`}>{bidiText(name)}</p>
      {role && (
        <p className={styles.role} lang={lang}>
          {bidiText(role)}
        </p>
      )}
      <address>
        <ul className={styles.links}>
          {place && <li>{bidiText(place)}</li>}
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
          {bidiText(summary)}
        </p>
      )}
    </div>
  );
}
