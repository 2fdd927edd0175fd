import { type RefObject, useRef, useState } from 'react';
import type { Messages } from '../../i18n/en.ts';
import type { Outcome } from './answer.ts';
import { beforeTry, newId } from './draft.ts';
import { type FieldErrorTexts, fieldErrorTexts } from './error-texts.ts';
import { FillToken } from './fill-token.ts';
import { fieldNames, longestWait } from './limits.ts';
import { mailtoLink } from './mailto.ts';
import { checkField, checkMessage, type Message, type SavedWork } from './message.ts';
import type { Typed } from './parse-fields.ts';
import { type Submission, send } from './send.ts';
import type { Target } from './target.ts';
import { useDraft } from './use-draft.ts';

export type Phase =
  | { readonly kind: 'writing' | 'invalid' | 'sending' | 'opened' }
  | { readonly kind: 'failed'; readonly outcome: Extract<Outcome, { sent: false }> }
  | { readonly kind: 'sent'; readonly message: Message; readonly at: Date };

interface Options {
  form: RefObject<HTMLFormElement | null>;
  target: Target;
  /** The saved projects that go along. */
  saved: readonly SavedWork[];
  detailsAddress: (id: string) => string;
  messages: Messages['contact'];
}

/** Checks and sends the message, and keeps it until it is there. */
export function useContactForm(options: Options) {
  const { form, target, messages } = options;
  const [phase, setPhase] = useState<Phase>({ kind: 'writing' });
  const [fieldErrors, setFieldErrors] = useState<FieldErrorTexts>({});
  const [token] = useState(() => new FillToken(target.action));
  const isBusy = useRef(false);
  const draft = useDraft(form);

  const deliver = async (message: Message, typed: Typed) => {
    const tried = beforeTry(draft.read(), JSON.stringify([typed, message.saved]), newId());
    draft.keep(tried);
    const submission = {
      message,
      id: tried.id,
      token: target.provider === 'server' ? await token.ready() : undefined,
      honeypot: readHoneypot(form.current, target),
      detailsAddress: options.detailsAddress,
    };
    const outcome = await sendInTime(target, submission);
    if (!outcome.sent) {
      setFieldErrors(outcome.fields ?? {});
      setPhase({ kind: 'failed', outcome });
      return;
    }
    draft.forget();
    token.forget();
    setPhase({ kind: 'sent', message, at: new Date() });
  };

  /** Sends, once at a time. */
  const submit = async () => {
    if (isBusy.current) return;
    const typed = draft.takeUp();
    const { saved } = options;
    const checked = checkMessage(typed);
    if ('errors' in checked) {
      setFieldErrors(fieldErrorTexts(checked.errors, typed, messages));
      setPhase({ kind: 'invalid' });
      return;
    }
    const message = { ...checked.message, saved };
    setFieldErrors({});
    if (target.provider === 'mailto') {
      const to = target.action.replace(/^mailto:/, '');
      location.href = mailtoLink({ ...message, to }, messages.notSent.paste).href;
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
    touch: () => {
      if (target.provider === 'server') void token.ready();
    },
    change: (name: string) => {
      const typed = draft.takeUp();
      const field = fieldNames.find((candidate) => candidate === name);
      if (field === undefined || fieldErrors[field] === undefined) return;
      const errors = { [field]: checkField(field, typed[field]) };
      setFieldErrors({ ...fieldErrors, [field]: fieldErrorTexts(errors, typed, messages)[field] });
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

async function sendInTime(target: Target, submission: Submission): Promise<Outcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestWait);
  try {
    return await send(target, submission, stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

function readHoneypot(form: HTMLFormElement | null, { honeypot }: Target): string {
  const value = form && honeypot ? new FormData(form).get(honeypot.name) : null;
  return typeof value === 'string' ? value : '';
}
