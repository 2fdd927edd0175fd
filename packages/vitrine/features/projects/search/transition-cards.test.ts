import { expect, test } from 'vitest';
import { cardMoves } from './transition-cards.ts';

/** Cards in rows of three, each 100 pixels wide and high. */
const inRows = (ids: string, columns = 3) =>
  [...ids].flatMap((id, at) => ({
    id,
    left: 100 * (at % columns),
    top: 100 * Math.floor(at / columns),
    height: 100,
  }));

const moves = (before: string, after: string, columns?: number) => {
  const { moving, fading } = cardMoves(inRows(before, columns), inRows(after, columns));
  return { moving: [...moving].join(''), fading: [...fading].join('') };
};

test.each([
  ['cards move within their row', 'abc', 'ac', { moving: 'c', fading: '' }],
  [
    'a card that changes its row would cross others, so it fades',
    'abcdef',
    'bdf',
    { moving: 'b', fading: 'df' },
  ],
  ['a card straight above its old place fades too', 'abcdef', 'cef', { moving: 'c', fading: 'ef' }],
  ['new cards do not move', 'abc', 'xyz', { moving: '', fading: '' }],
])('%s', (_, before, after, expected) => {
  expect(moves(before, after)).toEqual(expected);
});

test('in a single column all cards move', () => {
  expect(moves('abcd', 'bd', 1)).toEqual({ moving: 'bd', fading: '' });
});
