import { expect, test } from 'vitest';
import { type Content, loadContent } from 'vitrine/editing';
import { changedTexts } from './changed-texts.ts';
import { markContent } from './mark-content.ts';

const sample = await loadContent('examples/sample/content');
const before = markContent(sample);

/** The texts that differ from the sample after a change of its Home. */
function after(change: (home: Content['home']) => void) {
  const content = structuredClone(sample);
  change(content.home);
  return changedTexts(before, markContent(content));
}

test('texts that are changed alone are listed', () => {
  expect(after(() => undefined)).toEqual([]);
  const changed = after(({ hero, stats }) => {
    Object.assign(hero, { text: 'Bread and sites.' });
    Object.assign(stats?.[1] ?? {}, { label: 'Loaves' });
  });
  expect(changed).toMatchObject([
    { file: 'home.yaml', field: 'hero.text', value: 'Bread and sites.' },
    { file: 'home.yaml', field: 'stats[1].label', value: 'Loaves' },
  ]);
});

test.each<[string, (home: Content['home']) => void]>([
  ['a number', ({ stats }) => Object.assign(stats?.[0] ?? {}, { end: 4711 })],
  ['the order of a list', ({ stats }) => stats?.reverse()],
  ['a text that is added', ({ hero }) => Object.assign(hero, { eyebrow: undefined })],
])('%s needs the whole page', (_name, change) => {
  const withText = (home: Content['home']) => {
    change(home);
    Object.assign(home.hero, { text: 'Bread and sites.' });
  };
  expect(after(withText)).toBeUndefined();
});
