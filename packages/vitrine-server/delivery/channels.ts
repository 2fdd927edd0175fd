import type { SiteSettings } from 'vitrine/message';
import { SettingsError } from 'vitrine/settings';
import type { OutboxEntry, OutboxKind, StoredMessage } from '../store/records.ts';
import { confirmationMail, type Mail, messageMail } from './compose-mail.ts';
import { type DeliverySettings, mailSettings } from './delivery-settings.ts';
import { mailRequest } from './mail-service.ts';
import {
  type Notification,
  notificationOf,
  ntfyRequest,
  slackRequest,
  telegramRequest,
} from './notification.ts';
import { type JsonRequest, type PostOptions, postJson } from './post-json.ts';
import { webhookRequest } from './webhook.ts';

/** A way to forward messages, such as mail, Slack or a webhook. */
export interface Channel {
  /** The name of the channel in logs and messages, such as `Slack`. */
  name: string;
  /** Sends a message; resolves when the mail server or service has accepted it. @throws DeliveryError */
  send: (message: StoredMessage, entry: OutboxEntry) => Promise<void>;
}

export type Channels = ReadonlyMap<OutboxKind, Channel>;

/** A connection to a mail server. */
export interface MailSender {
  /** Sends a mail; resolves when the mail server has accepted it. @throws DeliveryError */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

interface ChannelOptions extends PostOptions {
  settings: DeliverySettings;
  /** Connects to the mail server of an SMTP URL; undefined on a hosting platform without sockets. */
  openSmtp?: ((url: string) => MailSender) | undefined;
  /** The locale and the texts of the site, in the owner's language. */
  site: Pick<SiteSettings, 'locale' | 'strings'>;
  /** Returns the URL of a project's page, by the project's id. */
  detailsAddress: (id: string) => string;
  /** Returns the owner's confirmation mail in a language; undefined if the owner wrote none. */
  confirmation: (language: string) => Pick<Mail, 'subject' | 'text'> | undefined;
}

/**
 * Opens the channels that are set up, by the kind of their outbox entries.
 *
 * @throws SettingsError if SMTP is set up on a hosting platform without sockets
 */
export function openChannels(options: ChannelOptions): { channels: Channels; close: () => void } {
  const { settings, openSmtp, site, detailsAddress, confirmation } = options;
  const channels = new Map<OutboxKind, Channel>();
  let sender: MailSender | undefined;

  const mail = mailSettings(settings);
  if (mail) {
    if ('smtp' in mail.by) {
      sender = openSmtp?.(mail.by.smtp);
      if (sender === undefined) {
        throw new SettingsError(
          'SMTP_URL cannot be used on this host. Send mail by HTTP: RESEND_API_KEY, POSTMARK_SERVER_TOKEN or MAIL_HTTP_URL.',
        );
      }
    }
    const service = mail.by;
    const sendMail = async (composed: Mail | undefined, entry: OutboxEntry) => {
      if (composed === undefined) return;
      if ('smtp' in service) await sender?.send(composed);
      else await postJson(mailRequest(service, composed, idOf(entry)), options);
    };
    const name = 'smtp' in service ? 'mail' : `mail (${service.name})`;
    channels.set('message', {
      name,
      send: (message, entry) => sendMail(messageMail(message, mail, site, detailsAddress), entry),
    });
    channels.set('confirmation', {
      name,
      send: (message, entry) => {
        const words = confirmation(message.language);
        return sendMail(words && confirmationMail(message, mail, words), entry);
      },
    });
  }

  const add = (
    kind: OutboxKind,
    name: string,
    request: (message: StoredMessage, entry: OutboxEntry) => JsonRequest,
  ) =>
    channels.set(kind, {
      name,
      send: (message, entry) => postJson(request(message, entry), options),
    });
  const notify = (message: StoredMessage): Notification =>
    notificationOf(message, site.strings.server.notification);

  const { WEBHOOK_URL, WEBHOOK_SECRET, SLACK_WEBHOOK_URL, NTFY_URL, NTFY_TOKEN } = settings;
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = settings;
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const webhook = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET };
    add('webhook', 'the webhook', (message) =>
      webhookRequest(webhook, message, detailsAddress, options.now()),
    );
  }
  if (SLACK_WEBHOOK_URL) {
    add('slack', 'Slack', (message) => slackRequest(SLACK_WEBHOOK_URL, notify(message)));
  }
  if (token && chatId) {
    add('telegram', 'Telegram', (message) => telegramRequest({ token, chatId }, notify(message)));
  }
  if (NTFY_URL) {
    add('ntfy', 'ntfy', (message, entry) =>
      ntfyRequest({ url: NTFY_URL, token: NTFY_TOKEN }, notify(message), idOf(entry)),
    );
  }
  return { channels, close: () => sender?.close() };
}

// The idempotency key of a delivery: the same for every attempt, another one if the owner resends it.
function idOf({ messageId, kind, queuedAt }: OutboxEntry): string {
  return `${messageId}-${kind}-${queuedAt}`;
}
