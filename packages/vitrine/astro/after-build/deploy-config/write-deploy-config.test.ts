import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../../tests/helpers/temporary-folder.ts';
import { contentSecurityPolicy, cspFile } from '../../../http/content-security-policy.ts';
import { subresourceCsp } from '../../../http/headers.ts';
import { readPageParts } from './page-parts.ts';
import { writeDeployConfig } from './write-deploy-config.ts';

let folder: string;

const HEAD = '<!doctype html><html><head><meta charset="utf-8">';
const HOME = `${HEAD}<script>a()</script><style>b{}</style>`;

const written = (name: string) => readFile(join(folder, name), 'utf8');

test('every host gets the same headers, with the hashes of all pages', async () => {
  const form = '<form id="contact-form" action="https://formspree.io/f/xyzabcde" method="post">';
  const counter = '<script defer src="https://plausible.io/js/script.js" data-domain="a.example">';
  folder = await temporaryFolder({
    'index.html': `${HOME}${counter}</script>`,
    'contact/index.html': `${HOME}<style>c{}</style>${form}`,
  });
  expect(writeDeployConfig(folder, '')).toEqual([]);
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(await written('_headers')) ?? [];
  const { scripts, styles } = readPageParts(`${HOME}<style>c{}</style>`);
  for (const hash of [...scripts, ...styles]) expect(policy).toContain(`'${hash}'`);
  // Vitrine's server sends each page with a policy of its own.
  const parts = readPageParts(`${HOME}${counter}</script>`);
  expect(await written(cspFile('index.html'))).toBe(contentSecurityPolicy(parts));
  expect(await written(cspFile('contact/index.html'))).toContain('https://formspree.io');
  expect(policy).toContain("form-action 'self' https://formspree.io;");
  expect(policy).toContain("' https://plausible.io;style-src");
  expect(policy).toContain("connect-src 'self' https://formspree.io https://plausible.io;");

  expect(await written('_headers')).toContain(
    '\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(await written('_headers')).toContain(
    `\n/*.svg\n  Content-Security-Policy: ${subresourceCsp.value}\n`,
  );
  expect(await written('.nojekyll')).toBe('');
  expect(await written('.hosts/nginx.conf')).toContain(`"${policy}"`);
  expect(await written('.hosts/Caddyfile')).toContain(`"${policy}"`);
  expect(await written('.hosts/vercel.json')).toContain(`"${policy}"`);
  // Messages go to Formspree, so nginx and Caddy pass no request to Vitrine's server.
  expect(await written('.hosts/nginx.conf')).not.toContain('proxy_pass');
  expect(await written('.hosts/Caddyfile')).not.toContain('reverse_proxy');
});

test('below a sub-path, every rule names it, whatever an earlier build wrote', async () => {
  folder = await temporaryFolder({
    'index.html': `${HOME}<form id="contact-form" action="/shop/api/contact">`,
  });
  writeDeployConfig(folder, '');
  writeDeployConfig(folder, '/shop');
  expect(await written('_headers')).toContain('\n/shop/_astro/*\n');
  expect(await written('.hosts/nginx.conf')).toContain('location = /shop/api/contact {');
  // By this header, the server limits each visitor, not all together.
  expect(await written('.hosts/nginx.conf')).toContain(
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  );
  expect(await written('.hosts/Caddyfile')).toContain('reverse_proxy /shop/api/contact ');
});

test('an unknown address in a further language is answered as not found', async () => {
  folder = await temporaryFolder({
    'index.html': HOME,
    'de/index.html': HOME,
    'de/404.html': HOME,
    'pt-br/404.html': HOME,
    'writing/404.html': HOME,
  });
  writeDeployConfig(folder, '/shop');
  expect(await written('_redirects')).toContain('\n/shop/de/* /shop/de/404.html 404\n');
  expect(await written('_redirects')).toContain('\n/shop/pt-br/* /shop/pt-br/404.html 404\n');
  expect(await written('_redirects')).not.toContain('writing');
  expect(await written('.hosts/Caddyfile')).toContain('(?:|de/|pt-br/)404');
  expect(JSON.parse(await written('.hosts/vercel.json')).routes).toContainEqual({
    src: '^/shop((?:/(?:de|pt-br))?)(?:/.*)?$',
    dest: '/shop$1/404.html',
    status: 404,
  });
});

