// Measures how long a private page takes to open: PBKDF2 alone, and the rest with a processor slowed 4 times (which
// does not slow Web Crypto). It needs the site of the page tests of private work: `node tests/bench/open-private.ts`.
import { join } from 'node:path';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { PASSPHRASE_ROUNDS } from '../../packages/vitrine/private/unlock.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { builds } from '../builds.ts';
import { invited } from '../helpers/invited.ts';
import { median } from './median.ts';
import { serveFolder } from './serve-folder.ts';

await using site = await serveFolder(join(ROOT, builds.private.outDir));
await using browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.addInitScript(() => sessionStorage.clear());
const devtools = await page.context().newCDPSession(page);
const { path, secret } = await invited();
const times: Record<string, number>[] = [];
for (let round = 0; round < 9; round += 1) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(site.address + path);
  const derive = async (iterations: number) => {
    const secret = new Uint8Array(32);
    const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const start = performance.now();
    const method = { name: 'PBKDF2', hash: 'SHA-256', salt: secret, iterations };
    await crypto.subtle.deriveBits(method, base, 256);
    return performance.now() - start;
  };
  const derived = await page.evaluate(derive, PASSPHRASE_ROUNDS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.locator('#lock-field').fill(`#${secret}`);
  const [text = 0, picture = 0] = await page.evaluate(async () => {
    const start = performance.now();
    const until = (selector: string) =>
      new Promise<number>((resolve) => {
        const look = () => document.querySelector(selector) && resolve(performance.now() - start);
        new MutationObserver(look).observe(document, { subtree: true, attributes: true });
      });
    document.querySelector('form')?.requestSubmit();
    return await Promise.all([until('[data-lock="open"]'), until('[data-drawn]')]);
  });
  times.push({
    PBKDF2: derived,
    'PBKDF2 × 8': 8 * derived,
    'text at × 4': text,
    'first picture at × 4': picture,
  });
}
for (const name of Object.keys(times[0] ?? {}))
  console.log(`${name}: ${median(times.map((one) => one[name] ?? Number.NaN)).toFixed(0)} ms`);
