import { useState } from 'react';
import { copyText } from '../../../browser/copy-text.ts';
import { logRejection } from '../../../browser/log-rejection.ts';
import type { Strings } from '../../../i18n/language.ts';
import { mailtoLink, plainText } from '../../../message/mailto.ts';
import type { SavedWork } from '../../../message/message.ts';
import type { Typed } from '../../../message/parse-fields.ts';
import styles from './Fallbacks.module.css';

interface FallbacksProps {
  /** The email address of the owner; without it there is no mail link. */
  email: string | undefined;
  typed: Typed;
  /** Lines to add to the message, such as the answers to the owner's questions. */
  notes: readonly string[];
  saved: readonly SavedWork[];
  /** Whether to show the button that sends the message again. */
  canRepeat: boolean;
  notSent: Strings['form']['notSent'];
}

/** Other ways to deliver the message: send it again, open it in a mail program, or copy it. */
export function Fallbacks({ email, typed, notes, saved, canRepeat, notSent }: FallbacksProps) {
  const [copied, setCopied] = useState<boolean>();
  const content = { ...typed, notes, saved };
  const link = email ? mailtoLink({ ...content, to: email }, notSent.paste) : undefined;
  const copy = logRejection(async () =>
    setCopied(await copyText(`${typed.subject}\n\n${plainText(content)}`)),
  );
  const buttonClass = `quiet-button ${styles.way}`;
  return (
    <>
      <p>{notSent.kept}</p>
      <ul className={styles.ways} aria-label={notSent.fallbacks}>
        {canRepeat && (
          <li>
            <button type="submit" className={buttonClass}>
              {notSent.retry}
            </button>
          </li>
        )}
        {link && (
          <li>
            {/* A message that is too long for a mailto link is copied to the clipboard. */}
            <a className={buttonClass} href={link.href} onClick={link.isWhole ? undefined : copy}>
              {notSent.mail}
            </a>
          </li>
        )}
        <li>
          <button type="button" className={buttonClass} onClick={copy}>
            {notSent.copy}
          </button>
        </li>
      </ul>
      <p className={styles.copied} role="status">
        {copied !== undefined && (copied ? notSent.copied : notSent.notCopied)}
      </p>
    </>
  );
}
