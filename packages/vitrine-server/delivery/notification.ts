import type { Strings } from 'vitrine/message';
import type { StoredMessage } from '../store/records.ts';
import type { JsonRequest } from './post-json.ts';

/** The parts of a message that a phone shows on its lock screen. */
export interface Notification {
  /** The heading of the notification, in the owner's language. */
  heading: string;
  name: string;
  subject: string;
  /** The beginning of the message, on one line. */
  excerpt: string;
}

/** Maximum length of the excerpt, in UTF-16 code units, so that it fits on a lock screen. */
const EXCERPT_LENGTH = 200;

export function notificationOf(
  { name, subject, message }: Pick<StoredMessage, 'name' | 'subject' | 'message'>,
  { heading }: Strings['server']['notification'],
): Notification {
  return { heading, name, subject, excerpt: excerptOf(message.replaceAll(/\s+/gu, ' ').trim()) };
}

/**
 * The request to an incoming webhook of Slack. Slack never parses text elements of rich text as markup, mentions or
 * links, because these are separate elements. `text` is for notifications of the operating system.
 * https://docs.slack.dev/reference/block-kit/blocks/rich-text-block
 */
export function slackRequest(url: string, notification: Notification): JsonRequest {
  const { heading, name, subject, excerpt } = notification;
  const text = (words: string, style?: object) => ({ type: 'text', text: words, style });
  const section = (type: string, ...elements: object[]) => ({ type, elements });
  const summary = unlinked(`${name}: ${subject}`);
  return {
    service: 'Slack',
    url,
    body: JSON.stringify({
      text: `${escapeSlack(heading)} · ${escapeSlack(summary)}`,
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        section(
          'rich_text',
          section(
            'rich_text_section',
            text(`${heading}\n`, { bold: true }),
            text(`${name}: ${subject}`),
          ),
          section('rich_text_quote', text(excerpt)),
        ),
      ],
    }),
  };
}

/**
 * The request by which a Telegram bot sends a message. Telegram turns URLs, mentions, hashtags, commands and numbers
 * into links even in plain text, but never in preformatted text. https://core.telegram.org/bots/api#messageentity
 */
export function telegramRequest(
  { token, chatId }: { token: string; chatId: string },
  { heading, name, subject, excerpt }: Notification,
): JsonRequest {
  const written = `${name}: ${subject}\n${excerpt}`;
  const intro = `${heading}\n`;
  return {
    service: 'Telegram',
    url: `https://api.telegram.org/bot${token}/sendMessage`,
    body: JSON.stringify({
      chat_id: chatId,
      text: intro + written,
      entities: [{ type: 'pre', offset: intro.length, length: written.length }],
      link_preview_options: { is_disabled: true },
    }),
  };
}

/**
 * The request that publishes a notification to an ntfy topic. The ntfy apps show plain text, but
 * turn URLs into links. ntfy servers from version 2.16 on replace a notification by a later one
 * with the same `sequence_id`. https://docs.ntfy.sh/publish/#publish-as-json
 */
export function ntfyRequest(
  { url, token }: { url: string; token: string | undefined },
  { heading, name, subject, excerpt }: Notification,
  id: string,
): JsonRequest {
  const { origin, pathname } = new URL(url);
  return {
    service: 'ntfy',
    url: origin,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    body: JSON.stringify({
      topic: pathname.slice(1),
      title: unlinked(`${heading}: ${name}`),
      message: unlinked(`${subject}\n${excerpt}`),
      sequence_id: id,
    }),
  };
}

// Escapes text for Slack: https://docs.slack.dev/messaging/formatting-message-text#escaping
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * A text in which no program detects a URL or a mention: a hair space (U+200A) follows each character that could start
 * one. Zero-width characters do not help: browsers remove them from host names.
 */
function unlinked(text: string): string {
  return text.replaceAll(/[.:@#](?=\S)/g, '$&\u200a');
}

// Shortens a text between graphemes (characters as people see them), and adds an ellipsis if text
// was cut off.
function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length >= EXCERPT_LENGTH) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
