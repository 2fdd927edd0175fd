import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fromBase64Url, toBase64Url, utf8 } from '../../packages/vitrine/private/encoding.ts';
import { SiteKeys } from '../../packages/vitrine/private/site-keys.ts';
import { invitationKey, type Lock } from '../../packages/vitrine/private/unlock.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { phrasesOf, privateSecrets } from '../helpers/private-content.ts';
import { isUnexplained, watchConsole } from '../helpers/watch-console.ts';

const { SITE_KEY, PASSPHRASE_TIDE: tide, PASSPHRASE_MILL: mill } = privateSecrets;
const keys = await SiteKeys.of(fromBase64Url(SITE_KEY) ?? new Uint8Array());
const addressOf = async (id: string) => `/p/${await keys.address('project', id)}/`;
const [tideglass, millwheel] = [await addressOf('tideglass'), await addressOf('millwheel')];
const { title } = phrasesOf('tideglass');
const secret = toBase64Url(await keys.invitationSecret('ida'));

const sentences = {
  empty: /^Enter the passphrase first/,
  wrong: /^This passphrase does not open this page/,
  link: /^This link does not open the page/,
  changed: /^The data of this page was changed/,
  unreachable: /^The data of this page could not be loaded/,
  expired: /^This invitation ended on 28 February 2026/,
};

const status = (page: Page) => page.locator('#lock-status');
const field = (page: Page) => page.getByLabel('Passphrase', { exact: true });

async function tryPassphrase(page: Page, passphrase: string): Promise<void> {
  await field(page).fill(passphrase);
  await page.getByRole('button', { name: 'Open' }).click();
}

/** Expects a sentence, and nothing of the work anywhere on the page. */
async function expectClosed(page: Page, sentence: keyof typeof sentences): Promise<void> {
  await expect(status(page)).toHaveText(sentences[sentence]);
  expect(await page.locator('[data-part="text"]').innerHTML()).toBe('');
  await expect(page.getByRole('button', { name: 'Close and forget' })).toBeHidden();
}

const expectOpen = (page: Page, heading = title ?? '') =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();

