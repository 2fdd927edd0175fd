import type { ReactNode } from 'react';
import CheckIcon from '~icons/tabler/check';
import { Prose } from '../../components/Prose.tsx';
import styles from './ServicePart.module.css';

interface ServicePartProps {
  heading: string;
  /** The language of its content, where it is not that of the page. */
  lang?: string | undefined;
  /** Whether it is left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a service's page, its heading beside it where there is room. */
export function ServicePart({ heading, lang, screenOnly = false, children }: ServicePartProps) {
  return (
    <section className={`wide ${styles.part} ${screenOnly ? 'screen-only' : ''}`}>
      <h2>{heading}</h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}

/** What a service includes. */
export function IncludedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <CheckIcon className={styles.mark} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

interface QuestionListProps {
  /** Each answer rendered. */
  questions: readonly { question: string; html: string }[];
}

/** Questions that open their answers. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={styles.rows}>
      {questions.map(({ question, html }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <Prose html={html} className={styles.answer} />
        </details>
      ))}
    </div>
  );
}
