import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import type { StoredMessage } from '../store/records.ts';
import type { JsonRequest } from './post-json.ts';

export interface WebhookSettings {
  url: string;
  /** The key that signs the requests to the webhook. */
  secret: Uint8Array;
}

/**
 * Decodes the secret of a webhook, which is written as `whsec_` and 24 to 64 bytes in base64.
 * @returns undefined if the text is not such a secret
 */
export function readWebhookSecret(text: string): Uint8Array | undefined {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/**
 * The request that sends a message to a program of the owner, signed according to Standard Webhooks 1.0:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param detailsAddress Returns the URL of a project's page, by the project's id.
 * @param now When the request is sent, in milliseconds since 1970.
 */
export function webhookRequest(
  { url, secret }: WebhookSettings,
  message: StoredMessage,
  detailsAddress: (id: string) => string,
  now: number,
): JsonRequest {
  const { id, receivedAt, language, name, email, subject, choices, page, saved } = message;
  const body = JSON.stringify({
    type: 'message.received',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      id,
      language,
      name,
      email,
      subject,
      message: message.message,
      choices,
      page,
      saved: saved.map((work) => ({ ...work, url: detailsAddress(work.id) })),
    },
  });
  const timestamp = String(Math.floor(now / 1000));
  const signed = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return {
    service: 'The webhook',
    url,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signed.digest('base64')}`,
    },
    body,
  };
}
