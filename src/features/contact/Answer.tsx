import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import styles from './Answer.module.css';
import type { Draft } from './draft.ts';
import { Fallbacks } from './Fallbacks.tsx';
import { failureText } from './failure-text.ts';
import { ANSWER_ID, controlId } from './form-ids.ts';
import { fieldNames } from './limits.ts';
import type { FieldTexts, Phase } from './use-contact-form.ts';
import type { SavedWorkChoice } from './use-saved-work.ts';

interface AnswerProps {
  phase: Phase;
  texts: FieldTexts;
  /** The owner's address, for the fallbacks. */
  email: string | undefined;
  typed: () => Draft;
  work: SavedWorkChoice;
  messages: Messages['contact'];
}

/**
 * What came of sending: a list of what is wrong with links to the fields, or why it failed with the
 * fallbacks. The place is always there; without JavaScript the server fills it.
 */
export function Answer({ phase, texts, email, typed, work, messages }: AnswerProps) {
  const faults = fieldNames.filter((name) => texts[name] !== undefined);
  const { failure } = messages;
  return (
    <div id={ANSWER_ID} className={styles.answer} role="alert" tabIndex={-1}>
      {phase.kind === 'faulty' && faults.length > 0 && <h3>{messages.faults.heading}</h3>}
      {phase.kind === 'failed' && (
        <>
          <h3>{failure.heading}</h3>
          <p>
            {failureText(phase.outcome.reason, phase.outcome.retryAfter, failure)}
            {phase.outcome.said && ` ${interpolate(failure.said, { text: phase.outcome.said })}`}
          </p>
        </>
      )}
      {phase.kind === 'opened' && (
        <>
          <h3>{messages.mailto.heading}</h3>
          <p>{messages.mailto.text}</p>
        </>
      )}
      {(phase.kind === 'faulty' || phase.kind === 'failed') && faults.length > 0 && (
        <ul>
          {faults.map((name) => (
            <li key={name}>
              <a href={`#${controlId(name)}`} onClick={(event) => focusControl(event, name)}>
                {texts[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {(phase.kind === 'failed' || phase.kind === 'opened') && (
        <Fallbacks
          {...{ email, failure }}
          typed={typed().typed}
          saved={work.chosen}
          canRepeat={phase.kind === 'failed'}
        />
      )}
    </div>
  );
}

// The link of itself would only scroll there, and change the address.
function focusControl(event: { preventDefault: () => void }, name: (typeof fieldNames)[number]) {
  const control = document.getElementById(controlId(name));
  if (control === null) return;
  event.preventDefault();
  control.focus();
}
