import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

test('no two classes share a name, and a class keeps its name', () => {
  const files = Array.from({ length: 50 }, (_, index) => `/site/src/part-${index}.module.css`);
  const shortName = shortClassNames(files);
  const classes = Array.from({ length: 50 }, (_, index) => `class-${index}`);
  const all = () => files.flatMap((file) => classes.map((name) => shortName(name, file)));
  const first = all();
  expect(new Set(first).size).toBe(files.length * classes.length);
  expect(all()).toEqual(first);
  for (const name of first) expect(name).toMatch(/^_[0-9a-z]{3,4}$/);
});

test('the same files give the same names, whichever is asked for first', () => {
  const [one, two] = [shortClassNames(['/a.css', '/b.css']), shortClassNames(['/a.css', '/b.css'])];
  const names = [one('x', '/a.css'), one('x', '/b.css?used')];
  expect([two('x', '/b.css'), two('x', '/a.css')].reverse()).toEqual(names);
});

test('modules of the owner get names of their own, the same in every build', () => {
  const shortName = shortClassNames(['/site/src/a.module.css']);
  const own = shortName('x', '/owner/src/a.module.css');
  expect(own).toMatch(/^_[0-9a-f]{8}$/);
  expect(shortClassNames([])('x', '/owner/src/a.module.css')).toBe(own);
  expect(shortName('y', '/owner/src/a.module.css')).not.toBe(own);
});
