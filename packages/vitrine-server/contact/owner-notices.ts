import { randomUUID } from 'node:crypto';
import { type Message, type SiteSettings, t } from 'vitrine/message';
import type { ContactSettings } from '../environment.ts';
import type { NewMessage } from '../store/add-message.ts';
import type { OutboxKind } from '../store/records.ts';

/** The messages from the server to the owner, which go out by the same channels as visitors' messages. */
export interface OwnerNotices {
  /** The message store is full. */
  storeFull: Message;
  /** A message was filed as spam, although a person may have written it. */
  filedAsSpam: Message;
}

/** The notices in the owner's language. */
export function ownerNotices(site: SiteSettings, settings: ContactSettings): OwnerNotices {
  const values = { megabytes: settings.STORE_LIMIT_MB };
  const { storeFull, filedAsSpam } = site.strings.server;
  return {
    storeFull: ownerNotice(site, settings, storeFull, values),
    filedAsSpam: ownerNotice(site, settings, filedAsSpam, values),
  };
}

/** A notice in the owner's language. @param values The values of the placeholders in its texts. */
export function ownerNotice(
  { locale, email = '' }: SiteSettings,
  { MAIL_TO }: Pick<ContactSettings, 'MAIL_TO'>,
  { subject, message }: { subject: string; message: string },
  values: Readonly<Record<string, string | number>>,
): Message {
  return {
    name: 'Vitrine',
    email: MAIL_TO?.[0]?.address ?? email,
    subject: t(subject, values, locale),
    message: t(message, values, locale),
    choices: [],
    page: '',
    saved: [],
  };
}

/** A notice as it is stored. It goes out by every channel but the confirmation to visitors. */
export function newNotice(
  message: Message,
  kinds: readonly OutboxKind[],
): NewMessage & { id: string } {
  return {
    id: randomUUID(),
    message,
    suspicion: [],
    kinds: kinds.filter((kind) => kind !== 'confirmation'),
  };
}
