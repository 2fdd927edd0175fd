import { expect, test } from 'vitest';
import { graphemes, turnOf } from './headline-typing.ts';

/** The states of a word's turn in order, each with the time at which it begins, and the end. */
function states(word: string, speed = 50, pause = 2000): string[] {
  const letters = graphemes(word);
  const turn = turnOf(letters.length, speed, pause);
  const times = new Set(turn.letters.flatMap(({ appears, goes }) => [appears, goes]));
  const isSeen = (index: number, at: number) => {
    const { appears, goes } = turn.letters[index] ?? { appears: Infinity, goes: 0 };
    return appears <= at && at < goes;
  };
  const texts = [...times]
    .sort((a, b) => a - b)
    .map((at) => {
      const text = letters.filter((_, index) => isSeen(index, at)).join('');
      return `${at} ${text}${at === turn.rests ? '*' : ''}`;
    });
  return [...texts, `${turn.duration} end`];
}

// Each ends when the empty state has lasted for one keystroke.
test.each([
  [
    'is typed, rests, and is erased',
    states('abc'),
    '0 a,50 ab,100 abc*,2100 ab,2150 a,2200 ,2250 end',
  ],
  ['with one letter begins at its rest', states('a'), '0 a*,2000 ,2050 end'],
  [
    'has the speed and the pause that it is given',
    states('ab', 7, 30),
    '0 a,7 ab*,37 a,44 ,51 end',
  ],
])('a word %s', (_, shown, expected) => {
  expect(shown).toEqual(expected.split(','));
});

test.each([
  ['combining letters', 'cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
  ['a joined emoji', 'a👩🏽‍💻b', ['a', '👩🏽‍💻', 'b']],
  ['a flag', '🇪🇺!', ['🇪🇺', '!']],
])('%s are typed whole', (_, word, letters) => {
  expect(graphemes(word)).toEqual(letters);
});
