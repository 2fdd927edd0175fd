import { z } from 'zod';
import { DEFAULT_HOST, DEFAULT_PORT, HIGHEST_PORT } from '../platform/address.mjs';
import { SettingsError } from '../platform/settings-error.ts';
import { deliveryMistakes, deliveryVariables, secretVariables } from './delivery/settings.ts';
import { isDatabaseUrl, TOKEN } from './store/database-url.ts';

// The text of each rule completes the sentence "Allowed: …".
const portRule = `a whole number from 0 to ${HIGHEST_PORT} (0 picks a free port)`;

/** Variables whose value is not repeated in a message, because it may hold a password. */
const secrets = new Set([...secretVariables, 'DATABASE_URL', 'DATABASE_AUTH_TOKEN']);

/** PORT: TCP port to listen on; 0 picks a free one. */
export const portSetting = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((port) => port <= HIGHEST_PORT, portRule)
  .default(DEFAULT_PORT);

/** HOST: address to listen on. */
export const hostSetting = z
  .string()
  .regex(/^[A-Za-z0-9._:-]+$/, 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0')
  .default(DEFAULT_HOST);

/** BASE: sub-path under which the site lies, without a slash at the end; empty for none. */
export const baseSetting = z
  .string()
  .regex(
    /^\/$|^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/,
    'a path such as /portfolio, with a slash in front and none at the end',
  )
  .transform((base) => (base === '/' ? '' : base))
  .default('');

const folder = z.string().regex(/^[^\0]+$/, 'the path of a folder');

/** OUT_DIR: folder of the built site, relative to the project's folder. */
export const outDirSetting = folder.default('dist');

/** DATA_DIR: folder of the message store, relative to the project's folder. */
const dataDirSetting = folder.default('data');

/** Where messages are stored. */
export const storeSettings = z.object({
  DATA_DIR: dataDirSetting,
  /** DATABASE_URL: the database of messages; unset for a file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      'postgres://user:password@host/database, libsql://host (its token in DATABASE_AUTH_TOKEN), ' +
        'file:/path, or d1://account-id/database-id (special characters percent-encoded), or unset to ' +
        'keep messages in DATA_DIR',
    )
    .optional(),
  /** DATABASE_AUTH_TOKEN: what a libSQL server asks for, or an API token of Cloudflare. */
  DATABASE_AUTH_TOKEN: z
    .string()
    .regex(TOKEN, 'the token as the service shows it, without spaces and line breaks')
    .optional(),
});

export type StoreSettings = z.infer<typeof storeSettings>;

/** The settings of the contact service. How messages are sent on is told in delivery/settings.ts. */
export const contactSettings = z.object({
  BASE: baseSetting,
  ...deliveryVariables,
  /** TRUST_PROXY: how many proxies stand in front of the server; 0 for none. */
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'the number of proxies in front of the server, 0 to 9')
    .transform(Number)
    .default(0),
  /** RETENTION_DAYS: messages older than this are removed; unset keeps them. */
  RETENTION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'a whole number of days from 1 to 99999, or unset to keep messages')
    .transform(Number)
    .optional(),
  /** STORE_LIMIT_MB: how many megabytes all messages may take; then no more are accepted. */
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
 * Reads settings from environment variables; an empty variable counts as not set. What else is there,
 * such as the bindings of a Worker, is left alone.
 * @throws SettingsError that names every mistake at once: variable, what stood there, what is allowed
 */
export function readSettings<Shape extends z.ZodObject>(
  schema: Shape,
  variables: Readonly<Record<string, unknown>>,
): z.infer<Shape> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const mistakes = 'SMTP_URL' in schema.shape ? deliveryMistakes(set) : [];
  if (result.success && mistakes.length === 0) return result.data;

  const rules = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const variable = issue.path.join('.');
    if (!rules.has(variable)) rules.set(variable, issue.message);
  }
  const lines = [...rules].map(([variable, rule]) => {
    const value = secrets.has(variable) ? 'not usable' : JSON.stringify(set[variable]);
    return `${variable} is ${value}. Allowed: ${rule}.`;
  });
  lines.push(...mistakes);
  const opening =
    lines.length === 1 ? 'A setting is wrong:' : `${lines.length} settings are wrong:`;
  throw new SettingsError([opening, ...lines].join('\n  '));
}
