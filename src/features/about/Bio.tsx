import { PageHeading } from '../../components/PageHeading.tsx';
import { Picture, type PictureData } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import styles from './Bio.module.css';

interface BioProps {
  heading: string;
  html: string;
  portrait?: PictureData | undefined;
  portraitAlt: string;
  /** The language of its texts, where it is not that of the page. */
  lang?: string | undefined;
}

export function Bio({ heading, html, portrait, portraitAlt, lang }: BioProps) {
  return (
    <div className={`wide ${styles.bio} ${portrait ? styles.withPortrait : ''}`} lang={lang}>
      <div>
        <PageHeading heading={heading} />
        <Prose html={html} className={styles.text} />
      </div>
      {portrait && (
        <Picture
          className={styles.portrait}
          picture={portrait}
          alt={portraitAlt}
          sizes="(width < 48rem) 80vw, 28rem"
          eager
        />
      )}
    </div>
  );
}
