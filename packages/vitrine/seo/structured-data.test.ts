import { expect, test } from 'vitest';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { addressesOf } from '../site/addresses.ts';
import { shareImagePath } from '../site/site-pages.ts';
import { realReviews } from './real-reviews.ts';
import {
  breadcrumbs,
  business,
  creativeWork,
  jsonLd,
  offeredService,
  profilePage,
} from './structured-data.ts';

const image = 'https://halloran.test/share/details/bakery.jpg';
const content = await withFolder({}, load);
const items = content.testimonials?.items ?? [];
const project = content.projects?.all[0];
if (!project) throw new Error('The base content of the tests must have a project.');

test('no text ends the script', () => {
  const text = jsonLd([{ '@type': 'Person', name: '</script><!-- <script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!-- <script>');
});

test('the owner and the business point to each other', () => {
  const { site } = content;
  const icon = site.socials[0]?.icon ?? { name: '', viewBox: '', body: '' };
  const others = ['#', 'mailto:ines@halloran.test'].map((url) => ({ name: url, icon, url }));
  const known = { ...content, site: { ...site, socials: [...site.socials, ...others] } };
  expect(profilePage(known, '/').mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Ines Halloran',
    sameAs: ['https://social.test/@ines'],
  });
  expect(business(content)).toMatchObject({
    founder: { '@id': 'https://halloran.test/#owner' },
    telephone: '+44 131 496 0123',
  });
});

test('a service names who offers it, where, and its price in words', () => {
  const { services } = content;
  const [first] = services?.services ?? [];
  if (!services || !first) throw new Error('The base content of the tests must have services.');
  const priced = { ...first, price: 'from 900 €' };
  const local = { ...content, services: { ...services, area: 'Leith' } };
  expect(offeredService(priced, local)).toMatchObject({
    url: 'https://halloran.test/service/websites',
    provider: { '@id': 'https://halloran.test/#business' },
    areaServed: 'Leith',
    offers: { '@type': 'Offer', description: 'from 900 €' },
  });
  expect(JSON.stringify(offeredService(first, content))).not.toMatch(/area|null|from/);
});

test('absent content has no field', () => {
  const site = { ...content.site, socials: [] };
  const absent = { testimonials: undefined, contact: undefined, services: undefined };
  const bare = { ...content, site, ...absent };
  const work = creativeWork(project, content, [], undefined);
  expect(work).not.toHaveProperty('image');
  const text = jsonLd([profilePage(bare, '/'), business(bare), work]);
  expect(text).not.toMatch(/email|telephone|hasOfferCatalog|sameAs|undefined|null/);
});

test('a testimonial that names the project is a review of it, with its stars', () => {
  const reviews = realReviews(items);
  expect(creativeWork({ ...project, review: 4.5 }, content, reviews, image)).toMatchObject({
    '@type': 'CreativeWork',
    datePublished: '2025-02-28',
    review: [{ reviewBody: 'Good bread, good site.', reviewRating: { ratingValue: 4.5 } }],
  });
});

test('a testimonial that the owner asked for is no review', () => {
  for (const written of [{ consent: '2026-03-04' }, { original: 'Good bread, good site.' }]) {
    const asked = items.map((item) => ({ ...item, ...written }));
    expect(creativeWork(project, content, asked, image)).not.toHaveProperty('review');
  }
});

test('testimonials of an example are no reviews', () => {
  const text = 'The order page opens before the customer has put the phone to the other ear.';
  expect(realReviews([...items, ...items.map((item) => ({ ...item, text }))])).toEqual(items);
  const rated = { ...project, review: 5 };
  expect(creativeWork(rated, content, [], image)).not.toHaveProperty('review');
});

test('breadcrumbs count from one', () => {
  const home = { label: 'Home', path: '/' };
  const about = { label: 'About', path: '/about' };
  expect(breadcrumbs([home, about], content)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://halloran.test/' },
      { position: 2, name: 'About', item: 'https://halloran.test/about' },
    ],
  });
});

test('a page that is not translated is shared by the image of its original', () => {
  const german = { ...content, root: '/de' };
  const site = content.site.address;
  expect(addressesOf(german)(shareImagePath('/about'))).toBe(`${site}/de/share/about.jpg`);
  expect(addressesOf(german, 'en')(shareImagePath('/about'))).toBe(`${site}/share/about.jpg`);
});