test('private pages have one rule on every host, which names none of them', async () => {
  const pages = { 'index.html': HOME, 'p/uSmgDfebDI03cxM3-EC04Q/index.html': HOME };
  folder = await temporaryFolder(pages);
  writeDeployConfig(folder, '/shop');
  expect(await written('_headers')).toContain(
    '\n/shop/p/*\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n',
  );
  expect(await written('.hosts/cloudflare-headers')).toContain(
    '\n/shop/p/*\n  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n',
  );
  expect(JSON.parse(await written('.hosts/vercel.json')).routes).toContainEqual({
    src: '^/shop/p/',
    headers: { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
    continue: true,
  });
  const nginx = await written('.hosts/nginx.conf');
  expect(nginx).toContain(
    'if ($request_uri ~ "^/shop/p/") {\n  set $referrer_policy "no-referrer";\n  set $x_robots_tag "noindex";\n}',
  );
  expect(nginx.match(/add_header Referrer-Policy.*/g)).toEqual([
    'add_header Referrer-Policy $referrer_policy always;',
  ]);
  expect(await written('.hosts/Caddyfile')).toContain(
    '@private path /shop/p/*\n@public not path /shop/p/*\nheader @private {\n  Referrer-Policy "no-referrer"\n  X-Robots-Tag "noindex"\n}',
  );
  const files = ['_headers', 'nginx.conf', 'Caddyfile', 'vercel.json', 'cloudflare-headers'];
  const rules = files.map((name) => written(name.startsWith('_') ? name : `.hosts/${name}`));
  expect((await Promise.all(rules)).join('')).not.toContain('uSmg');
});

test('a site without private pages has no rule for them', async () => {
  folder = await temporaryFolder({ 'index.html': HOME, 'about/index.html': HOME });
  writeDeployConfig(folder, '');
  const files = ['_headers', '.hosts/nginx.conf', '.hosts/Caddyfile', '.hosts/vercel.json'];
  const rules = await Promise.all(files.map(written));
  expect(rules.join('')).not.toMatch(/noindex|no-referrer|\/p\//);
});

test('reports parts that a host or a browser refuses', async () => {
  const styles = Array.from({ length: 40 }, (_, n) => `<style>p{order:${n}}</style>`).join('');
  folder = await temporaryFolder({ 'index.html': `${HOME}${styles}<p style="color:red">` });
  const warnings = writeDeployConfig(folder, '');
  expect(warnings).toEqual([
    'index.html has an attribute style="…", which the Content-Security-Policy blocks: see https://github.com/OWNER/vitrine/blob/main/docs/security.md.',
    expect.stringMatching(
      /^A line of _headers has 2\d{3} characters\. Cloudflare Pages ignores lines over 2000/,
    ),
  ]);
});

test('a page carries its own policy where the host sends none', async () => {
  folder = await temporaryFolder({ 'index.html': HOME, 'about/index.html': HEAD });
  writeDeployConfig(folder, '', { policyInPage: true });
  const page = await written('index.html');
  const [script] = readPageParts(HOME).scripts;
  expect(page).toContain(
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" ' +
      `content="default-src 'none';script-src 'self' '${script}';style-src `,
  );
  expect(page).not.toContain('frame-ancestors');
  expect(await written('about/index.html')).not.toContain('sha256');

  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  expect(() => writeDeployConfig(folder, '', { policyInPage: true })).toThrow(
    'no <meta charset="utf-8">',
  );
});
