import { useEffect, useRef } from 'react';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { bidiText } from '../../../components/bidi-text.tsx';
import { FormPanel } from '../../../components/form/FormPanel.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import type { Contact, Question } from '../../../content/schemas/contact.ts';
import type { Strings } from '../../../i18n/language.ts';
import { FORM_ID, STATUS_ID } from '../../../message/form-ids.ts';
import type { Target } from '../../../message/target.ts';
import { href } from '../../../site/href.ts';
import { MessageSent } from '../MessageSent.tsx';
import { SavedWorkList, useSavedWork } from '../SavedWorkList.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { FormStatus } from './FormStatus.tsx';
import { RadioFields } from './RadioFields.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  form: NonNullable<Contact['form']>;
  questions: readonly Question[];
  target: Target;
  email?: string | undefined;
  booking: Contact['booking'];
  /** URL of the site, such as `https://studio.example`. */
  site: string;
  root: string;
  locale: string;
  strings: Strings['form'];
  /** The text of a form that sends nothing. */
  demo?: string | undefined;
}

/**
 * The contact form, which also works without JavaScript. JavaScript checks and sends the message,
 * and keeps a draft until the message has been delivered.
 */
export function ContactForm(props: ContactFormProps) {
  const { form, questions, target, email, booking, site, root, locale, strings, demo } = props;
  const element = useRef<HTMLFormElement>(null);
  const work = useSavedWork();
  const detailsAddress = (id: string) => new URL(href(`/details/${id}`, root), site).href;
  const options = { target, questions, saved: work.chosen, detailsAddress, locale, strings };
  const contact = useContactForm({ ...options, form: element });
  const isHydrated = useHydrated();
  const { phase, draft, fieldErrors } = contact;

  // Moves the focus to the result of submitting the form.
  useEffect(() => {
    if (phase.kind === 'writing' || phase.kind === 'sending') return;
    const result = document.getElementById(phase.kind === 'sent' ? 'contact-receipt' : STATUS_ID);
    result?.focus();
  }, [phase]);

  if (phase.kind === 'sent') {
    const { message, at } = phase;
    return (
      <MessageSent {...{ message, at, booking, locale, strings }} onRestart={contact.restart} />
    );
  }

  const isSending = phase.kind === 'sending';
  const idle = target.provider === 'mailto' ? strings.fields.openMail : strings.fields.send;
  return (
    <FormPanel heading={form.heading}>
      <form
        id={FORM_ID}
        ref={element}
        className={`contact-form ${styles.form}`}
        method={demo ? 'get' : 'post'}
        action={target.action}
        encType={target.enctype}
        noValidate={isHydrated}
        onSubmit={(event) => {
          event.preventDefault();
          contact.submit().catch(console.error);
        }}
        onFocus={contact.touch}
        onInput={(event) => contact.change(fieldNameOf(event.target))}
        {...(target.netlifyName && {
          name: target.netlifyName,
          'data-netlify': 'true',
          'data-netlify-honeypot': target.honeypot?.name,
        })}
      >
        {Object.entries(target.fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormStatus
          {...{ phase, demo, questions, fieldErrors, email, work, locale, strings }}
          typed={draft.read}
        />
        {draft.isRestored && (
          <p className={styles.draft} role="status">
            {strings.fields.draft}{' '}
            <button type="button" className={styles.clear} onClick={contact.restart}>
              {strings.fields.discard}
            </button>
          </p>
        )}
        {demo && <noscript>{demo}</noscript>}
        <p className="small-note">
          {questions.every(({ required }) => required)
            ? strings.fields.required
            : strings.fields.requiredUnless}
        </p>
        <div className={`contact-fields ${styles.fields}`}>
          <ContactFields
            {...{ fieldErrors, locale }}
            length={draft.length}
            strings={strings.fields}
          />
        </div>
        <RadioFields {...{ questions, fieldErrors }} strings={strings.fields} />
        {/* Honeypot: people neither see nor reach this field, but bots fill in every field. */}
        {target.honeypot && (
          <div className="visually-hidden" aria-hidden="true">
            <label>
              {strings.fields.honeypot}{' '}
              <input {...target.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
        <SavedWorkList work={work} strings={strings.fields} />
        <div>
          <SubmitButton label={isSending ? strings.fields.sending : idle} isBusy={isSending} />
          <p className="visually-hidden" role="status">
            {isSending ? strings.fields.sending : ''}
          </p>
        </div>
        <p className="small-note">{bidiText(form.privacy)}</p>
      </form>
    </FormPanel>
  );
}

function fieldNameOf(target: EventTarget): string {
  return 'name' in target ? String(target.name) : '';
}
