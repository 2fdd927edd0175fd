import { appendFile, cp, mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../packages/vitrine/cli/child-process.mjs';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { builds } from '../builds.ts';
import { startMockServer } from '../helpers/mock-server.ts';
import { startSiteServer } from '../helpers/site-server.ts';
import { watchConsole } from '../helpers/watch-console.ts';

const website = '01234567-89ab-cdef-0123-456789abcdef';

/** Reports a visit in the same way as the analytics script of Umami. */
const script = `
const { hostUrl, websiteId } = document.currentScript.dataset;
fetch(hostUrl + '/api/send', { method: 'POST', body: websiteId });
`;

test('a visit is counted by the instance in site.yaml, and nobody else', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await using around = await mkdtempDisposable(join(tmpdir(), 'vitrine-analytics-'));
  const [content, outDir] = [join(around.path, 'content'), join(around.path, 'dist')];
  const instance = await startMockServer([
    {
      status: 200,
      type: 'text/javascript',
      body: script,
      headers: { 'Access-Control-Allow-Origin': '*' },
    },
  ]);
  const { origin } = new URL(instance.address);
  await cp(join(ROOT, builds.minimal.content), content, { recursive: true });
  await appendFile(
    join(content, 'site.yaml'),
    `\nanalytics: { provider: umami, id: ${website}, address: '${origin}' }\n`,
  );
  const env = { ...process.env, CONTENT: content, OUT_DIR: outDir, BASE: '' };
  expect(
    await run(process.execPath, [join(ROOT, 'packages/vitrine/cli/main.ts'), 'build'], { env }),
  ).toBe(0);
  const site = await startSiteServer({ outDir, base: '' });
  try {
    const said = watchConsole(page);
    await page.goto(site.url);
    await expect.poll(() => instance.seen.length).toBe(2);
    expect(instance.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /script.js',
      'POST /api/send',
    ]);
    expect(said).toEqual([`request: ${origin}/script.js`, `request: ${origin}/api/send`]);
    expect(await readFile(join(outDir, '404.html'), 'utf8')).not.toContain(origin);
  } finally {
    await site.stop();
    await instance.close();
  }
});
