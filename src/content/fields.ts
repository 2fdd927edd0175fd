import { z } from 'zod';
import { findIcon } from './icons.ts';

/** A text of at least one character. */
export const text = () =>
  z.string({ error: 'a text' }).trim().min(1, { error: 'a text, not an empty one' });

/** A text that may be left empty, which counts as left out. */
export const optionalText = () =>
  z
    .string({ error: 'a text' })
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .optional();

/** A name that stands in addresses: lower-case letters, digits and hyphens. */
export const id = () =>
  z
    .string({ error: 'a short name (id)' })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'lower-case letters, digits and single hyphens, such as blue-door-2',
    });

/** A complete web address. */
export const webAddress = () =>
  z
    .string({ error: 'a web address such as https://example.com' })
    .refine((value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value), {
      error: 'a web address such as https://example.com',
    });

/** A link: a page of this site (`/about`), a web address, `mailto:`, `tel:`, or the placeholder `#`. */
export const link = () =>
  z
    .string({ error: 'a link' })
    .refine(
      (value) =>
        value === '#' ||
        /^\/(?!\/)\S*$/.test(value) ||
        /^(?:mailto:|tel:)\S+$/.test(value) ||
        (/^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value)),
      { error: 'a page such as /about, a web address, mailto:, tel:, or # for none yet' },
    );

/** An email address. */
export const email = () => z.email({ error: 'an email address such as name@example.com' });

/** A telephone number in international form, spaces allowed: `+49 30 1234`. */
export const phone = () =>
  z
    .string({ error: 'a telephone number in quotes' })
    .regex(/^\+[0-9](?:[ ()-]?[0-9])+$/, {
      error: "a number with the country's code in quotes, such as '+49 30 23125 014'",
    });

/** A day, written YYYY-MM-DD. */
export const day = () => z.iso.date({ error: 'a day that exists, as YYYY-MM-DD' });

/** The name of an icon (https://icon-sets.iconify.design), read as its drawing. */
export const icon = () =>
  z.string({ error: 'an icon such as logos:react' }).transform((name, context) => {
    const result = findIcon(name);
    if ('icon' in result) return result.icon;
    context.addIssue({
      code: 'custom',
      message: result.expected,
      input: name,
      params: { suggestion: result.suggestion },
    });
    return z.NEVER;
  });

/** A list with at least one entry. */
export const someOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).min(1, { error: 'a list with at least one entry' });

/** A list in which no two entries have the same id. */
export const uniqueById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  someOf(entry).superRefine((entries, context) => {
    entries.forEach((current, index) => {
      const first = entries.findIndex((other) => other.id === current.id);
      if (first === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `an id of its own; entry ${first + 1} of this list has the same`,
        input: current.id,
      });
    });
  });
