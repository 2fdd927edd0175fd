import { Field } from '../../components/Field.tsx';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { FieldErrorTexts } from './error-texts.ts';
import { controlId } from './form-ids.ts';
import { fieldNames, limits } from './limits.ts';

/** From so many characters before the limit on, the form tells how many are left. */
const tellFrom = 500;

const controls = {
  name: { autoComplete: 'name', maxLength: limits.name },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: limits.email },
  subject: { autoComplete: 'off', maxLength: limits.subject },
  // No maxLength: browsers would cut off pasted text without a word.
  message: { autoComplete: 'off', lines: 8 },
} as const;

interface FieldsProps {
  fieldErrors: FieldErrorTexts;
  /** How many characters the message has. */
  length: number;
  messages: Messages['contact']['form'];
}

/** The four fields of a message. */
export function Fields({ fieldErrors, length, messages }: FieldsProps) {
  return fieldNames.map((name) => (
    <Field
      key={name}
      id={controlId(name)}
      label={messages[name]}
      name={name}
      {...controls[name]}
      required
      error={fieldErrors[name]}
      note={name === 'message' ? room(length, messages) : undefined}
    />
  ));
}

function room(length: number, messages: Messages['contact']['form']): string | undefined {
  const limit = limits.message;
  if (length > limit) return interpolate(messages.over, { count: length - limit });
  return length > limit - tellFrom
    ? interpolate(messages.left, { count: limit - length, limit })
    : undefined;
}
