import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { PictureData } from '../../components/pictures.ts';
import styles from './Bio.module.css';

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
  /**
   * The head of the printed page. It replaces the heading, and the biography if it has a summary.
   */
  paperHead?: ReactNode;
  /** Whether `paperHead` has a summary, which replaces the biography in print. */
  hasSummary: boolean;
}

/** The top of the About page: heading, biography and portrait. */
export function Bio(props: BioProps) {
  const { heading, html, portrait, portraitAlt, lang, paperHead, hasSummary } = props;
  return (
    <div
      className={`wide about-head ${styles.bio} ${portrait ? styles.withPortrait : ''}`}
      lang={lang}
    >
      <div className="about-text">
        {paperHead}
        <div className={`about-title ${paperHead ? 'screen-only' : ''}`}>
          <PageHeading heading={heading} />
        </div>
        <Prose
          html={html}
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
    </div>
  );
}
