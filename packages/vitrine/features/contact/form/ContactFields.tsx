import styles from '../../../components/form/Field.module.css';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import type { FieldErrorTexts } from '../../../message/error-texts.ts';
import { controlId, errorId } from '../../../message/form-ids.ts';
import { type FieldName, fieldNames, limits } from '../../../message/limits.ts';

/** The form shows the number of remaining characters when fewer than this number are left. */
const shownFrom = 500;

const inputs = {
  name: { type: 'text', autoComplete: 'name', maxLength: limits.name },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: limits.email },
  subject: { type: 'text', autoComplete: 'off', maxLength: limits.subject },
} as const;

interface ContactFieldsProps {
  fieldErrors: FieldErrorTexts;
  /** Number of characters in the message. */
  length: number;
  locale: string;
  strings: Strings['form']['fields'];
}

/**
 * The four fields of the contact form. Labels are always visible (WCAG 3.3.2), and errors are shown
 * as text below their fields (WCAG 3.3.1). The elements for errors are always in the HTML, so that
 * the server can fill them for visitors without JavaScript.
 */
export function ContactFields({ fieldErrors, length, locale, strings }: ContactFieldsProps) {
  const note = lengthNote(length, locale, strings);
  return fieldNames.map((name) => (
    <div key={name} className={`field ${styles.field}`} data-field={name}>
      <div className={styles.head}>
        <label className={`field-label ${styles.label}`} htmlFor={controlId(name)}>
          {strings[name]}
        </label>
        {name === 'message' && note && <span className="small-note">{note}</span>}
      </div>
      <Control name={name} isWrong={fieldErrors[name] !== undefined} />
      <p className={styles.error} id={errorId(name)}>
        {fieldErrors[name]}
      </p>
    </div>
  ));
}

function Control({ name, isWrong }: { name: FieldName; isWrong: boolean }) {
  const shared = {
    id: controlId(name),
    className: `field-control ${styles.control}`,
    'aria-describedby': errorId(name),
    'aria-invalid': isWrong || undefined,
    name,
    required: true,
  };
  if (name !== 'message') return <input {...shared} {...inputs[name]} />;
  // The textarea has no `maxLength`, because browsers would cut off pasted text silently.
  return <textarea rows={8} autoComplete="off" {...shared} />;
}

function lengthNote(
  length: number,
  locale: string,
  strings: Strings['form']['fields'],
): string | undefined {
  const limit = limits.message;
  if (length > limit) return t(strings.over, { count: length - limit }, locale);
  return length > limit - shownFrom
    ? t(strings.left, { count: limit - length, limit }, locale)
    : undefined;
}
