import { directionOf } from '../i18n/direction.ts';
import { bidiText } from './bidi-text.tsx';
import styles from './PageHeading.module.css';
import { seenLength } from './seen-length.ts';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  lang?: string | undefined;
}

/** How long a heading and its sentence are together, by which a look may choose their size. */
export function headingLength(heading: string, intro = ''): 'short' | 'medium' | 'long' {
  const length = seenLength(heading + intro);
  if (length > 140) return 'long';
  return length > 80 ? 'medium' : 'short';
}

export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  const [headingDir, introDir] = [directionOf(heading), directionOf(intro ?? '')];
  return (
    <div
      className={`page-heading ${styles.top}`}
      data-length={headingLength(heading, intro)}
      lang={lang}
    >
      <h1 className={`page-title ${styles.heading}`} dir={headingDir}>
        {bidiText(heading, headingDir)}
      </h1>
      {intro && (
        <p className={`page-lead ${styles.intro}`} dir={introDir}>
          {bidiText(intro, introDir)}
        </p>
      )}
    </div>
  );
}
