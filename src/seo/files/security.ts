import { languageOf } from '../../components/language-of.ts';
import type { Content } from '../../content/types.ts';
import type { ToAddress } from './text-files.ts';

/** How long the file holds, in days. It must be less than a year (RFC 9116, section 2.5.5). */
const days = 360;

/**
 * Whom to tell about a hole in the site (RFC 9116); undefined where there is no contact page.
 *
 * @param path Where the file stands.
 * @param today The day of the build.
 */
export function securityText(
  { site, contact }: Content,
  path: string,
  address: ToAddress,
  today: Date,
): string | undefined {
  if (!contact) return undefined;
  const expires = new Date(today);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + days);
  const lines = [
    `Contact: ${contact.email ? `mailto:${contact.email}` : address('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageOf(site.locale)}`,
    `Canonical: ${address(path)}`,
  ];
  return `${lines.join('\n')}\n`;
}
