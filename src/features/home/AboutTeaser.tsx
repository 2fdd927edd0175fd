import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { PictureData } from '../../content/images/pictures.ts';
import type { Home } from '../../content/schemas/home.ts';
import { href } from '../../lib/href.ts';
import styles from './AboutTeaser.module.css';

interface AboutTeaserProps {
  about: NonNullable<Home['about']>;
  portrait?: PictureData | undefined;
  portraitAlt: string;
  hasPage: boolean;
  root: string;
  children: ReactNode;
}

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
