import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';

test.each([
  [{ vitrine: { kind: 'ready', path: '/' } }, { kind: 'ready', path: '/' }],
  [{ vitrine: { kind: 'ready' } }, undefined],
  [{ vitrine: { kind: 'view', theme: 'night' } }, { kind: 'view', theme: 'night' }],
  [{ vitrine: { kind: 'view', theme: 'system' } }, undefined],
  [{ vitrine: { kind: 'text', file: 'home.yaml', field: 'hero.text' } }, undefined],
  [
    { vitrine: { kind: 'text', file: 'home.yaml', field: 'hero.text', value: '' } },
    { kind: 'text', file: 'home.yaml', field: 'hero.text', value: '' },
  ],
  [
    { vitrine: { kind: 'show', file: 'home.yaml', field: 'hero.text', name: 'Text', more: 1 } },
    { kind: 'show', file: 'home.yaml', field: 'hero.text', name: 'Text' },
  ],
  [{ vitrine: { kind: 'select', file: 'home.yaml' } }, undefined],
  [{ vitrine: { kind: 'run', file: 'home.yaml', field: '' } }, undefined],
  [{ kind: 'ready' }, undefined],
  ['ready', undefined],
  [null, undefined],
])('%o', (data, expected) => {
  expect(readMessage(data)).toEqual(expected);
});
