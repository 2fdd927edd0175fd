import { expect, it } from 'vitest';
import { mailLink, sharePlaces } from './share-links.ts';

const title = 'Salt & “Öl” #1';
const address = 'https://vitrine.example/details/1?a=b&c=d';

it('gives each place the title and the address unharmed', () => {
  const given = sharePlaces(title, address).map(({ name, url }) => {
    const { hostname, hash, searchParams } = new URL(url);
    return [name, hostname, ...(hash ? [decodeURIComponent(hash)] : searchParams.values())];
  });
  expect(given).toEqual([
    ['LinkedIn', 'www.linkedin.com', address],
    ['Mastodon', 'share.joinmastodon.org', `#text=${title} ${address}`],
    ['X', 'x.com', title, address],
    ['WhatsApp', 'wa.me', `${title} ${address}`],
  ]);
});

it('gives mail a subject and a text', () => {
  const { searchParams } = new URL(mailLink(title, address));
  expect([...searchParams]).toEqual([
    ['subject', title],
    ['body', address],
  ]);
});
