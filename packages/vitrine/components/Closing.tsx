import type { Closing as ClosingWords } from '../content/schemas/closing.ts';
import { contactPath } from '../site/href.ts';
import { Actions } from './Actions.tsx';
import styles from './Closing.module.css';
import { OwnText } from './OwnText.tsx';
import { Section } from './Section.tsx';

interface ClosingProps {
  /** Heading, text and link text. */
  closing: ClosingWords;
  lang?: string | undefined;
  /** The subject that the contact form suggests; the visitor may change it. */
  subject?: string | undefined;
  root: string;
}

/** The call to action at the end of a page, with a link to the contact page. */
export function Closing({ closing, lang, subject, root }: ClosingProps) {
  return (
    <Section heading={closing.heading} lang={lang} screenOnly>
      {closing.text && (
        <p className={styles.text}>
          <OwnText>{closing.text}</OwnText>
        </p>
      )}
      <Actions actions={[{ label: closing.linkText, to: contactPath(subject) }]} root={root} />
    </Section>
  );
}
