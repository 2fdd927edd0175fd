import type { Browser } from '@playwright/test';
import { median } from './median.ts';

/** What a visitor types, one letter after the other, each from an empty field. */
const typed = ['the workshop', 'website', 'react shop', 'chaimoon', 'stoll brand', 'portfolio le'];

/** What typing on the Project page took. */
export interface Keystrokes {
  /** From the first touch until the index answers, in milliseconds. */
  ready: number;
  /** The median time of a keystroke, until the new list is in the document, in milliseconds. */
  median: number;
  /** The slowest keystroke, in milliseconds. */
  slowest: number;
  /** How many keystrokes were measured. */
  count: number;
}

/** Types into the search of a built site in a real browser. @param address Of the Project page. */
export async function measureKeystrokes(browser: Browser, address: string): Promise<Keystrokes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.locator('select:enabled').first().waitFor();
  const began = performance.now();
  await page.getByRole('searchbox').fill('zq');
  await page.getByText('No projects found').waitFor();
  const ready = performance.now() - began;
  const times = await page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const list = document.querySelector('search')?.parentElement;
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!field || !list || !setter) throw new Error('There is no search on this page.');
    const took: number[] = [];
    for (const text of texts) {
      for (let length = 0; length <= text.length; length += 1) {
        setter.call(field, text.slice(0, length));
        const start = performance.now();
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // The list changes while the event is handled; one microtask later it is in the document.
        await Promise.resolve();
        list.getBoundingClientRect();
        if (length > 0) took.push(performance.now() - start);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    }
    return took;
  }, typed);
  await page.close();
  return {
    ready,
    median: median(times),
    slowest: Math.max(...times),
    count: times.length,
  };
}
