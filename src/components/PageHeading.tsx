import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  intro?: string | undefined;
  /** The language of its words, where it is not that of the page. */
  lang?: string | undefined;
}

/** The top of a page: its heading and a sentence or two. */
export function PageHeading({ heading, intro, lang }: PageHeadingProps) {
  return (
    <div className={styles.top} lang={lang}>
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
