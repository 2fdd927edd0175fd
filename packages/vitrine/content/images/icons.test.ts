import { expect, test } from 'vitest';
import { inEnglish } from '../phrase.ts';
import { findIcon } from './icons.ts';

test('two drawings share no ids, and a drawing has the same ids every time', () => {
  const bodies = ['logos:tailwindcss-icon', 'logos:visual-studio-code'].map((name) => {
    const result = findIcon(name);
    if (!('icon' in result)) throw new Error(inEnglish(result.expected));
    return result.icon.body;
  });
  const ids = bodies.flatMap((body) =>
    Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of bodies.join('').matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  expect(findIcon('logos:tailwindcss-icon')).toEqual(findIcon('logos:tailwindcss-icon'));
});

test.each([
  ['logo:raect', 'logos:react'],
  ['Logos:react', 'logos:react'],
  ['logos:', undefined],
  ['tabler:constructor', undefined],
])('%s is no icon', (name, suggestion) => {
  const result = findIcon(name);
  expect('icon' in result ? result.icon.name : result.suggestion).toBe(suggestion);
});
