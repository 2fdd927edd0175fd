import { type Message, type SiteSettings, t } from 'vitrine/message';
import type { ContactSettings } from '../environment.ts';

/** The messages from the server to the owner, which go out by the same channels as visitors' messages. */
export interface OwnerNotices {
  /** The message store is full. */
  storeFull: Message;
  /** A message was filed as spam, although a person may have written it. */
  filedAsSpam: Message;
}

/** The notices in the owner's language. */
export function ownerNotices(
  { locale, strings, email = '' }: SiteSettings,
  { MAIL_TO, STORE_LIMIT_MB: megabytes }: ContactSettings,
): OwnerNotices {
  const notice = ({ subject, message }: { subject: string; message: string }): Message => ({
    name: 'Vitrine',
    email: MAIL_TO?.[0]?.address ?? email,
    subject,
    message: t(message, { megabytes }, locale),
    choices: [],
    page: '',
    saved: [],
  });
  const { storeFull, filedAsSpam } = strings.server;
  return { storeFull: notice(storeFull), filedAsSpam: notice(filedAsSpam) };
}
