import type { Draft } from '../../../contact/draft.ts';
import { type FieldErrorTexts, sendErrorText } from '../../../contact/error-texts.ts';
import { controlId, STATUS_ID } from '../../../contact/form-ids.ts';
import { type ControlName, controlNames } from '../../../contact/limits.ts';
import { noteLines, pageBefore, readChoices } from '../../../contact/message.ts';
import type { Question } from '../../../content/schemas/contact.ts';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import type { SavedWorkChoice } from '../SavedWorkList.tsx';
import { Fallbacks } from './Fallbacks.tsx';
import styles from './FormStatus.module.css';
import type { Phase } from './use-contact-form.ts';

interface FormStatusProps {
  phase: Phase;
  questions: readonly Question[];
  fieldErrors: FieldErrorTexts;
  email: string | undefined;
  typed: () => Draft;
  work: SavedWorkChoice;
  strings: UiStrings['contact'];
}

/**
 * The result of submitting the form: a list of links to invalid fields, or the reason of a failure
 * with other ways to send the message. The element is always in the HTML, because without
 * JavaScript the server fills it.
 */
export function FormStatus(props: FormStatusProps) {
  const { phase, questions, fieldErrors, email, typed, work, strings } = props;
  const invalid = controlNames(questions).filter((name) => fieldErrors[name] !== undefined);
  const { notSent } = strings;
  const notes = () => {
    const page = pageBefore(document.referrer, location.href);
    return noteLines({ choices: readChoices(typed().typed, questions), page }, strings.mail.page);
  };
  return (
    <div id={STATUS_ID} className={styles.status} role="alert" tabIndex={-1}>
      {phase.kind === 'invalid' && invalid.length > 0 && <h3>{strings.fieldErrors.heading}</h3>}
      {phase.kind === 'failed' && (
        <>
          <h3>{notSent.heading}</h3>
          <p>
            {sendErrorText(phase.outcome.reason, phase.outcome.retryAfter, notSent)}
            {phase.outcome.said && ` ${interpolate(notSent.said, { text: phase.outcome.said })}`}
          </p>
        </>
      )}
      {phase.kind === 'opened' && (
        <>
          <h3>{strings.mailto.heading}</h3>
          <p>{strings.mailto.text}</p>
        </>
      )}
      {(phase.kind === 'invalid' || phase.kind === 'failed') && invalid.length > 0 && (
        <ul>
          {invalid.map((name) => (
            <li key={name}>
              <a href={`#${controlId(name)}`} onClick={(event) => focusControl(event, name)}>
                {fieldErrors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {(phase.kind === 'failed' || phase.kind === 'opened') && (
        <Fallbacks
          {...{ email, notSent }}
          typed={typed().typed}
          notes={notes()}
          saved={work.chosen}
          canRepeat={phase.kind === 'failed'}
        />
      )}
    </div>
  );
}

// The default action of the link would scroll to the field without focusing it, and change the URL.
function focusControl(event: { preventDefault: () => void }, name: ControlName) {
  const control = document.getElementById(controlId(name));
  if (control === null) return;
  event.preventDefault();
  control.focus();
}
