import type { ReactNode } from 'react';
import { composition } from '#look/composition.ts';
import type { PictureData } from '../../components/make-picture.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import styles from './Bio.module.css';
import { splitIntro } from './split-intro.ts';

interface BioProps {
  /** The heading of the page. */
  heading: string;
  /** The biography as HTML. */
  html: string;
  /** The portrait of the owner in several widths. */
  portrait?: PictureData | undefined;
  /** The alternative text of the portrait. */
  portraitAlt: string;
  lang?: string | undefined;
  /** The head of the printed page. It replaces the heading, and the biography if it has a summary. */
  paperHead?: ReactNode;
  /** Whether the page prints as a curriculum, with `paperHead`. */
  isCurriculum?: boolean;
  /** Whether `paperHead` has a summary, which replaces the biography in print. */
  hasSummary: boolean;
  /** Facts beside the biography. */
  children?: ReactNode;
}

/** The top of the About page: heading, biography and portrait. */
export function Bio(props: BioProps) {
  const { heading, html, portrait, portraitAlt, lang, paperHead, children } = props;
  const { isCurriculum = false, hasSummary } = props;
  // The first paragraph may be beside the heading, but not where print has the biography without this heading.
  const { intro, rest } =
    composition.isRunIn && (hasSummary || !isCurriculum)
      ? splitIntro(heading, html)
      : { rest: html };
  return (
    <div
      className={`wide about-head ${styles.bio} ${portrait ? styles.withPortrait : ''}`}
      lang={lang}
    >
      <div className="about-text">
        {paperHead}
        <div className={`about-title ${isCurriculum ? 'screen-only' : ''}`}>
          <PageHeading heading={heading} intro={intro} />
        </div>
        <Prose
          html={rest}
          className={`about-bio ${styles.text} ${hasSummary ? 'screen-only' : ''}`}
        />
      </div>
      {portrait && (
        <Picture
          className={`portrait-frame about-portrait ${styles.portrait}`}
          picture={portrait}
          alt={portraitAlt}
          sizes="(width < 48rem) 80vw, 28rem"
          eager
        />
      )}
      {children}
    </div>
  );
}
