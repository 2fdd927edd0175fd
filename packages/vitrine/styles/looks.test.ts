import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { lookNames, lookTokens } from './looks.ts';
import { tokenColour } from './token-colour.ts';

const papers = ['paper', 'paper-raised', 'paper-sunken'];
const text = [
  ...['ink', 'ink-soft', 'accent'].flatMap((name) => papers.map((paper) => [name, paper])),
  ['on-accent', 'accent'],
  ['on-panel', 'panel'],
  ['on-panel-soft', 'panel'],
  ['on-panel', 'accent-deep'],
  ['on-tag', 'tag'],
  ['on-tile', 'tile'],
];
const controls = papers.map((paper) => ['rule-strong', paper]);

test.each(lookNames)(
  '%s has every colour, with enough contrast (WCAG 1.4.3 and 1.4.11)',
  (look) => {
    const css = lookTokens(look);
    const weak = (['day', 'night'] as const).flatMap((time) =>
      [
        ...text.map((pair) => ({ pair, minimum: 4.5 })),
        ...controls.map((pair) => ({ pair, minimum: 3 })),
      ]
        .map(({ pair: [one = '', other = ''], minimum }) => {
          const contrast = wcagContrast(tokenColour(css, one)[time], tokenColour(css, other)[time]);
          return { pair: `${one} on ${other} by ${time}`, contrast, minimum };
        })
        .filter(({ contrast, minimum }) => contrast < minimum),
    );
    expect(weak).toEqual([]);
  },
);
