import { type RefObject, useRef, useState } from 'react';
import type { Question } from '../../../content/schemas/contact.ts';
import type { Strings } from '../../../i18n/language.ts';
import { beforeTry, newId } from '../../../message/draft.ts';
import { type FieldErrorTexts, fieldErrorTexts } from '../../../message/error-texts.ts';
import { FillToken } from '../../../message/fill-token.ts';
import { controlNames, maxWait } from '../../../message/limits.ts';
import { mailtoLink } from '../../../message/mailto.ts';
import {
  checkMessage,
  type Message,
  noteLines,
  pageBefore,
  type SavedWork,
} from '../../../message/message.ts';
import type { Typed } from '../../../message/parse-fields.ts';
import type { Outcome } from '../../../message/parse-response.ts';
import type { Target } from '../../../message/target.ts';
import { sendMessage } from './send-message.ts';
import { useDraft } from './use-draft.ts';

export type Phase =
  | { readonly kind: 'writing' | 'invalid' | 'sending' | 'opened' | 'demo' }
  | { readonly kind: 'failed'; readonly outcome: Extract<Outcome, { sent: false }> }
  | { readonly kind: 'sent'; readonly message: Message; readonly at: Date };

interface Options {
  form: RefObject<HTMLFormElement | null>;
  target: Target;
  questions: readonly Question[];
  saved: readonly SavedWork[];
  detailsAddress: (id: string) => string;
  locale: string;
  strings: Strings['form'];
}

/** Checks and sends the message of the contact form, and keeps a draft until it has been delivered. */
export function useContactForm(options: Options) {
  const { form, target, questions, locale, strings } = options;
  const [phase, setPhase] = useState<Phase>({ kind: 'writing' });
  const [fieldErrors, setFieldErrors] = useState<FieldErrorTexts>({});
  const [token] = useState(() => new FillToken(target.action));
  const isBusy = useRef(false);
  const draft = useDraft(form, controlNames(questions));

  const deliver = async (message: Message, typed: Typed) => {
    // The draft keeps the id of the message for a further try, by which the server knows a message that it has.
    const tried = beforeTry(draft.read(), JSON.stringify([typed, message.saved]), newId());
    draft.keep(tried);
    const values = new FormData(form.current ?? undefined);
    const submission = {
      message,
      id: tried.id,
      token: target.provider === 'server' ? await token.ready() : undefined,
      honeypot: String(values.get(target.honeypot?.name ?? '') ?? ''),
      detailsAddress: options.detailsAddress,
    };
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), maxWait);
    const outcome = await sendMessage(target, submission, stop.signal);
    clearTimeout(timer);
    if (!outcome.sent) {
      setFieldErrors(outcome.fields ?? {});
      setPhase({ kind: 'failed', outcome });
      return;
    }
    draft.forget();
    token.forget();
    setPhase({ kind: 'sent', message, at: new Date() });
  };

  /** Checks and sends the message, unless a message is already being sent. */
  const submit = async () => {
    if (isBusy.current) return;
    const typed = draft.storeForm();
    const { saved } = options;
    const checked = checkMessage(typed, questions);
    if ('errors' in checked) {
      setFieldErrors(fieldErrorTexts(checked.errors, typed, locale, strings, questions));
      setPhase({ kind: 'invalid' });
      return;
    }
    const page = pageBefore(document.referrer, location.href);
    const message = { ...checked.message, saved, page };
    setFieldErrors({});
    if (target.provider === 'demo') return setPhase({ kind: 'demo' });
    if (target.provider === 'mailto') {
      const to = target.action.replace(/^mailto:/, '');
      const notes = noteLines(message, locale, strings.fields);
      location.href = mailtoLink({ ...message, notes, to }, strings.notSent.paste).href;
      setPhase({ kind: 'opened' });
      return;
    }
    isBusy.current = true;
    setPhase({ kind: 'sending' });
    try {
      await deliver(message, typed);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    phase,
    fieldErrors,
    draft,
    /** Called at the first focus: fetches the token, so that it is there when the message is sent. */
    touch: () => {
      if (target.provider === 'server') token.ready().catch(console.error);
    },
    /** Called when a field was changed: keeps the draft, and checks the field again if it has an error. */
    change: (name: string) => {
      const typed = draft.storeForm();
      const field = controlNames(questions).find((candidate) => candidate === name);
      if (field === undefined || fieldErrors[field] === undefined) return;
      const checked = checkMessage(typed, questions);
      const errors = 'errors' in checked ? checked.errors : {};
      const texts = fieldErrorTexts(errors, typed, locale, strings, questions);
      setFieldErrors({ ...fieldErrors, [field]: texts[field] });
    },
    submit,
    restart: () => {
      form.current?.reset();
      draft.forget();
      setFieldErrors({});
      setPhase({ kind: 'writing' });
    },
  };
}
