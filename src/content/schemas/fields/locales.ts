import { z } from 'zod';
import type { IssueParams } from '../../content-issue.ts';
import { formats } from './formats.ts';
import { uniqueTexts } from './lists.ts';

const localeRule = 'a language tag such as en-DE, de or fr-CH';

/** A language with the form of its dates and numbers, as a BCP 47 tag that `Intl` knows (RFC 5646). */
export const locale = () =>
  z.string({ error: localeRule }).superRefine((tag, context) => {
    if (isLocale(tag)) return;
    const hyphened = tag.replaceAll('_', '-');
    const params: IssueParams = { suggestion: isLocale(hyphened) ? hyphened : undefined };
    context.addIssue({ code: 'custom', message: localeRule, params });
  });

const languageRule = 'a language in two or three small letters, such as en or de';

/** Languages without region, such as `de`: names of folders, and beginnings of addresses. */
export const locales = () =>
  uniqueTexts(
    z
      .string({ error: languageRule })
      .superRefine((tag, context) => {
        if (/^[a-z]{2,3}$/.test(tag) && isLocale(tag)) return;
        const plain = tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
        const params: IssueParams = { suggestion: isLocale(plain) ? plain : undefined };
        context.addIssue({ code: 'custom', message: languageRule, params });
      })
      .meta({ format: formats.language }),
  );

export function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 1;
  } catch {
    // Intl throws where a text has not even the form of a tag.
    return false;
  }
}
