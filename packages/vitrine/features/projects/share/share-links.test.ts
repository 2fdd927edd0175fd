import { expect, it } from 'vitest';
import { mailLink, shareServices } from './share-links.ts';

const title = 'Salt & “Öl” #1';
const address = 'https://vitrine.example/details/1?a=b&c=d';

it('puts the title and the URL, correctly encoded, into the share link of each service', () => {
  const given = shareServices(title, address).map(({ name, url }) => {
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

it('puts the title and the URL into a mailto link', () => {
  const { searchParams } = new URL(mailLink(title, address));
  expect([...searchParams]).toEqual([
    ['subject', title],
    ['body', address],
  ]);
});
