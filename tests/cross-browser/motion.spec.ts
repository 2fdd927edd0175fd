import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const pause: Query = { role: 'button', name: 'Pause animations' };
const resume: Query = { role: 'button', name: 'Resume animations' };
const figures: Query = { role: 'definition', within: { role: 'main' } };
const ends = ['2+', '100+', '130+', '110+'];

/** Writes down from now on how the words of the headline and of the first counter change. */
const record = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const said: Record<'words' | 'counts', string[]> = { words: [], counts: [] };
    const watch = (list: string[], selector: string) => {
      const read = () => document.querySelector(selector)?.textContent ?? '';
      let last = read();
      return () => {
        const text = read();
        if (text && text !== last) list.push(text);
        last = text || last;
      };
    };
    const watches = [
      watch(said.words, '[data-typed]'),
      watch(said.counts, '[data-counting="true"] [aria-hidden]'),
    ];
    const look = () => {
      for (const see of watches) see();
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });

const recorded = (visitor: Visitor) =>
  visitor.tab.run((): Record<'words' | 'counts', string[]> => Reflect.get(window, 'said'));

test('headline and counters run, the switch stops them, and is remembered', async ({ visitor }) => {
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
  await visitor.tab.reload();
  await record(visitor);
  await expectSeen(visitor, resume, [{}]);
  expect(await visitor.texts(figures)).toEqual(ends);
  expect(await recorded(visitor)).toEqual({ words: [], counts: [] });
  await visitor.click(resume);
  await eventually(async () => expect((await recorded(visitor)).words).toContain('Web Design'));
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
