import './FaqList.css';
import type { FaqEntry } from '../content/schemas/faq.ts';
import { bidiText } from './bidi-text.tsx';
import { Prose } from './Prose.tsx';

interface FaqListProps {
  /** Questions whose answers are HTML from `answersWithPictures`. With `isOpen`, the answer shows without a click. */
  questions: readonly (FaqEntry & { isOpen?: boolean })[];
}

/** A list of questions that show their answers when opened. */
export function FaqList({ questions }: FaqListProps) {
  return (
    <>
      {questions.map(({ question, answer, isOpen }) =>
        isOpen ? (
          <div key={question} className="answered">
            <h3>
              {bidiText(question)}
              {/* The space separates them where a style sets both on one line. */}
            </h3>{' '}
            <Prose html={answer} />
          </div>
        ) : (
          <details key={question} className="question">
            <summary className="question-title">{bidiText(question)}</summary>
            <Prose html={answer} />
          </details>
        ),
      )}
    </>
  );
}
