import { Prose } from '../../components/Prose.tsx';
import styles from './ServiceLists.module.css';

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

interface QuestionListProps {
  /** Each answer rendered. */
  questions: readonly { question: string; html: string }[];
  lang?: string | undefined;
}

/** Questions that open their answers. */
export function QuestionList({ questions, lang }: QuestionListProps) {
  return questions.map(({ question, html }) => (
    <details key={question} className={styles.question} lang={lang}>
      <summary className={styles.summary}>{question}</summary>
      <Prose html={html} className={styles.answer} />
    </details>
  ));
}
