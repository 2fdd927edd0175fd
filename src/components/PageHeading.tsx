import { directionOf } from '../lib/direction.ts';
import { OwnText } from './OwnText.tsx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  lang?: string | undefined;
}

export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  return (
    <div className={`page-heading ${styles.top}`} lang={lang}>
      <h1 className={styles.heading} dir={directionOf(heading)}>
        <OwnText>{heading}</OwnText>
      </h1>
      {intro && (
        <p className={styles.intro} dir={directionOf(intro)}>
          <OwnText>{intro}</OwnText>
        </p>
      )}
    </div>
  );
}
