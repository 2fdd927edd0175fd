import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { PictureData } from '../../content/images/pictures.ts';
import styles from './Bio.module.css';

interface BioProps {
  /** The heading of the page. */
  heading: string;
  /** The text, as HTML. */
  html: string;
  /** The owner's picture in its sizes. */
  portrait?: PictureData | undefined;
  /** The alternative text of the picture. */
  portraitAlt: string;
  lang?: string | undefined;
  /** Printed in place of the heading, and of the text if there is a summary. */
  paperHead?: ReactNode;
  /** Whether `paperHead` has a summary, which replaces the text on paper. */
  hasSummary: boolean;
}

/** The top of About: heading, text and portrait. */
export function Bio(props: BioProps) {
  const { heading, html, portrait, portraitAlt, lang, paperHead, hasSummary } = props;
  return (
    <div className={`wide ${styles.bio} ${portrait ? styles.withPortrait : ''}`} lang={lang}>
      <div>
        {paperHead}
        <div className={paperHead ? 'screen-only' : undefined}>
          <PageHeading heading={heading} />
        </div>
        <Prose html={html} className={`${styles.text} ${hasSummary ? 'screen-only' : ''}`} />
      </div>
      {portrait && (
        <Picture
          className={`portrait-frame ${styles.portrait}`}
          picture={portrait}
          alt={portraitAlt}
          sizes="(width < 48rem) 80vw, 28rem"
          eager
        />
      )}
    </div>
  );
}
