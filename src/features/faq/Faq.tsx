import '../../components/FaqList.css';
import { FaqList } from '../../components/FaqList.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';

interface FaqProps {
  /** The content of questions.yaml, with the pictures of the answers in their sizes. */
  questions: NonNullable<Content['questions']>;
}

/** Questions with their answers. */
export function Faq({ questions: { heading, language, questions } }: FaqProps) {
  return (
    <Section heading={heading} lang={language}>
      <FaqList questions={questions} />
    </Section>
  );
}
