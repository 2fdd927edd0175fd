import { OwnText } from '../../components/OwnText.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';
import styles from './Steps.module.css';

interface StepsProps {
  /** The content of steps.yaml. */
  steps: NonNullable<Content['steps']>;
}

/** The section on how the owner works: numbered steps along a line. */
export function Steps({ steps: { heading, language, steps } }: StepsProps) {
  return (
    <Section heading={heading} lang={language}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, duration }) => (
          <li key={title}>
            <div>
              <h3>
                <OwnText>{title}</OwnText>
              </h3>
              {duration && (
                <p className="small-note">
                  <OwnText>{duration}</OwnText>
                </p>
              )}
            </div>
            <p>
              <OwnText>{text}</OwnText>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
