import { FaqList } from '../../components/FaqList.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';

interface FaqProps {
  /** The content of faq.yaml, with the images of the answers in several widths. */
  faq: NonNullable<Content['faq']>;
}

/** The section with frequently asked questions and their answers. */
export function Faq({ faq: { heading, language, questions } }: FaqProps) {
  return (
    <Section heading={heading} lang={language} className="faq">
      <FaqList questions={questions} />
    </Section>
  );
}