/** Changes what the page says in clear text. */
async function changeLock(page: Page, change: (lock: Lock) => Lock | Promise<Lock>) {
  await page.route(`**${tideglass}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const written = /(?<=id="lock"[^>]*>)\{[^<]*\}/.exec(html)?.[0] ?? '';
    const lock = JSON.stringify(await change(JSON.parse(written)));
    await route.fulfill({ response, body: html.replace(written, () => lock) });
  });
}

/** Adds an invitation, whose wrap may have its last day. */
const invited =
  (until = '') =>
  async (lock: Lock) => {
    const raw = await keys.fileKey(`${tideglass.slice(1)}text`);
    const plain = new Uint8Array([...raw, ...utf8(until)]);
    const key = await invitationKey(await keys.invitationSecret('ida'));
    return { ...lock, wraps: [...lock.wraps, toBase64Url(await keys.encrypt(key, plain, 'ida'))] };
  };

/** Answers with other bytes than those of the encrypted text. */
const changeText = (page: Page, change: (bytes: Buffer) => Buffer) =>
  page.route('**/text.bin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.body()) });
  });

const flipped = (at: number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  const index = at < 0 ? bytes.length + at : at;
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  return changed;
};

let said: string[] = [];
test.beforeEach(({ page }) => {
  said = watchConsole(page);
});
test.afterEach(() => {
  expect(said.filter(isUnexplained)).toEqual([]);
});

const wrong = [
  ...[
    'copper otter walks seven slow mile',
    'Copper otter walks seven slow miles',
    'opper otter walks seven slow miles',
  ],
  ...[
    'miles slow seven walks otter copper',
    'copperotterwalkssevenslowmiles',
    'copper  otter walks seven slow miles',
  ],
  ...[
    'copper-otter-walks-seven-slow-miles',
    'copper\u00a0otter walks seven slow miles',
    'сopper otter walks seven slow miles',
  ],
  ...[
    'copper otter walks seven slow miles\u200b',
    'a'.repeat(10_000),
    '🦦🔑',
    'كلمة السر',
    'パスフレーズ',
    '\u0000',
  ],
  // A full-width letter and a long s, which only NFKC makes equal.
  ...['ｃopper otter walks seven slow miles', 'copper otter walks \u017feven slow miles'],
  ...['<img src=x onerror=alert(1)>', '#', 'undefined', 'null', SITE_KEY, mill, `${tide} ${mill}`],
];

for (const nothing of ['', '   ']) {
  test(`the empty passphrase ${JSON.stringify(nothing)} gets a sentence`, async ({ page }) => {
    await page.goto(tideglass);
    await tryPassphrase(page, nothing);
    await expectClosed(page, 'empty');
  });
}

for (const passphrase of wrong) {
  test(`the passphrase ${JSON.stringify(passphrase.slice(0, 60))} opens nothing`, async ({
    page,
  }) => {
    await page.goto(tideglass);
    await tryPassphrase(page, passphrase);
    await expectClosed(page, 'wrong');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(new URL(page.url()).search).toBe('');
  });
}

test('the passphrase opens the page for the tab, by keyboard, until it is forgotten', async ({
  page,
  context,
}) => {
  await page.goto(tideglass);
  await expectAccessible(page);
  // No browser puts it into an address, and none is asked to keep it.
  await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  await expect(field(page)).not.toHaveAttribute('name');
  await field(page).focus();
  await page.keyboard.type(`${tide} `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('type', 'text');
  await field(page).press('Enter');
  await expect(status(page)).toHaveText('Opening …');
  await expectOpen(page);
  await expectAccessible(page);
  for (const phrase of [phrasesOf('tideglass').text, phrasesOf('tideglass').quote])
    await expect(page.getByText(phrase ?? '')).toBeVisible();
  expect(await page.title()).not.toContain(title);
  await page.reload();
  await expectOpen(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other)).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Close and forget' }).press('Enter');
  await expect(field(page)).toBeVisible();
  await expect(page.getByText(title ?? '')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

for (const form of ['NFC', 'NFD'] as const) {
  test(`a passphrase in ${form} opens the page`, async ({ page }) => {
    await page.goto(millwheel);
    await tryPassphrase(page, mill.normalize(form));
    await expectOpen(page, phrasesOf('millwheel').title);
  });
}

const damages: [name: string, change: (bytes: Buffer) => Buffer][] = [
  ['a changed nonce', flipped(0)],
  ['a changed letter', flipped(40)],
  ['a changed tag', flipped(-1)],
  ['a missing end', (bytes) => bytes.subarray(0, -20)],
  ['an empty file', () => Buffer.alloc(0)],
  ['another file', () => Buffer.from('<!doctype html><title>Sign in</title>')],
];
for (const [name, change] of damages) {
  test(`${name} opens nothing`, async ({ page }) => {
    await changeText(page, change);
    await page.goto(tideglass);
    await tryPassphrase(page, tide);
    await expectClosed(page, 'changed');
  });
}

for (const answer of [404, 500, 'none'] as const) {
  test(`the answer ${answer} opens nothing, and a second try opens the page`, async ({ page }) => {
    await page.route('**/text.bin', (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: answer }),
    );
    await page.goto(tideglass);
    await tryPassphrase(page, tide);
    await expectClosed(page, 'unreachable');
    await page.unroute('**/text.bin');
    await tryPassphrase(page, tide);
    await expectOpen(page);
  });
}

test('the text of another page opens nothing', async ({ page }) => {
  await page.route('**/text.bin', async (route) => {
    const url = route.request().url().replace(tideglass, millwheel);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(tideglass);
  await tryPassphrase(page, tide);
  await expectClosed(page, 'changed');
});

for (const kept of [
  toBase64Url(await keys.fileKey(`${millwheel.slice(1)}text`)),
  '?',
  '',
  `#${'A'.repeat(22)}`,
]) {
  test(`the kept key ${JSON.stringify(kept)} opens nothing`, async ({ page }) => {
    await page.goto(tideglass);
    await page.evaluate(
      ([name = '', key = '']) => sessionStorage.setItem(name, key),
      [`vitrine:open:${tideglass.slice(3, -1)}`, kept],
    );
    await page.reload();
    await expect(field(page)).toBeVisible();
    if (kept.startsWith('#')) await expectClosed(page, 'link');
    else await expect(status(page)).toBeEmpty();
    expect(await page.locator('[data-part="text"]').innerHTML()).toBe('');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}

const changedLocks: [name: string, change: (lock: Lock) => Lock][] = [
  ['a changed salt', (lock) => ({ ...lock, salt: 'AAAAAAAAAAAAAAAAAAAAAA' })],
  ['no wrap', (lock) => ({ ...lock, wraps: [] })],
  [
    'a changed wrap',
    ({ salt, wraps }) => ({ salt, wraps: wraps.map((one) => `A${one.slice(1)}`) }),
  ],
  ['a wrap of other letters', (lock) => ({ ...lock, wraps: ['?', ''] })],
];
for (const [name, change] of changedLocks) {
  test(`${name} opens nothing`, async ({ page }) => {
    await changeLock(page, change);
    await page.goto(tideglass);
    await tryPassphrase(page, tide);
    await expectClosed(page, 'wrong');
  });
}

test('the link of an invitation opens the page, also when it is pasted', async ({ page }) => {
  await changeLock(page, invited('2999-01-01'));
  await page.goto(`${tideglass}#${secret}`);
  await expectOpen(page);
  await page.getByRole('button', { name: 'Close and forget' }).click();
  await expect(field(page)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await tryPassphrase(page, `https://studio.example${tideglass}#${secret}`);
  await expectOpen(page);
});

for (const sign of ['.', '>', ')', '/', '%3E', '&utm_source=mail']) {
  test(`a link with ${sign} behind it opens the page, also when it is pasted`, async ({ page }) => {
    await changeLock(page, invited('2999-01-01'));
    await page.goto(`${tideglass}#${secret}${sign}`);
    await expectOpen(page);
    await page.getByRole('button', { name: 'Close and forget' }).click();
    await tryPassphrase(page, `https://studio.example${tideglass}#${secret}${sign}`);
    await expectOpen(page);
  });
}

test('a link that is followed again leaves no secret in the history of the tab', async ({
  page,
}) => {
  await changeLock(page, invited('2999-01-01'));
  await page.goto(`${tideglass}#${secret}`);
  await expectOpen(page);
  await page.evaluate((hash) => location.assign(hash), `#${secret}`);
  await expect.poll(() => page.url()).not.toContain('#');
  await page.goBack();
  await page.getByRole('button', { name: 'Close and forget' }).click();
  await expect(field(page)).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(field(page)).toBeVisible();
});

for (const by of ['passphrase', 'link'] as const) {
  test(`a reload without a connection keeps what the ${by} opened`, async ({ page }) => {
    await changeLock(page, invited('2999-01-01'));
    await page.goto(by === 'link' ? `${tideglass}#${secret}` : tideglass);
    if (by === 'passphrase') await tryPassphrase(page, tide);
    await expectOpen(page);
    await page.route('**/text.bin', (route) => route.abort());
    await page.reload();
    await expectClosed(page, 'unreachable');
    await page.unroute('**/text.bin');
    await page.reload();
    await expectOpen(page);
  });
}

test('a full storage keeps no key, and the page opens', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto(tideglass);
  await tryPassphrase(page, tide);
  await expectOpen(page);
});

for (const fragment of [`${secret.slice(0, -2)}AA`, secret.toLowerCase(), 'A'.repeat(22)]) {
  test(`the changed link #${fragment} opens nothing`, async ({ page }) => {
    await changeLock(page, invited());
    await page.goto(`${tideglass}#${fragment}`);
    await expectClosed(page, 'link');
  });
}

for (const fragment of [secret.slice(1), `${secret}A`, '%23', 'A']) {
  test(`the cut link #${fragment} says so, also where it is pasted`, async ({ page }) => {
    await changeLock(page, invited());
    await page.goto(`${tideglass}#${fragment}`);
    await expectClosed(page, 'link');
    await page.goto(tideglass);
    await expect(field(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
    await tryPassphrase(page, `https://studio.example${tideglass}#${fragment}`);
    await expectClosed(page, 'link');
  });
}

test('a link to a part of the page is no cut link', async ({ page }) => {
  await page.goto(`${tideglass}#content`);
  await expect(field(page)).toBeVisible();
  await expect(status(page)).toBeEmpty();
  await page.evaluate(() => {
    location.hash = 'lock-field';
  });
  await expect(status(page)).toBeEmpty();
});

test('an expired invitation says its last day', async ({ page }) => {
  await changeLock(page, invited('2026-02-28'));
  await page.clock.setFixedTime('2026-03-01T12:00:00');
  await page.goto(`${tideglass}#${secret}`);
  await expectClosed(page, 'expired');
});

test('a withdrawn invitation opens nothing, also where the tab kept it', async ({ page }) => {
  await changeLock(page, invited());
  await page.goto(`${tideglass}#${secret}`);
  await expectOpen(page);
  await page.unroute(`**${tideglass}`);
  await page.reload();
  await expectClosed(page, 'link');
});

test('a picture that was changed or is missing leaves a sentence in its place', async ({
  page,
}) => {
  await page.route(/\/[\w-]{22}\.bin$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: flipped(99)(await response.body()) });
  });
  await page.goto(tideglass);
  await tryPassphrase(page, tide);
  await expectOpen(page);
  await expect(page.getByText('This picture could not be opened.').first()).toBeVisible();
});

test('pictures are drawn in one width each when they come near the window', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(tideglass);
  await tryPassphrase(page, tide);
  await expectOpen(page);
  const pictures = page.locator('canvas.private-picture');
  await expect(pictures.first()).toHaveAttribute('data-drawn');
  await expect(pictures.first()).toHaveRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-drawn');
    const colours = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, 50, 50).data ?? [];
      return new Set(pixels).size;
    });
    expect(colours).toBeGreaterThan(50);
    const grows = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const { clientWidth: before } = canvas;
      canvas.width *= 2;
      canvas.height *= 2;
      return canvas.clientWidth - before;
    });
    expect(grows, 'pixels by which more pixels of a file make a picture wider').toBe(0);
  }
  const files = requested.filter((url) => /\/[\w-]{22}\.bin$/.test(url));
  expect(files).toHaveLength(await pictures.count());
});

