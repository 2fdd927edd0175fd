import type { Question } from '../../../content/schemas/contact.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import type { Draft } from '../../../message/draft.ts';
import { type FieldErrorTexts, sendErrorText } from '../../../message/error-texts.ts';
import { controlId, STATUS_ID } from '../../../message/form-ids.ts';
import { type ControlName, controlNames } from '../../../message/limits.ts';
import { noteLines, pageBefore, readChoices } from '../../../message/message.ts';
import type { SavedWorkChoice } from '../SavedWorkList.tsx';
import { Fallbacks } from './Fallbacks.tsx';
import styles from './FormStatus.module.css';
import type { Phase } from './use-contact-form.ts';

interface FormStatusProps {
  phase: Phase;
  demo: string | undefined;
  questions: readonly Question[];
  fieldErrors: FieldErrorTexts;
  email: string | undefined;
  typed: () => Draft;
  work: SavedWorkChoice;
  locale: string;
  strings: Strings['form'];
}

/**
 * The result of submitting the form: a list of links to invalid fields, or the reason of a failure with other ways to
 * send the message. The element is always in the HTML, because without JavaScript the server fills it.
 */
export function FormStatus(props: FormStatusProps) {
  const { phase, demo, questions, fieldErrors, email, typed, work, locale, strings } = props;
  const invalid = controlNames(questions).filter((name) => fieldErrors[name] !== undefined);
  const { notSent } = strings;
  const notes = () => {
    const page = pageBefore(document.referrer, location.href);
    const choices = readChoices(typed().typed, questions);
    return noteLines({ choices, page }, locale, strings.fields);
  };
  return (
    <div id={STATUS_ID} className={styles.status} role="alert" tabIndex={-1}>
      {phase.kind === 'invalid' && invalid.length > 0 && <h3>{strings.fieldErrors.heading}</h3>}
      {phase.kind === 'failed' && (
        <>
          <h3>{notSent.heading}</h3>
          <p>
            {sendErrorText(phase.outcome.reason, phase.outcome.retryAfter, locale, notSent)}
            {phase.outcome.said && ` ${t(notSent.said, { text: phase.outcome.said }, locale)}`}
          </p>
        </>
      )}
      {phase.kind === 'demo' && <p>{demo}</p>}
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
