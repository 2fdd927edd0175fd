// Tests the package as owners install it: packed by npm, in a project created with `npm create vitrine`
// that has additional pages and islands. The output of `astro build` is compared with this repository's.
import { execFile } from 'node:child_process';
import { cp, mkdtempDisposable, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import project from '../packages/vitrine/package.json' with { type: 'json' };
import { disableTelemetry, ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { clickTarget, focusedPlace, previewFrame } from './editor/preview-frame.ts';
import { hydrate } from './helpers/hydrate.ts';
import { ServerProcess } from './helpers/server-process.ts';
import { watchConsole } from './helpers/watch-console.ts';
import { writeFiles } from './helpers/write-files.ts';

/** Files that an owner adds to the created project, by their paths. */
const own = {
  'src/Counter.tsx': `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}
`,
  'src/Footer.tsx': `import { Footer as Original } from 'vitrine/components';
export default function Footer(props: Parameters<typeof Original>[0]) {
  return <><p>Member of the guild of sign painters.</p><Original {...props} /></>;
}
`,
  'src/custom.css': 'main h1 { letter-spacing: 0.25em; }\n',
  'src/pages/uses.astro': `---
import { Layout } from 'vitrine/components';
import { Counter } from '../Counter.tsx';

export const page = {
  title: 'Uses',
  description: 'The tools that I work with every day.',
  menu: { label: 'Uses', after: '/about' },
  footer: 'What I use',
};
---

<Layout page={page}>
  <h1>My tools</h1>
  <Counter client:load />
</Layout>
`,
  'src/pages/talk.mdx': `---
title: A talk
description: A talk that I gave in spring.
---
import { Layout } from 'vitrine/components';

<Layout page={frontmatter}>

# A talk in spring

</Layout>
`,
  'src/pages/later.md': `---
title: Later
description: A page that is not written yet.
menu: Later
draft: true
---
Not yet.
`,
  'public/owner.txt': 'proof of ownership\n',
};

const config = (options: string) => `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import vitrine from 'vitrine';

export default defineConfig({ integrations: [vitrine(${options}), mdx()] });
`;

const overrides = `{
  components: { Footer: './src/Footer.tsx' },
  customCss: ['./src/custom.css'],
  thirdParties: { scripts: ['https://stats.example'] },
}`;

async function run(
  folder: string,
  [command = '', ...args]: readonly string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const settings = { NODE_ENV: undefined, CI: 'true', ...variables };
  const env = { ...process.env, ...disableTelemetry, ...settings };
  await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
}

/** Removes the differences that two builds may have: CSP hashes, ids of islands, order of style rules. */
function comparable(text: string): string {
  return text
    .replaceAll(
      /<style>([\s\S]*?)<\/style>/g,
      (_, css: string) => `<style>${[...css].sort().join('')}`,
    )
    .replaceAll(/ (?:uid|prefix)="\w+"/g, '')
    .replaceAll(/sha256-[\w+/=]{44}/g, 'sha256');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

/** The versions of packages that write the scripts, of which an owner may get newer ones. */
async function lockedVersions(): Promise<Record<string, string>> {
  const versions = ['vite', 'rolldown'].map(async (name) => {
    const file = join(ROOT, 'node_modules', name, 'package.json');
    const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** The packages that the project has from the beginning. */
const names = ['vitrine', 'vitrine-server'];

/** The name of a file without the hash of its content. */
const withoutHash = (file: string) => file.replace(/\.[\w-]{8}(?=\.\w)/, '');

for (const [manager, isLocked] of [
  ['npm', false],
  ['pnpm', true],
] as const) {
  const versions = isLocked ? 'our' : 'the newest';
  test(`a project installed by ${manager} with ${versions} versions builds the same site`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await using home = await mkdtempDisposable(join(tmpdir(), 'vitrine-package-'));
    const site = join(home.path, 'my-site');
    const folders = [...names, 'vitrine-editor'].map((name) => `./packages/${name}`);
    await run(ROOT, ['npm', 'pack', '--pack-destination', home.path, ...folders]);
    const packedFile = (name: string) =>
      `file:${join(home.path, `${name}-${project.version}.tgz`)}`;
    const packed = names.map((name) => [name, packedFile(name)]);
    await cp(join(ROOT, 'examples/minimal'), site, { recursive: true });
    const packageFile = join(site, 'package.json');
    const written = JSON.parse(await readFile(packageFile, 'utf8'));
    written.dependencies = {
      ...written.dependencies,
      '@astrojs/check': '0.9.10',
      '@astrojs/mdx': '7.0.8',
      typescript: '6.0.3',
      ...Object.fromEntries(packed),
    };
    if (isLocked)
      written.pnpm = { overrides: { ...(await lockedVersions()), ...Object.fromEntries(packed) } };
    const program = manager === 'npm' ? ['npm'] : ['npx', '--yes', 'pnpm@10.34.8'];
    await writeFiles(site, {
      'package.json': JSON.stringify(written),
      'astro.config.mjs': config(''),
    });
    await run(site, [...program, 'install', '--prefer-offline']);
    const astro = [process.execPath, join(site, 'node_modules/astro/bin/astro.mjs')] as const;
    await run(site, [...astro, 'build']);
    const reference = join(home.path, 'reference');
    const variables = { CONTENT: join(site, 'content'), OUT_DIR: reference };
    await run(ROOT, [process.execPath, 'packages/vitrine/cli/main.ts', 'build'], variables);
    const files = await filesIn(reference);
    const unhashed = isLocked ? String : withoutHash;
    expect((await filesIn(join(site, 'dist'))).map(unhashed).sort()).toEqual(
      files.map(unhashed).sort(),
    );
    for (const file of files.filter((file) => isLocked && !/\.(?:br|gz)$/.test(file))) {
      const [a, b] = await Promise.all(
        [reference, join(site, 'dist')].map((folder) => readFile(join(folder, file), 'latin1')),
      );
      expect(comparable(b ?? ''), file).toBe(comparable(a ?? ''));
    }

    await writeFiles(site, { ...own, 'astro.config.mjs': config(overrides) });
    await run(site, [...astro, 'build']);
    await run(site, [...astro, 'check']);
    const inSite = (...args: string[]) => ({ args, cwd: site });
    const add = manager === 'npm' ? 'install' : 'add';
    const serve = inSite('node_modules/vitrine-server/serve.mjs');
    const server = new ServerProcess({ NODE_ENV: 'production' }, serve);
    await server.start();
    try {
      const said = watchConsole(page);
      await page.goto(`${server.url}/`);
      await page.getByRole('navigation').getByRole('link', { name: 'Uses' }).click();
      await expect(page).toHaveTitle(/^Uses \| /);
      const counter = page.getByRole('button', { name: 'Clicked 0' });
      // A click before `client:load` has hydrated the island would be lost.
      await hydrate(counter);
      await counter.click();
      await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
      const heading = page.getByRole('heading', { name: 'My tools' });
      await expect(heading).toHaveCSS('letter-spacing', /[1-9]/);
      await expect(page.getByText('Member of the guild of sign painters.')).toBeVisible();
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'What I use' });
      await expect(link).toHaveAttribute('aria-current', 'page');
      const response = await page.goto(`${server.url}/talk`);
      expect(await response?.headerValue('Content-Security-Policy')).toContain('stats.example');
      await expect(page.getByRole('heading', { name: 'A talk in spring' })).toBeVisible();
      const text = async (path: string) =>
        await (await page.request.get(`${server.url}/${path}`)).text();
      expect(await text('owner.txt')).toBe('proof of ownership\n');
      const sitemap = await text('sitemap-0.xml');
      for (const path of ['/uses', '/talk']) expect(sitemap).toContain(`${path}</loc>`);
      expect(sitemap).not.toContain('/later');
      expect((await page.request.get(`${server.url}/later`)).status()).toBe(404);
      expect(said).toEqual([]);
      const fields = { name: 'Ida Novak', email: 'ida@novak.example', subject: 'A shop' };
      const form = { ...fields, message: 'I would like a shop for my guild.' };
      const sent = await page.request.post(`${server.url}/api/contact`, { form });
      expect(sent.status()).toBe(200);
    } finally {
      await server.stop();
    }

    // The editor is added afterwards, as the sentence says that names the package.
    const edit = inSite('node_modules/vitrine/cli/main.mjs', 'edit');
    await using editor = new ServerProcess({ BROWSER: 'none', CONTENT: 'content' }, edit);
    await expect(editor.start()).rejects.toThrow(
      `Add the package: ${manager} ${add} --save-exact vitrine-editor@${project.version}`,
    );
    await run(site, [...program, add, '--save-exact', packedFile('vitrine-editor')]);
    await editor.start();
    await page.goto(editor.url);
    const list = page.getByRole('navigation', { name: 'Content' });
    await list.getByRole('link', { name: /^Home/ }).click({ timeout: 30_000 });
    const place = { file: 'home.yaml', field: 'hero.eyebrow' };
    const text = 'Freelance web developer';
    await clickTarget(page, await previewFrame(page, '/'), { ...place, text });
    await expect.poll(() => focusedPlace(page)).toEqual(place);
    await editor.stop();

    // Without the server, the pages are served, and a sentence names the package.
    await rm(join(site, 'node_modules/vitrine-server'), { recursive: true });
    const start = inSite('node_modules/vitrine/cli/main.mjs', 'start');
    await using pages = new ServerProcess({ NODE_ENV: 'production' }, start);
    await pages.start();
    expect((await page.request.get(`${pages.url}/talk`)).status()).toBe(200);
    expect(pages.lines.join('\n')).toContain('needs the package vitrine-server');
  });
}
