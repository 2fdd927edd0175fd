import { useState } from 'react';
import { mailtoLink, plainText } from '../../../contact/mailto.ts';
import type { SavedWork } from '../../../contact/message.ts';
import type { Typed } from '../../../contact/parse-fields.ts';
import type { UiStrings } from '../../../i18n/en.ts';
import { copyText } from '../../../lib/copy-text.ts';
import styles from './Fallbacks.module.css';

interface FallbacksProps {
  /** The owner's address; without it there is no link for mail. */
  email: string | undefined;
  typed: Typed;
  /** Further facts for the message, a line each. */
  notes: readonly string[];
  saved: readonly SavedWork[];
  /** Whether the message can be sent again. */
  canRepeat: boolean;
  notSent: UiStrings['contact']['notSent'];
}

/** Other ways to send a message that was not sent. */
export function Fallbacks({ email, typed, notes, saved, canRepeat, notSent }: FallbacksProps) {
  const [copied, setCopied] = useState<boolean>();
  const content = { ...typed, notes, saved };
  const link = email ? mailtoLink({ ...content, to: email }, notSent.paste) : undefined;
  const copy = async () => setCopied(await copyText(`${typed.subject}\n\n${plainText(content)}`));
  const way = `quiet-button ${styles.way}`;
  return (
    <>
      <p>{notSent.kept}</p>
      <ul className={styles.ways} aria-label={notSent.fallbacks}>
        {canRepeat && (
          <li>
            <button type="submit" className={way}>
              {notSent.retry}
            </button>
          </li>
        )}
        {link && (
          <li>
            {/* A message that is too long for a link goes by the clipboard. */}
            <a className={way} href={link.href} onClick={link.isWhole ? undefined : copy}>
              {notSent.mail}
            </a>
          </li>
        )}
        <li>
          <button type="button" className={way} onClick={copy}>
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
