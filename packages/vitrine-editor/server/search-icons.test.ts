import { expect, test } from 'vitest';
import { searchIcons } from './search-icons.ts';

test('finds icons by words of their names, exact ones first', () => {
  const { names, count } = searchIcons(' React');
  expect(names.slice(0, 2)).toEqual(['logos:react', 'devicon:react']);
  expect(count).toBeGreaterThan(names.length - 1);
  expect(searchIcons('brand mastodon').names).toContain('tabler:brand-mastodon');
  expect(searchIcons('a').names).toHaveLength(60);
  expect(searchIcons(' ')).toEqual({ names: [], count: 0 });
});
