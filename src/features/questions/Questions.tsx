import '../../components/QuestionList.css';
import { QuestionList } from '../../components/QuestionList.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';

interface QuestionsProps {
  /** The content of questions.yaml, with the pictures of the answers in their sizes. */
  questions: NonNullable<Content['questions']>;
}

/** Questions with their answers. */
export function Questions({ questions: { heading, language, questions } }: QuestionsProps) {
  return (
    <Section heading={heading} lang={language}>
      <QuestionList questions={questions} />
    </Section>
  );
}
