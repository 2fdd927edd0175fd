// Takes screenshots with a light and a dark colour scheme: `npm run screenshots` writes those of the pages in dist/
// into screenshots/, `npm run screenshots -- --looks` those of Home in every look, for docs/looks.md and the editor, and
// `npm run screenshots -- --examples` those of Home of every example, for README.md and the showcase. Names choose some.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { people } from '../packages/create-vitrine/examples.mjs';
import { openBrowser } from '../packages/vitrine/cli/browser/open-browser.ts';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { run } from '../packages/vitrine/cli/child-process.mjs';
import { readBuiltSettings } from '../packages/vitrine/cli/site-build/fingerprint.ts';
import { ROOT, requireBuilt } from '../packages/vitrine/settings/site-paths.ts';
import { lookNames } from '../packages/vitrine/styles/looks.ts';
import { createNodeApp } from '../packages/vitrine-server/static/static-files.ts';
import { writeContentInLook } from '../tests/helpers/content-in-look.ts';
import { serve } from '../tests/helpers/serve.ts';

/** The two lights of screenshots: the colour scheme of the system, and a matching time of day. */
const lights = [
  { light: 'day', colorScheme: 'light', time: '2026-06-15T10:00:00' },
  { light: 'night', colorScheme: 'dark', time: '2026-06-15T22:30:00' },
] as const;

/** The viewports of the screenshots in docs/pictures/, by device. */
const devices = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};

/** One path for every kind of page. The last path does not exist and shows the not-found page. */
const pages = [
  ...['/', '/about', '/service', '/service/website-development', '/project', '/project/2'],
  ...['/details/123', '/contact', '/nowhere'],
];
const widths = [390, 768, 1280, 1920];

/** Opens a page in the light and in the dark colour scheme, and takes a screenshot of each. */
async function capture(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  take: (tab: Page, light: string) => Promise<unknown>,
): Promise<void> {
  for (const { light, colorScheme, time } of lights) {
    await using tab = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await tab.clock.setFixedTime(time);
    await open(tab, url);
    await take(tab, light);
  }
}

/** A site of which the top of Home is shown. */
interface Site {
  /** Beginning of the names of its screenshots. */
  name: string;
  /** Folder of the screenshots in docs/pictures/. */
  pictures: 'looks' | 'examples';
  settings: NodeJS.ProcessEnv;
  /** A further, smaller copy of the screenshot on a desk by day. */
  thumbnail?: string;
  /** Whether there are screenshots on a phone. */
  hasPhone: boolean;
}

/** Builds a site, and takes screenshots of the top of its Home. */
async function takeHome({ name, pictures, settings, thumbnail, hasPhone }: Site): Promise<void> {
  const folder = join(ROOT, '.cache', pictures, name);
  const env = { ...process.env, ...settings, OUT_DIR: folder };
  const build = [join(ROOT, 'packages/vitrine/cli/main.ts'), 'build'];
  const code = await run(process.execPath, build, { cwd: ROOT, env });
  if (code !== 0) throw new Error(`The build of ${name} ended with the exit code ${code}.`);
  await using served = await serve(createNodeApp({ folder, base: '' }));
  await using browser = await openBrowser();
  for (const [device, viewport] of Object.entries(devices)) {
    if (device === 'phone' && !hasPhone) continue;
    await capture(browser, served.address, viewport, async (tab, light) => {
      await showSecondWord(tab);
      const picture = sharp(await tab.screenshot({ animations: 'disabled' })).webp({ quality: 72 });
      const path = join(ROOT, 'docs/pictures', pictures, `${name}-${device}-${light}.webp`);
      await (device === 'phone' ? picture.resize({ width: viewport.width / 2 }) : picture).toFile(
        path,
      );
      if (thumbnail && device === 'desk' && light === 'day')
        await picture
          .clone()
          .resize({ width: viewport.width / 2 })
          .toFile(thumbnail);
    });
  }
}

/** Shows the second word of the typed headline, because the first one of the sample has a typing error. */
async function showSecondWord(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    for (const typed of document.querySelectorAll<HTMLElement>('[data-typing]')) {
      const { words } = JSON.parse(typed.dataset.typing ?? '');
      const word = typed.querySelector('[data-typed]');
      if (word) word.textContent = words[1] ?? words[0];
    }
  });
}

/** Takes screenshots of every kind of page of the built site, in every width. */
async function takePages(): Promise<void> {
  const { OUT_DIR, BASE: base } = await readBuiltSettings();
  const folder = resolve(ROOT, OUT_DIR);
  requireBuilt(folder);
  await using served = await serve(createNodeApp({ folder, base }));
  await using browser = await openBrowser();
  for (const page of pages) {
    const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
    for (const width of widths) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      await capture(browser, served.address + base + page, viewport, (tab, light) => {
        const path = join(ROOT, 'screenshots', `${name}-${width}-${light}.png`);
        return tab.screenshot({ path, fullPage: true, animations: 'disabled' });
      });
    }
    console.log(`${page}: ${widths.length * lights.length} screenshots`);
  }
}

const { values, positionals } = parseArgs({
  options: { looks: { type: 'boolean' }, examples: { type: 'boolean' } },
  allowPositionals: true,
});
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);
if (values.looks) {
  for (const look of lookNames.filter(isChosen)) {
    for (const content of ['sample', 'ordinary', 'text'] as const) {
      const isSample = content === 'sample';
      const folder = isSample ? 'examples/sample/content' : `.cache/looks/content-${content}`;
      if (!isSample) await writeContentInLook(join(ROOT, folder), content, look);
      await takeHome({
        name: `${look}-${content}`,
        pictures: 'looks',
        settings: { LOOK: look, CONTENT: folder },
        hasPhone: isSample,
        ...(isSample && {
          thumbnail: join(ROOT, 'packages/vitrine-editor/looks', `${look}.webp`),
        }),
      });
    }
  }
} else if (values.examples) {
  for (const name of [...people.keys()].filter(isChosen)) {
    const settings = { CONTENT: `examples/${name}/content` };
    await takeHome({ name, pictures: 'examples', settings, hasPhone: false });
  }
} else await takePages();
