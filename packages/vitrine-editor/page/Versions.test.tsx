import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Json } from 'vitrine/form';
import { Versions } from './Versions.tsx';

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

const onCombine = async () => {};
const [shops, sites] = [
  { id: 'shops', title: 'Shops', points: ['Fast', 'Safe'] },
  { id: 'sites', title: 'Websites' },
];

test.each<[Json | undefined, Json | undefined, string, string]>([
  ['New', undefined, 'New', '(removed)'],
  [[sites], [sites, { ...shops, title: 'Stores' }], '(removed)', 'shops · Stores · Fast · Safe'],
  [['HTML', 'CSS'], ['HTML', 'Sass'], 'CSS', 'Sass'],
  [['HTML', 'CSS'], ['CSS', 'HTML'], 'HTML\nCSS', 'CSS\nHTML'],
  [shops, { ...shops, points: [] }, 'shops\nShops\nFast · Safe', 'shops\nShops\n'],
])('the versions %j and %j are shown as texts', (mine, theirs, first, second) => {
  const conflicts = [{ key: 'services', name: 'Services', mine, theirs }];
  const html = renderToStaticMarkup(
    <Versions onlyMine={[]} conflicts={conflicts} onCombine={onCombine} />,
  );
  const shown = Array.from(html.matchAll(/<bdi>([^<]*)<\/bdi>/g), ([, text]) => text);
  expect(shown).toEqual([first, second]);
});

test('a file that has been deleted is no second version', () => {
  const html = renderToStaticMarkup(
    <Versions isDeleted={true} onlyMine={[]} conflicts={[]} onCombine={onCombine} />,
  );
  expect(html).toContain('This file was deleted');
  expect(html).toContain('Go on with your text');
});
