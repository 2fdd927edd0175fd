import { bidiText } from '../../components/bidi-text.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';
import styles from './Steps.module.css';

interface StepsProps {
  /** The content of steps.yaml. */
  steps: NonNullable<Content['steps']>;
}

/** The number of columns on wide screens in which the last row is full, or nearly so. */
function columnsOf(count: number): number {
  return [4, 3].find((columns) => count % columns === 0) ?? (count > 4 ? 3 : count);
}

/** The section on how the owner works: numbered steps along a line. */
export function Steps({ steps: { heading, language, steps } }: StepsProps) {
  return (
    <Section heading={heading} lang={language}>
      <ol className={styles.steps} data-columns={columnsOf(steps.length)}>
        {steps.map(({ title, text, duration }) => (
          <li key={title}>
            <h3>{bidiText(title)}</h3>
            {duration && <p className="small-note">{bidiText(duration)}</p>}
            <p>{bidiText(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
