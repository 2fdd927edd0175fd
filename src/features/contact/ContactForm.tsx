import { type FormEvent, useEffect, useRef } from 'react';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Labels } from '../../i18n/en.ts';
import { href } from '../../components/href.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { Answer } from './Answer.tsx';
import styles from './ContactForm.module.css';
import { DraftNote } from './DraftNote.tsx';
import { Fields } from './Fields.tsx';
import { LetterBox } from './ContactPanel.tsx';
import { ANSWER_ID, FORM_ID } from './form-ids.ts';
import { Receipt } from './MessageSent.tsx';
import { SavedWorkList } from './SavedWorkList.tsx';
import { SendButton } from './SendButton.tsx';
import { Trap } from './Honeypot.tsx';
import type { Target } from './target.ts';
import { useContactForm } from './use-contact-form.ts';
import { useSavedWork } from './use-saved-work.ts';

interface ContactFormProps {
  form: NonNullable<Contact['form']>;
  target: Target;
  /** The owner's address, for the ways out. */
  email?: string | undefined;
  /** Address of the site, such as `https://studio.example`. */
  site: string;
  /** The path that the pages of the language stand below. */
  root: string;
  locale: string;
  labels: Labels['contact'];
}

/**
 * The letter box: a real form that posts by itself. With JavaScript it checks, sends, and keeps what
 * is written until it has arrived.
 */
export function ContactForm({ form, target, email, site, root, locale, labels }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const work = useSavedWork();
  const detailsAddress = (id: string) => new URL(href(`/details/${id}`, root), site).href;
  const contact = useContactForm({
    form: element,
    target,
    saved: work.chosen,
    detailsAddress,
    labels,
  });
  const isHydrated = useHydrated();
  const { phase, draft } = contact;

  // What came of it is where the visitor reads on.
  useEffect(() => {
    if (phase.kind === 'writing' || phase.kind === 'sending') return;
    const place = document.getElementById(phase.kind === 'sent' ? 'contact-receipt' : ANSWER_ID);
    place?.focus();
  }, [phase]);

  if (phase.kind === 'sent') {
    const { message, at } = phase;
    return <Receipt {...{ message, at, locale, labels }} onRestart={contact.restart} />;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void contact.submit();
  };
  return (
    <LetterBox heading={form.heading}>
      <form
        id={FORM_ID}
        ref={element}
        className={styles.form}
        method="post"
        action={target.action}
        encType={target.enctype}
        noValidate={isHydrated}
        onSubmit={submit}
        onFocus={contact.touch}
        onInput={(event) => contact.change(nameOf(event.target))}
        {...(target.netlifyName && {
          name: target.netlifyName,
          'data-netlify': 'true',
          'data-netlify-honeypot': target.trap?.name,
        })}
      >
        {Object.entries(target.fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Answer
          {...{ phase, email, labels }}
          texts={contact.texts}
          typed={draft.read}
          work={work}
        />
        {draft.isRestored && <DraftNote labels={labels.form} onClear={contact.restart} />}
        <p className={styles.note}>{labels.form.required}</p>
        <Fields texts={contact.texts} length={draft.length} labels={labels.form} />
        {target.trap && <Trap trap={target.trap} label={labels.form.trap} />}
        <SavedWorkList work={work} labels={labels.form} />
        <SendButton target={target} isSending={phase.kind === 'sending'} labels={labels.form} />
        <p className={styles.note}>{form.privacy}</p>
      </form>
    </LetterBox>
  );
}

function nameOf(target: EventTarget): string {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? target.name : '';
}
