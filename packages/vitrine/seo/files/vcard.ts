import type { Content } from '../../content/types.ts';
import { profiles, type ToAddress } from '../../site/addresses.ts';

/**
 * The owner's contact card (vCard 3.0, RFC 2426, which every address book reads); undefined if the site has no contact
 * page. The name is not split into given and family name, because no rule can recognize the family name.
 */
export function vcard({ site, home, contact }: Content, address: ToAddress): string | undefined {
  if (!contact) return undefined;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(site.name)}`,
    `N:;${escapeText(site.name)};;;`,
    home.hero.eyebrow && `TITLE:${escapeText(home.hero.eyebrow)}`,
    contact.email && `EMAIL;TYPE=INTERNET:${contact.email}`,
    contact.phone && `TEL;TYPE=WORK,VOICE:${contact.phone}`,
    `URL:${address('/')}`,
    ...profiles(site).map(({ url }) => `URL:${url}`),
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Folds a long line into lines of at most 75 bytes; continuation lines begin with a space. */
function fold(line: string): string {
  let size = 0;
  return Array.from(line, (letter) => {
    size += Buffer.byteLength(letter);
    if (size <= 74) return letter;
    size = Buffer.byteLength(letter);
    return `\r\n ${letter}`;
  }).join('');
}
