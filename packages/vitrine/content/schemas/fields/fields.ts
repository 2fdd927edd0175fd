import { z } from 'zod';
import { type IssueParams, refuse } from '../../content-issue.ts';
import { findIcon } from '../../images/icons.ts';
import { nearest } from '../../nearest.ts';
import { type FieldInfo, fieldInfo } from './field-info.ts';
import { formats } from './formats.ts';

/**
 * A required text field of at least one character.
 *
 * @param maxLength The characters for which the layout has space; `npm run check` warns about more.
 */
export const text = (maxLength: number, info?: FieldInfo) =>
  z
    .string({ error: 'a text' })
    .trim()
    .min(1, { error: 'a text that is not empty' })
    .register(fieldInfo, { maxLength, ...info });

/** An optional text field. An empty text is treated like an omitted field. */
export const optionalText = (maxLength: number, info?: FieldInfo) =>
  emptyAsAbsent(z.string({ error: 'a text' }).trim(), { maxLength, ...info });

/**
 * A short text directly before or after a number, with which it is one word: a page shows both as a figure.
 * Spaces are not trimmed. The text may be empty.
 */
export const affix = (maxLength: number) =>
  emptyAsAbsent(z.string({ error: 'a text' }), { maxLength, isExact: true });

function emptyAsAbsent(schema: z.ZodString, info: FieldInfo) {
  const registered = schema.register(fieldInfo, info);
  return registered.transform((value) => (value === '' ? undefined : value)).optional();
}

export const yesOrNo = () => z.boolean({ error: 'true or false' });

/** An id for use in URLs (slug): lower-case letters, digits and single hyphens. */
export const id = () =>
  z
    .string({ error: 'a short name (id)' })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'lower-case letters, digits and single hyphens, such as blue-door-2',
    })
    .register(fieldInfo, { isId: true });

/**
 * A text field that has to satisfy a rule.
 *
 * @param meant Returns a likely correction of an invalid text, suggested if the correction is valid.
 */
export const ruledText = (
  rule: string,
  isValid: (value: string) => boolean,
  meant: (value: string) => string | undefined,
) =>
  z.string({ error: rule }).superRefine((value, context) => {
    if (isValid(value)) return;
    const near = meant(value);
    const params: IssueParams = { suggestion: near && isValid(near) ? near : undefined };
    context.addIssue({ code: 'custom', message: rule, input: value, params });
  });

/** @param rule The error message, which states both limits. */
export const wholeNumber = (rule: string, min: number, max: number) =>
  z.int({ error: rule }).min(min, { error: rule }).max(max, { error: rule });

/** The id of an entry in another content file. If `ids` is undefined, every id is valid. */
const reference = (rule: string, ids: readonly string[] | undefined) =>
  ruledText(
    rule,
    (value) => ids?.includes(value) ?? true,
    (value) => nearest(value, ids ?? []),
  );

export const projectId = (ids: readonly string[] | undefined) =>
  reference('the id of a project, which is the name of its folder in projects/', ids).meta({
    format: formats.project,
  });

export const serviceId = (ids: readonly string[] | undefined) =>
  reference('the id of a service in services.yaml', ids);

export const webAddress = () =>
  ruledText('a URL such as https://example.com', isWebAddress, withScheme);

/** Adds `https://` to a URL without a scheme, such as `example.com/about`. */
function withScheme(written: string): string | undefined {
  return /^[^:/\s]+\.[a-z]+/i.test(written) ? `https://${written}` : undefined;
}

/** The URL of a whole site: scheme and domain, without a path. */
export const siteAddress = () =>
  webAddress().refine(
    (value) => !isWebAddress(value) || new URL(value).href === `${new URL(value).origin}/`,
    { error: 'a URL without a path (the environment variable BASE sets a sub-path)' },
  );

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/.test(value) && URL.canParse(value);
}

/** A link: a page of this site (`/about`), a URL, `mailto:`, `tel:`, or the placeholder `#`. */
export const link = () =>
  ruledText(
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder',
    (value) =>
      value === '#' ||
      /^\/(?!\/)\S*$/.test(value) ||
      /^(?:mailto:|tel:)\S+$/.test(value) ||
      isWebAddress(value),
    withScheme,
  );

export const email = () => z.email({ error: 'an email address such as name@example.com' });

const phoneRule = 'a telephone number with the country code, such as +49 30 23125 014';

/** A telephone number in international form; spaces, hyphens, dots and brackets are allowed. */
export const phone = () =>
  z
    .string({ error: phoneRule })
    .regex(/^\+[0-9](?:[ ().-]{0,2}[0-9])+$/, { error: phoneRule })
    .refine((value) => !value.includes('(0)'), {
      error: "a telephone number without '(0)', which cannot be dialled from abroad",
    });

const dateRule = 'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY';

const monthRule = 'a month, as YYYY-MM';

const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])`;
/** Matches a day that exists, such as 29 February only in a leap year. */
const existingDay = z.regexes.date.source.slice(1, -1);
const dateForm = new RegExp(String.raw`^(?:\d{4}|${month}|${existingDay})$`);

/** A day, month or year, as YYYY-MM-DD, YYYY-MM or YYYY (JSON Resume calls this `iso8601`). */
export const partialDate = () => z.string({ error: dateRule }).regex(dateForm, { error: dateRule });

/** A day as YYYY-MM-DD. */
export const day = () => z.iso.date({ error: 'a day that exists, as YYYY-MM-DD' });

/** A month as YYYY-MM. */
export const yearMonth = () =>
  z.string({ error: monthRule }).regex(new RegExp(`^${month}$`), { error: monthRule });

/** The name of an Iconify icon (https://icon-sets.iconify.design), parsed to its SVG data. */
export const icon = () =>
  z
    .string({ error: 'an icon such as logos:react' })
    .transform((name, context) => {
      const result = findIcon(name);
      if ('icon' in result) return result.icon;
      refuse(context, result.expected, { suggestion: result.suggestion, input: name });
      return z.NEVER;
    })
    .meta({ format: formats.icon });
