import type { ReactNode } from 'react';
import { bidiText } from '../../components/bidi-text.tsx';
import type { PictureData } from '../../components/make-picture.ts';
import { Picture } from '../../components/Picture.tsx';
import { seenLength } from '../../components/seen-length.ts';
import type { Home } from '../../content/schemas/home.ts';
import { href } from '../../site/href.ts';
import styles from './AboutTeaser.module.css';

interface AboutTeaserProps {
  /** The texts of the section, and of its link to the About page. */
  about: NonNullable<Home['about']>;
  /** The portrait of the owner in several widths. */
  portrait?: PictureData | undefined;
  /** The alternative text of the portrait. */
  portraitAlt: string;
  /** Whether the About page exists, so that the section links to it. */
  hasPage: boolean;
  root: string;
  /** The greeting, which is the heading of the section. */
  children: ReactNode;
}

/** The section of the home page about the owner, with a link to the About page. */
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
      <div className="about-words" data-length={seenLength(about.text) > 160 ? 'long' : undefined}>
        <h2 className={`about-greeting ${styles.greeting}`}>{children}</h2>
        <p className={`teaser-text ${styles.text}`}>{bidiText(about.text)}</p>{' '}
        {hasPage && (
          <a className="lone-link teaser-link" href={href('/about', root)}>
            {bidiText(about.linkText)}
          </a>
        )}
      </div>
    </section>
  );
}
