// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../browser/storage.ts';
import early from './client-interaction.ts';
import { interaction } from './hydrate-islands.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  store('saved', undefined);
});

const PARTS = `
  <button>Save</button><a href="#part" aria-haspopup="dialog"><i>Enlarge</i></a><a href="#other">Other</a>
  <form><input value=""><select><option>a</option><option>b</option></select></form>`;

/** Creates an island, and records the events that its listeners receive after hydration. */
function begin({ value = 'true', loads = true } = {}) {
  document.body.innerHTML = `<astro-island client="interaction" ssr>${PARTS}</astro-island>`;
  const island = document.querySelector<HTMLElement>('astro-island') ?? document.body;
  const heard: string[] = [];
  const hydrate = vi.fn(() => {
    if (!loads) return Promise.resolve();
    island.removeAttribute('ssr');
    for (const type of ['click', 'submit', 'input', 'change']) {
      island.addEventListener(type, ({ target }) => {
        const field = target instanceof HTMLSelectElement ? `=${target.value}` : '';
        heard.push(`${type} ${target instanceof Element ? target.localName : ''}${field}`);
      });
    }
    return Promise.resolve();
  });
  const start = () => interaction(() => Promise.resolve(hydrate), { name: 'Part', value }, island);
  const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
    const found = island.querySelector(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  return { start, find, heard, hydrate, isHydrated: () => hydrate.mock.calls.length > 0 };
}

const settled = () => vi.advanceTimersByTimeAsync(10);
const happen = (target: Element, event: Event) => target.dispatchEvent(event);
const bubbling = (type: string) => new Event(type, { bubbles: true, cancelable: true });
const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

test('an island that asked before this file was there is hydrated, and other directives stay', async () => {
  const { find, isHydrated, hydrate } = begin();
  const load = vi.fn();
  self.Astro = { load };
  early(
    () => Promise.resolve(hydrate),
    { name: 'Part', value: 'true' },
    find('button').parentElement ?? document.body,
  );
  vi.resetModules();
  await import('./hydrate-islands.ts');
  expect(self.Astro.load).toBe(load);
  happen(find('button'), bubbling('pointerover'));
  await settled();
  expect(isHydrated()).toBe(true);
});

test('an island that nobody approaches is never hydrated', async () => {
  const { start, isHydrated } = begin();
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isHydrated()).toBe(false);
});

test.each(['pointerover', 'focusin'])('%s hydrates it', async (type) => {
  const { start, find, isHydrated } = begin();
  start();
  happen(find('button'), bubbling(type));
  await settled();
  expect(isHydrated()).toBe(true);
});

test('what the storage keeps hydrates it at once', async () => {
  store('saved', '[]');
  const { start, isHydrated } = begin({ value: 'draft saved' });
  start();
  await settled();
  expect(isHydrated()).toBe(true);
});

test('what is stored later, in another tab, hydrates it too', async () => {
  const { start, isHydrated } = begin({ value: 'saved' });
  start();
  await settled();
  expect(isHydrated()).toBe(false);
  store('saved', '[]');
  dispatchEvent(new Event('storage'));
  await settled();
  expect(isHydrated()).toBe(true);
});

test.each([
  ['on', []],
  ['off', ['/part-off.js', '/react-off.js']],
])('with the data saver %s, an island prefetches %j', async (saver, expected) => {
  vi.stubGlobal('navigator', { connection: { saveData: saver === 'on' } });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const { start, find } = begin();
  const island = find('button').parentElement;
  island?.setAttribute('component-url', `/part-${saver}.js`);
  island?.setAttribute('renderer-url', `/react-${saver}.js`);
  start();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(expected);
});

test('early events are repeated in order, each once, also those before the island is complete', async () => {
  const { start, find, heard } = begin();
  happen(find('button'), click());
  happen(find('button'), click());
  happen(find('input'), bubbling('input'));
  start();
  find('select').value = 'b';
  happen(find('select'), bubbling('change'));
  find('select').value = 'a';
  const sent = bubbling('submit');
  happen(find('form'), sent);
  expect(sent.defaultPrevented).toBe(true);
  await settled();
  expect(heard).toEqual(['click button', 'input input', 'change select=b', 'submit form']);
  happen(find('button'), click());
  expect(heard.at(-1)).toBe('click button');
});

test('a link is followed at once, unless it opens a dialog without a modifier key', async () => {
  const { start, find, heard } = begin();
  start();
  const held = click();
  happen(find('i'), held);
  const [inNewTab, followed] = [click({ ctrlKey: true }), click()];
  happen(find('i'), inNewTab);
  happen(document.querySelector('[href="#other"]') ?? document.body, followed);
  expect([held, inNewTab, followed].map((event) => event.defaultPrevented)).toEqual([
    true,
    false,
    false,
  ]);
  await settled();
  expect(heard).toEqual(['click a']);
});

test('where the island cannot be loaded, the browser does what it does without JavaScript', async () => {
  const { start, find } = begin({ loads: false });
  start();
  const followed = vi.fn();
  happen(find('i'), click());
  find('a').addEventListener('click', ({ defaultPrevented }) => followed(defaultPrevented));
  await settled();
  expect(followed.mock.calls).toEqual([[false]]);
});
