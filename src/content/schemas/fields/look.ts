import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { z } from 'zod';
import {
  type Accent,
  accentFrom,
  leastContrast,
  nearestAccent,
  weakestPair,
} from '../../../styles/accent.ts';
import { typefaceNames } from '../../../styles/typefaces.ts';
import type { IssueParams } from '../../content-issue.ts';

const colourRule = "a colour as six digits in quotes, such as '#b3321f'";

/**
 * The accent of the owner's own, as `#rrggbb`; read as its forms for day and night. It must have
 * enough contrast wherever the site uses it (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const accent = () =>
  z.string({ error: colourRule }).transform((written, context): Accent => {
    const refuse = (message: string, params: IssueParams) => {
      context.addIssue({ code: 'custom', message, input: written, params });
      return z.NEVER;
    };
    if (!/^#[0-9a-f]{6}$/i.test(written)) {
      const suggestion = formatHex(written) ?? formatHex(`#${written}`);
      return refuse(colourRule, { suggestion });
    }
    const tokens = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
    const own = accentFrom(written.toLowerCase(), tokens);
    const weak = weakestPair(own, tokens);
    if (weak === undefined) return own;
    return refuse(
      `a colour with a contrast of ${leastContrast}:1 or more, because words stand in it and on it (WCAG 2.2, 1.4.3)`,
      {
        found: `'${written}', with ${shownContrast(weak.contrast)}:1 ${weak.where}`,
        suggestion: nearestAccent(own.red.day, tokens),
      },
    );
  });

/** Cut off, not rounded, so that 4.49 is not told as 4.5. */
function shownContrast(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/** A pair of fonts that is installed with the project. */
export const typeface = () => z.enum(typefaceNames).default('bricolage');
