import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';
import { contactPath, href } from '../../lib/href.ts';
import styles from './Packages.module.css';

interface PackagesProps {
  /** The content of packages.yaml. */
  packages: NonNullable<Content['packages']>;
  /** Whether there is a contact form to link to. */
  hasForm: boolean;
  root: string;
}

/** Offers side by side. Their parts share rows; the first row has the marks. */
export function Packages({ packages, hasForm, root }: PackagesProps) {
  const { heading, language, ask } = packages;
  return (
    <Section heading={heading} lang={language}>
      <ul className={styles.packages}>
        {packages.packages.map(({ name, price, text, included, mark }) => (
          <li key={name} className={mark && styles.marked}>
            {mark && <p className={styles.mark}>{mark}</p>}
            <h3>{name}</h3>
            <p className="like-heading">{price}</p>
            <p>{text}</p>
            {included.length > 0 && (
              <ul className={styles.included}>
                {included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {hasForm && (
              <a className="quiet-button screen-only" href={href(contactPath(name), root)}>
                {ask}
                <span className="visually-hidden">{` (${name})`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
