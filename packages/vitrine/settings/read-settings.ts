import { resolve } from 'node:path';
import { z } from 'zod';
import { SettingsError } from '../errors/settings-error.ts';
import { visible } from '../errors/visible.ts';
import { DEFAULT_HOST, DEFAULT_PORT, MAX_PORT } from './listen-address.ts';
import { unusablePath } from './unusable-path.mjs';

// Each rule completes the sentence "Allowed: …" of an error message.
const portRule = `a whole number from 0 to ${MAX_PORT} (0 picks a free port)`;

/** PORT: TCP port to listen on; with 0 the system picks a free port. */
export const portSetting = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((port) => port <= MAX_PORT, portRule)
  .default(DEFAULT_PORT);

/** HOST: IP address or host name to listen on. */
export const hostSetting = z
  .string()
  .regex(/^[A-Za-z0-9._:-]+$/, 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0')
  .default(DEFAULT_HOST);

/** The rule for the sub-path of the site, which completes the sentence "Allowed: …". */
const baseRule =
  'a path such as /portfolio, with a slash in front and none at the end, of the letters a to z, digits and . _ ~ - (instead of /ü, write /ue)';

/** BASE: sub-path of the site, with a leading slash and without a trailing one; empty for none. */
export const baseSetting = z
  .string()
  .regex(/^\/$|^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/, baseRule)
  .transform((base) => (base === '/' ? '' : base))
  .default('');

const folder = z.string().regex(/^[^\0]*\S[^\0]*$/, 'the path of a folder');

/** OUT_DIR: folder of the built site, relative to the project's folder. */
export const outDirSetting = folder
  .refine(
    (path) => unusablePath(resolve(path)) === undefined,
    'the path of a folder, without the characters # % ? * : " \\ and control characters',
  )
  .default('dist');

/** DATA_DIR: folder of the message store, relative to the project's folder. */
export const dataDirSetting = folder.default('data');

/** ALLOWED_HOSTS: further host names of npm run dev, with commas between them; .example.com allows all subdomains too. */
export const allowedHostsSetting = z
  .string()
  .regex(
    /^\s*\.?[\w-]+(\.[\w-]+)*\s*(,\s*\.?[\w-]+(\.[\w-]+)*\s*)*$/,
    'host names with commas between them, such as studio.local, .example.com',
  )
  .transform((names) =>
    names
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .default([]);

/** Options of `readSettings` in addition to the schema. */
interface SettingsRules {
  /** Environment variables that may contain passwords. Error messages omit their values. */
  secrets?: ReadonlySet<string>;
  /** Returns further errors, one line each. */
  check?: (variables: Readonly<Record<string, unknown>>) => readonly string[];
}

/**
 * Reads settings from environment variables; an empty variable counts as not set. Values other than text, such as the
 * bindings of a Worker, are ignored.
 *
 * @throws SettingsError that lists all errors, each with the variable, its value and the allowed values
 */
export function readSettings<Shape extends z.ZodObject>(
  schema: Shape,
  variables: Readonly<Record<string, unknown>>,
  { secrets, check }: SettingsRules = {},
): z.infer<Shape> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const errors = check?.(set) ?? [];
  if (result.success && errors.length === 0) return result.data;

  const rules = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const variable = issue.path.join('.');
    if (!rules.has(variable)) rules.set(variable, issue.message);
  }
  const lines = [...rules].map(([variable, rule]) => {
    const value = secrets?.has(variable) ? 'not usable' : visible(JSON.stringify(set[variable]));
    return `${variable} is ${value}. Allowed: ${rule}.`;
  });
  lines.push(...errors);
  const opening =
    lines.length === 1 ? 'A setting is wrong:' : `${lines.length} settings are wrong:`;
  throw new SettingsError([opening, ...lines].join('\n  '));
}
