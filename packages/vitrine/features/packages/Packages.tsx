import { bidiText } from '../../components/bidi-text.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';
import { contactPath, href } from '../../site/href.ts';
import styles from './Packages.module.css';

interface PackagesProps {
  /** The content of packages.yaml. */
  packages: NonNullable<Content['packages']>;
  /** Whether the site has a contact form, so that each package links to it. */
  hasForm: boolean;
  root: string;
  /** A further class of the section, by which a look finds it on the page of an invitation. */
  className?: string;
}

/** The packages of the owner, side by side and aligned by a subgrid. The first row has the labels of highlighted ones. */
export function Packages({ packages, hasForm, root, className = '' }: PackagesProps) {
  const { heading, language, ask } = packages;
  return (
    <Section heading={heading} lang={language} className={className}>
      <ul className={styles.packages}>
        {packages.packages.map(({ name, price, text, included, mark }) => (
          <li key={name} className={mark && styles.marked}>
            {mark && <p className={styles.mark}>{bidiText(mark)}</p>}
            <h3>{bidiText(name)}</h3>
            <p className="like-heading">{bidiText(price)}</p>
            <p>{bidiText(text)}</p>
            {included.length > 0 && (
              <ul className={styles.included}>
                {included.map((item) => (
                  <li key={item}>{bidiText(item)}</li>
                ))}
              </ul>
            )}
            {hasForm && (
              <a className="quiet-button screen-only" href={href(contactPath(name), root)}>
                {bidiText(ask)}
                <span className="visually-hidden">{` (${name})`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
