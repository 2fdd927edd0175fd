// Each control can be used from the first paint on, before its script is loaded, and acts only once.
import { expect, type Locator } from '@playwright/test';
import { painted } from '../../packages/vitrine/cli/browser/settle.ts';
import { fillIn } from '../contact/form-fixtures.ts';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';

type Use = (control: Locator) => Promise<void>;
const click: Use = (control) => control.click();
const type: Use = (control) => control.pressSequentially('bobbin');
const choose: Use = (control) => control.press('ArrowDown');
const fillInAndSend: Use = (control) => fillIn(control.page()).then(() => control.click());

/** Controls for which acting twice would show another result. `npm test` runs only the first, at full speed. */
const controls: readonly (readonly [path: string, control: string, Use, effect: string])[] = [
  ['/project', 'search >> role=searchbox', type, 'text="1 of 120 projects"'],
  ['/details/123', 'role=link[name=/^Enlarge/] >> nth=1', click, 'text="Picture 2 of 3"'],
  ['/contact', 'form >> text="Send the message"', fillInAndSend, 'text="Your message was sent"'],
  ['/', 'role=radio[name="Dark"]', click, 'html[data-theme=night]'],
  ['/project', 'search >> select >> nth=0', choose, 'text="47 of 120 projects"'],
  ['/project', 'search >> role=button', click, 'text=/^No projects saved yet/'],
  ['/project', 'role=link[name="Next"]', click, 'text="Page 2 of 10"'],
  ['/details/123', 'role=button[name=/^Save/]', click, '[aria-pressed=true]'],
  ['/details/123', 'role=button[name=/^Share/]', click, 'text="Copy link"'],
  ['/contact', 'form >> text="Send the message"', click, 'role=link[name="Enter your message."]'],
  ['/', 'role=button[name="Next testimonial"]', click, 'text="2 of 6"'],
  ['/', 'role=button[name="Pause animations"]', click, 'html[data-motion=still]'],
  ['/', 'role=button[name="Menu"]', click, '#menu'],
];

/** A slow 3G connection, with the values of the preset in Chromium's developer tools. */
const line = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

test.use({ reducedMotion: 'no-preference' });

// The order of events is that of the held back scripts; a slow processor only makes each step longer.
const cases = [
  ...controls.slice(0, 4).map((control, index) => ({
    control,
    rate: 1,
    tag: index === 0 ? [] : '@all',
  })),
  ...controls.map((control) => ({ control, rate: 6, tag: '@all' })),
];

for (const {
  control: [path, control, use, effect],
  rate,
  tag,
} of cases) {
  const speed = rate === 1 ? '' : ', on a slow phone';
  // Each limit grows with the time that a step takes.
  const limit = { timeout: 15_000 * rate };
  test(`${path}: ${control} leads to ${effect}${speed}`, { tag }, async ({ page, siteServer }) => {
    test.setTimeout(60_000 * rate);
    page.setDefaultTimeout(limit.timeout);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    const stored = (await siteServer.stored()).length;
    // The menu button exists only on small screens.
    await page.setViewportSize({ width: effect === '#menu' ? 390 : 1280, height: 900 });
    const session = await page.context().newCDPSession(page);
    const slowDown = async (rate: number, network: typeof line) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    };
    await slowDown(rate, line);
    const letScriptsCome = await holdBack(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    const entries = await page.evaluate(() => history.length);
    await expect(page.locator(effect).first()).toBeHidden();
    await use(page.locator(control));
    letScriptsCome();
    await expect(page.locator(effect).first()).toBeVisible(limit);

    // Removes the throttling, so that a second effect of the control would come sooner.
    await slowDown(1, { latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    await page.waitForLoadState('networkidle');
    await painted(page);
    await expect(page.locator(effect).first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    expect(posts).toHaveLength(use === fillInAndSend ? 1 : 0);
    expect(await siteServer.stored()).toHaveLength(stored + posts.length);
  });
}
