import { expect, test } from 'vitest';
import type { JsonGroup } from 'vitrine/form';
import { collapseTranslation, expandTranslation } from './translation.ts';

const original: JsonGroup = {
  heading: 'Prices',
  closing: { heading: 'Ask' },
  services: [
    { id: 'a', title: 'One', included: ['x'] },
    { id: 'b', title: 'Two' },
    { id: 'c', title: 'Three' },
  ],
};

test('a translation is shown with all entries of the original, and written without empty ones', () => {
  const translated: JsonGroup = { services: [{ id: 'c', title: 'Drei' }, { id: 'a' }] };
  const shown = expandTranslation(original, translated);
  expect(shown).toEqual({
    services: [{ id: 'a' }, { id: 'b' }, { id: 'c', title: 'Drei' }],
  });
  expect(collapseTranslation(original, shown, translated)).toEqual(translated);

  const changed: JsonGroup = {
    closing: { heading: 'Fragen' },
    services: [
      { id: 'a', title: 'Eins' },
      { id: 'b', title: 'Zwei' },
      { id: 'c', title: 'Drei' },
    ],
  };
  expect(collapseTranslation(original, changed, translated)).toEqual({
    closing: { heading: 'Fragen' },
    services: [
      { id: 'c', title: 'Drei' },
      { id: 'a', title: 'Eins' },
      { id: 'b', title: 'Zwei' },
    ],
  });
});

test('an empty list of the original is not added to a translation', () => {
  expect(expandTranslation({ services: [] }, {})).toEqual({});
});

test('where nothing is translated, nothing is written', () => {
  const shown = expandTranslation(original, {});
  expect(shown).toEqual({ services: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  expect(collapseTranslation(original, shown, {})).toEqual({});
});
