import styles from './IncludedList.module.css';

/** @param lang The language of the items, where it is not that of the page. */
export function IncludedList({
  items,
  lang,
}: {
  items: readonly string[];
  lang?: string | undefined;
}) {
  return (
    <ul className={styles.included} lang={lang}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
