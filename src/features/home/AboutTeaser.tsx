import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { PictureData } from '../../content/images/pictures.ts';
import type { Home } from '../../content/schemas/home.ts';
import { href } from '../../lib/href.ts';
import styles from './AboutTeaser.module.css';

interface AboutTeaserProps {
  /** The texts of the section and of the link. */
  about: NonNullable<Home['about']>;
  /** The owner's picture in its sizes. */
  portrait?: PictureData | undefined;
  /** The alternative text of the picture. */
  portraitAlt: string;
  /** Whether there is a page About to link to. */
  hasPage: boolean;
  root: string;
  /** The greeting, which is the heading. */
  children: ReactNode;
}

/** The section of Home on the owner, with a link to About. */
export function AboutTeaser(props: AboutTeaserProps) {
  const { about, portrait, portraitAlt, hasPage, root, children } = props;
  return (
    <section
      className={`wide about-teaser ${styles.teaser} ${portrait ? styles.withPortrait : ''}`}
    >
      {portrait && (
        <Picture
          className={`portrait-frame ${styles.portrait}`}
          picture={portrait}
          alt={portraitAlt}
          sizes="(width < 48rem) 60vw, 30rem"
        />
      )}
      <div>
        <h2 className={styles.greeting}>{children}</h2>
        <p className={styles.text}>{about.text}</p>
        {hasPage && (
          <a className="lone-link" href={href('/about', root)}>
            {about.linkText}
          </a>
        )}
      </div>
    </section>
  );
}
