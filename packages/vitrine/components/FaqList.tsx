import type { FaqEntry } from '../content/schemas/faq.ts';
import { OwnText } from './OwnText.tsx';
import { Prose } from './Prose.tsx';

interface FaqListProps {
  /** Questions whose answers are HTML from `answersWithPictures`. */
  questions: readonly FaqEntry[];
  lang?: string | undefined;
}

/** A list of questions that show their answers when opened. The styles are in FaqList.css. */
export function FaqList({ questions, lang }: FaqListProps) {
  return (
    <>
      {questions.map(({ question, answer }) => (
        <details key={question} className="question" lang={lang}>
          <summary>
            <OwnText>{question}</OwnText>
          </summary>
          <Prose html={answer} />
        </details>
      ))}
    </>
  );
}
