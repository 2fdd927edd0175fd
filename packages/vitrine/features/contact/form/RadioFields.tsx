import { bidiText } from '../../../components/bidi-text.tsx';
import fields from '../../../components/form/Field.module.css';
import type { Question } from '../../../content/schemas/contact.ts';
import type { Strings } from '../../../i18n/language.ts';
import type { FieldErrorTexts } from '../../../message/error-texts.ts';
import { controlId, errorId, optionId } from '../../../message/form-ids.ts';
import { choiceName } from '../../../message/limits.ts';
import list from '../SavedWorkList.module.css';

interface RadioFieldsProps {
  questions: readonly Question[];
  fieldErrors: FieldErrorTexts;
  strings: Strings['form']['fields'];
}

/** The questions that the owner adds to the contact form, each a group of radio buttons. */
export function RadioFields({ questions, fieldErrors, strings }: RadioFieldsProps) {
  return questions.map(({ id, label, options, required }) => {
    const name = choiceName(id);
    const error = fieldErrors[name];
    return (
      <fieldset
        key={id}
        id={controlId(name)}
        className={`${list.list} ${list.choices}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group supports aria-invalid (ARIA in HTML)
        role="radiogroup"
        tabIndex={-1}
        aria-required={required}
        aria-describedby={errorId(name)}
        aria-invalid={error !== undefined || undefined}
      >
        <legend className={list.legend}>
          {bidiText(label)}
          {!required && ` (${strings.optional})`}
        </legend>
        {options.map((option, index) => (
          <label key={option} className={list.entry}>
            <input
              id={optionId(name, index)}
              className={list.tick}
              type="radio"
              name={name}
              value={option}
              required={required}
            />
            <span>{bidiText(option)}</span>
          </label>
        ))}
        <p className={fields.error} id={errorId(name)}>
          {error}
        </p>
      </fieldset>
    );
  });
}
