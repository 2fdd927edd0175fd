import { directionOf } from '../lib/direction.ts';
import { OwnText } from './OwnText.tsx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  lang?: string | undefined;
}

export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  // A text of one direction needs no isolation of its signs within an element of that direction.
  const [headingDir, introDir] = [directionOf(heading), directionOf(intro ?? '')];
  return (
    <div className={`page-heading ${styles.top}`} lang={lang}>
      <h1 className={styles.heading} dir={headingDir}>
        {headingDir ? heading : <OwnText>{heading}</OwnText>}
      </h1>
      {intro && (
        <p className={styles.intro} dir={introDir}>
          {introDir ? intro : <OwnText>{intro}</OwnText>}
        </p>
      )}
    </div>
  );
}
