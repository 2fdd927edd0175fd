import type { Question } from '../content/schemas/questions.ts';
import { Prose } from './Prose.tsx';

interface QuestionListProps {
  /** Their answers are HTML as `answersWithPictures` makes it. */
  questions: readonly Question[];
  lang?: string | undefined;
}

/** Questions that open their answers. Their styles are in QuestionList.css. */
export function QuestionList({ questions, lang }: QuestionListProps) {
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
