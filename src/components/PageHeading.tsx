import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  lang?: string | undefined;
}

export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  return (
    <div className={`page-heading ${styles.top}`} lang={lang}>
      <h1 className={styles.heading} dir="auto">
        {heading}
      </h1>
      {intro && (
        <p className={styles.intro} dir="auto">
          {intro}
        </p>
      )}
    </div>
  );
}
