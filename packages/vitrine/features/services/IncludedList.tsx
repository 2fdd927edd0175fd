import { BidiText } from '../../components/BidiText.tsx';
import styles from './IncludedList.module.css';

export function IncludedList({
  items,
  lang,
}: {
  items: readonly string[];
  lang?: string | undefined;
}) {
  return (
    <ul
      className={`included ${styles.included}`}
      lang={lang}
      data-columns={items.length % 3 === 0 ? 3 : 2}
    >
      {items.map((item) => (
        <li key={item} className="included-item">
          <BidiText>{item}</BidiText>
        </li>
      ))}
    </ul>
  );
}
