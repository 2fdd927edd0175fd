import styles from './IncludedList.module.css';

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
