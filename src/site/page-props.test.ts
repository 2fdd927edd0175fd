import { expect, test } from 'vitest';
import { checkPageProps } from './page-props.ts';

const page = { title: 'Uses', description: 'My tools.' };

test.each([
  [
    {},
    '/uses',
    'src/pages/uses.astro has to give the object page, which it exports, to its layout',
  ],
  [{ page: 'Uses' }, '/', 'src/pages/index.astro has to give the object page'],
  [
    { page: { title: 'Uses' } },
    '/[...lang]/uses',
    'src/pages/[...lang]/uses.astro has to give an object page with a text as description',
  ],
  [{ page: { ...page, title: '' } }, '/uses', 'an object page with a text as title'],
  [{ page, subject: 3 }, '/uses', 'the prop subject as a text'],
  [{ page, unlisted: 'no' }, '/uses', 'the prop unlisted as true or false'],
])('%j is refused in one sentence', (props, route, message) => {
  expect(() => checkPageProps(props, route)).toThrow(message);
});

test('the props of a page are accepted', () => {
  checkPageProps({ page }, '/uses');
  checkPageProps({ page, subject: 'A', unlisted: true }, '/uses');
});
