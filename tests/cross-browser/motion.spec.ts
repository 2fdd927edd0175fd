import { expect } from '@playwright/test';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const pause: Query = { role: 'button', name: 'Pause animations' };
const resume: Query = { role: 'button', name: 'Resume animations' };
const figures: Query = { role: 'definition', within: { role: 'main' } };
const ends = ['2+', '100+', '130+', '110+'];

/** Records each text that the animated headline shows. */
const record = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const words: string[] = [];
    const look = () => {
      const letters = document.querySelectorAll('[data-typed]:not(:has(*)), [data-typed] *');
      const seen = Array.from(letters).filter((node) => getComputedStyle(node).opacity === '1');
      const text = seen.map((node) => node.textContent).join('');
      if (text !== words.at(-1)) words.push(text);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { words });
  });

const recorded = (visitor: Visitor) =>
  visitor.tab.run((): string[] => Reflect.get(window, 'words'));

test('headline and counters run, and the switch stops them', async ({ visitor }) => {
  await visitor.open('/');
  await record(visitor);
  await eventually(async () => {
    const words = await recorded(visitor);
    expect(words).toEqual(expect.arrayContaining(['Web', 'Web Dev', 'Web Development']));
  });
  await eventually(async () => expect(await visitor.texts(figures)).toEqual(ends));

  await visitor.click(pause);
  await eventually(async () => expect((await recorded(visitor)).at(-1)).toBe('Web Designe'));
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
