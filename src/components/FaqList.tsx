import type { FaqEntry } from '../content/schemas/faq.ts';
import { Prose } from './Prose.tsx';

interface FaqListProps {
  /** Their answers are HTML as `answersWithPictures` makes it. */
  questions: readonly FaqEntry[];
  lang?: string | undefined;
}

/** Questions that open their answers. Their styles are in FaqList.css. */
export function FaqList({ questions, lang }: FaqListProps) {
  return (
    <>
      {questions.map(({ question, answer }) => (
        <details key={question} className="question" lang={lang}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ))}
    </>
  );
}
