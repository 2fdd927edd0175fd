import type { Message } from '../../src/contact/message.ts';
import type { SiteSettings } from '../../src/contact/site-settings.ts';
import { t } from '../../src/i18n/t.ts';
import type { ContactSettings } from '../environment.ts';

/**
 * The message that informs the owner that the message store is full. It is sent by the same
 * channels as visitors' messages.
 */
export function storeFullNotice(
  { locale, strings, email = '' }: SiteSettings,
  { MAIL_TO, STORE_LIMIT_MB: megabytes }: ContactSettings,
): Message {
  const { subject, message } = strings.server.storeFull;
  return {
    name: 'Vitrine',
    email: MAIL_TO?.[0]?.address ?? email,
    subject,
    message: t(message, { megabytes }, locale),
    choices: [],
    page: '',
    saved: [],
  };
}
