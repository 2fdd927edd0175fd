import {
  baseSetting,
  dataDirSetting,
  hostSetting,
  outDirSetting,
  portSetting,
  readSettings,
} from 'vitrine/settings';
import { z } from 'zod';
import {
  deliveryErrors,
  deliveryVariables,
  secretVariables,
} from './delivery/delivery-settings.ts';
import { isDatabaseUrl, TOKEN_PATTERN } from './store/database-url.ts';

/** Environment variables whose values messages never show, because they may contain passwords. */
const secrets = new Set([...secretVariables, 'DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'SIGNING_KEY']);

/** The settings of the message store. */
export const storeSettings = z.object({
  DATA_DIR: dataDirSetting,
  /** DATABASE_URL: URL of the database for messages; if unset, messages are in a file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      'postgres://user:password@host/database, libsql://host (its token in DATABASE_AUTH_TOKEN), file:/path, or d1://account-id/database-id (special characters percent-encoded), or unset to keep messages in DATA_DIR',
    )
    .optional(),
  /** DATABASE_AUTH_TOKEN: the token for a libSQL server, or an API token of Cloudflare. */
  DATABASE_AUTH_TOKEN: z
    .string()
    .regex(TOKEN_PATTERN, 'the token as the service shows it, without spaces and line breaks')
    .optional(),
});

export type StoreSettings = z.infer<typeof storeSettings>;

/**
 * The settings of the contact service. delivery/delivery-settings.ts has those of mail and other
 * channels.
 */
export const contactSettings = z.object({
  BASE: baseSetting,
  /** SIGNING_KEY: the key that signs the links for testimonials, the same for commands and server. */
  SIGNING_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, '32 random characters or more, without spaces')
    .optional(),
  ...deliveryVariables,
  /** TRUST_PROXY: how many proxies are in front of the server; 0 for none. */
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'the number of proxies in front of the server, 0 to 9')
    .transform(Number)
    .default(0),
  /** RETENTION_DAYS: messages older than this number of days are removed; if unset, none is removed. */
  RETENTION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'a whole number of days from 1 to 99999, or unset to keep messages')
    .transform(Number)
    .optional(),
  /** STORE_LIMIT_MB: maximum size of all messages in megabytes; above this size no message is accepted. */
  STORE_LIMIT_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'a whole number of megabytes from 1 to 999999')
    .transform(Number)
    .default(200),
});

export type ContactSettings = z.infer<typeof contactSettings>;

/** The settings of the server on Node. */
export const serverSettings = z.object({
  PORT: portSetting,
  HOST: hostSetting,
  ...contactSettings.shape,
  OUT_DIR: outDirSetting,
  ...storeSettings.shape,
});

export type ServerSettings = z.infer<typeof serverSettings>;

/**
 * Reads settings of the server from environment variables.
 *
 * @throws SettingsError that lists all errors
 */
export function readServerSettings<Shape extends z.ZodObject>(
  schema: Shape,
  variables: Readonly<Record<string, unknown>>,
): z.infer<Shape> {
  // Only the variables of the delivery have rules that concern several of them.
  const check = 'SMTP_URL' in schema.shape ? deliveryErrors : undefined;
  return readSettings(schema, variables, { secrets, check });
}
