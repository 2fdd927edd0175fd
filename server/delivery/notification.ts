import type { UiStrings } from '../../src/i18n/en.ts';
import type { StoredMessage } from '../store/records.ts';
import type { JsonRequest } from './post-json.ts';

/** The parts of a message that a phone shows on its lock screen. */
export interface Notification {
  /** In the owner's language. */
  heading: string;
  name: string;
  subject: string;
  /** The beginning of the message, on one line. */
  excerpt: string;
}

/** Maximum length of the excerpt, in UTF-16 code units, so that it fits on a lock screen. */
const EXCERPT = 200;

export function notificationOf(
  { name, subject, message }: Pick<StoredMessage, 'name' | 'subject' | 'message'>,
  { heading }: UiStrings['contact']['notification'],
): Notification {
  return { heading, name, subject, excerpt: excerptOf(message.replaceAll(/\s+/gu, ' ').trim()) };
}

/**
 * An incoming webhook of Slack. Text elements of rich text are never parsed as markup, mentions or
 * links: those are separate elements. `text` is for notifications of the operating system.
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
 * A message of a Telegram bot. Telegram turns addresses, mentions, tags, commands and numbers into
 * links even in plain text, except in preformatted text, which can contain nothing else.
 * https://core.telegram.org/bots/api#messageentity
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
 * A topic of ntfy. Its apps show plain text, but turn addresses into links. Servers from 2.16 on replace
 * a notification by a later one with the same `sequence_id`. https://docs.ntfy.sh/publish/#publish-as-json
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

// https://docs.slack.dev/messaging/formatting-message-text#escaping
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * A text in which no program finds an address or a mention: a hair space (U+200A) follows each character
 * that starts one. Zero-width characters do not help: browsers remove them from host names.
 */
function unlinked(text: string): string {
  return text.replaceAll(/[.:@#](?=\S)/g, '$&\u200a');
}

// Cut between characters as people see them (graphemes); a text that is cut ends with an ellipsis.
function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length >= EXCERPT) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