test('the pictures near the first screen weigh at most 1.5 MB, also on a large dense screen', async ({
  browser,
  siteServer,
}) => {
  const page = await browser.newPage({
    viewport: { width: 1920, height: 1080 },
    deviceScaleFactor: 2,
  });
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/[\w-]{22}\.bin$/.test(response.url()))
      weights.push(response.body().then(({ length }) => length));
  });
  await page.goto(siteServer.url + tideglass);
  await tryPassphrase(page, tide);
  await expectOpen(page);
  const missing = page.locator('canvas.private-picture:not([data-drawn])');
  const near = () =>
    missing.evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight + 800).length,
    );
  await expect.poll(near).toBe(0);
  const all = await Promise.all(weights);
  expect(all.length).toBeGreaterThan(0);
  expect(all.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(1_500_000);
  await page.close();
});

test('a copy on the disk and plain http show a sentence, and no form', async ({
  page,
  siteServer,
}, { outputDir }) => {
  const html = await (await fetch(siteServer.url + tideglass)).text();
  const copy = `${outputDir}.html`;
  await writeFile(copy, html);
  const expectNoForm = async (sentence: string) => {
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field(page)).toBeHidden();
    expect(await page.locator('[data-part="text"]').innerHTML()).toBe('');
  };
  for (const address of [`file://${copy}`, `file://${copy}#${secret}`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expectNoForm('This is a saved copy.');
  }
  await page.route('http://studio.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: siteServer.url + pathname }) });
  });
  for (const fragment of ['', `#${secret}`]) {
    await page.goto('about:blank');
    await page.goto(`http://studio.example${tideglass}${fragment}`);
    await expectNoForm('Browsers decrypt pages only over HTTPS.');
  }
  // What browsers say about the scripts that are not beside a copy, and about headers of plain http.
  said = said.filter((line) => !/file:|^request|Cross-Origin-Opener-Policy/.test(line));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence says how to ask', async ({ page }) => {
    await page.goto(tideglass);
    await expect(page.getByText('This page is encrypted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for access' })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

test('the list of projects shows what is public, and leads to the page', async ({ page }) => {
  await page.goto('/project');
  await expectAccessible(page);
  const section = page.getByRole('heading', { name: 'Under lock and key' }).locator('xpath=..');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('link', { name: 'A shop under agreement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shop under agreement');
});
