import { Field } from '../../components/Field.tsx';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { controlId } from './form-ids.ts';
import { limits } from './limits.ts';
import type { FieldTexts } from './use-contact-form.ts';

/** From so many characters before the limit on, the form tells how many are left. */
const tellFrom = 500;

interface FieldsProps {
  texts: FieldTexts;
  /** How many characters the message has. */
  length: number;
  messages: Messages['contact']['form'];
}

/** The four fields of a message. */
export function Fields({ texts, length, messages }: FieldsProps) {
  return (
    <>
      <Field
        id={controlId('name')}
        label={messages.name}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        fault={texts.name}
      />
      <Field
        id={controlId('email')}
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        fault={texts.email}
      />
      <Field
        id={controlId('subject')}
        label={messages.subject}
        name="subject"
        autoComplete="off"
        required
        maxLength={limits.subject}
        fault={texts.subject}
      />
      {/* No maxLength: browsers would cut off pasted text without a word. */}
      <Field
        id={controlId('message')}
        label={messages.message}
        name="message"
        autoComplete="off"
        lines={8}
        required
        fault={texts.message}
        note={room(length, messages)}
      />
    </>
  );
}

function room(length: number, messages: Messages['contact']['form']): string | undefined {
  const limit = limits.message;
  if (length > limit) return interpolate(messages.over, { count: length - limit });
  return length > limit - tellFrom
    ? interpolate(messages.left, { count: limit - length, limit })
    : undefined;
}
