import { expect } from '@playwright/test';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const pause: Query = { role: 'button', name: 'Pause animations' };
const resume: Query = { role: 'button', name: 'Resume animations' };
const figures: Query = { role: 'definition', within: { role: 'main' } };
const ends = ['2+', '100+', '130+', '110+'];

/** Records the visible text of the headline and of the first counter. */
const record = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const said: Record<'words' | 'counts', string[]> = { words: [], counts: [] };
    const add = (list: string[], text: string) => {
      if (text && text !== list.at(-1)) list.push(text);
    };
    const look = () => {
      const letters = document.querySelectorAll('[data-typed]:not(:has(*)), [data-typed] *');
      const seen = Array.from(letters).filter((node) => getComputedStyle(node).opacity === '1');
      add(said.words, seen.map((node) => node.textContent).join(''));
      const count = document.querySelector('[data-counting="true"] [aria-hidden]');
      add(said.counts, count?.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { said });
  });

const recorded = (visitor: Visitor) =>
  visitor.tab.run((): Record<'words' | 'counts', string[]> => Reflect.get(window, 'said'));

test('headline and counters run, and the switch stops them', async ({ visitor }) => {
  await visitor.open('/');
  await record(visitor);
  await eventually(async () => {
    const { words, counts } = await recorded(visitor);
    expect(words).toEqual(expect.arrayContaining(['Web', 'Web Dev', 'Web Development']));
    expect(counts.length).toBeGreaterThan(0);
  });
  await eventually(async () => expect(await visitor.texts(figures)).toEqual(ends));

  await visitor.click(pause);
  await eventually(async () => expect((await recorded(visitor)).words.at(-1)).toBe('Web Designe'));
});

test('a page restored by Back follows a choice made meanwhile', async ({ visitor }) => {
  await visitor.open('/service');
  await visitor.open('/about');
  await visitor.click(pause);
  await expectSeen(visitor, resume, [{}]);
  await visitor.tab.back();
  await eventually(async () => {
    expect(await visitor.address()).toBe('/service');
    expect(await visitor.see(resume)).toHaveLength(1);
  });
});
