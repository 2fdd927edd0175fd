import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';

test.each([
  [{ vitrine: { kind: 'ready' } }, { kind: 'ready' }],
  [
    { vitrine: { kind: 'show', file: 'home.yaml', field: 'hero.text', more: 1 } },
    { kind: 'show', file: 'home.yaml', field: 'hero.text' },
  ],
  [{ vitrine: { kind: 'select', file: 'home.yaml' } }, undefined],
  [{ vitrine: { kind: 'run', file: 'home.yaml', field: '' } }, undefined],
  [{ kind: 'ready' }, undefined],
  ['ready', undefined],
  [null, undefined],
])('%o', (data, expected) => {
  expect(readMessage(data)).toEqual(expected);
});
