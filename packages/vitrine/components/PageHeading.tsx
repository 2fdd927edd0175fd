import { directionOf } from '../i18n/direction.ts';
import { OwnText } from './OwnText.tsx';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  lang?: string | undefined;
}

export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  const [headingDir, introDir] = [directionOf(heading), directionOf(intro ?? '')];
  return (
    <div className={`page-heading ${styles.top}`} lang={lang}>
      <h1 className={styles.heading} dir={headingDir}>
        <OwnText dir={headingDir}>{heading}</OwnText>
      </h1>
      {intro && (
        <p className={styles.intro} dir={introDir}>
          <OwnText dir={introDir}>{intro}</OwnText>
        </p>
      )}
    </div>
  );
}
