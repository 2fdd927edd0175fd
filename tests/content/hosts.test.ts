import { describe, expect, test, vi } from 'vitest';
import { hostNames } from '../../packages/vitrine/content/schemas/host.ts';
import { docsPage } from '../../packages/vitrine/errors/docs-page.ts';
import { edit } from './base.ts';
import { type Changes, errorsIn, load, warningsIn, withFolder } from './check-folder.ts';
import { inOneLine } from './table-tests.ts';

type Form = [host: string | undefined, delivery?: string];

/** The changes that add a host, a contact form and some lines below `delivery` to `base`. */
function withForm(...[host, delivery = '']: Form): Changes {
  const form = 'form: { heading: Write, privacy: Only for an answer. }';
  const named = host === undefined ? '' : `host: ${host}\n`;
  return {
    ...edit('site.yaml', 'brand: Halloran\n', `brand: Halloran\n${named}`),
    ...edit(
      'contact.yaml',
      'availability:',
      `${form}\n${delivery && `delivery: { ${delivery} }\n`}availability:`,
    ),
  };
}

/** The only error or warning of the changed content, in one line; empty without any. */
async function outputOf(ask: (folder: string) => Promise<string>, ...form: Form) {
  const [, problem = ''] = (await withFolder(withForm(...form), ask)).split('\n\n');
  return inOneLine(problem);
}

const errors = (...form: Form) => outputOf(errorsIn, ...form);
const warnings = (...form: Form) => outputOf(warningsIn, ...form);
const providerOn = (host: string | undefined) =>
  withFolder(withForm(host), async (folder) => (await load(folder)).contact?.delivery.provider);

test('without a provider the host decides the way of delivery', async () => {
  const usual = await Promise.all(hostNames.map(async (name) => [name, await providerOn(name)]));
  expect(Object.fromEntries(usual)).toEqual({
    'own-server': 'server',
    cloudflare: 'server',
    'cloudflare-pages': 'mailto',
    netlify: 'netlify',
    vercel: 'server',
    'github-pages': 'mailto',
    static: 'mailto',
  });
  expect(await providerOn(undefined)).toBe('server');
});

describe('a form that the host cannot serve stops the build', () => {
  test.each([
    ['github-pages', 'server', 'formspree, web3forms, endpoint, mailto', 'GitHub Pages'],
    [
      'static',
      'netlify',
      'formspree, web3forms, endpoint, mailto',
      'a host that only serves files',
    ],
    ['vercel', 'netlify', 'server, formspree, web3forms, endpoint, mailto', 'Vercel'],
  ])('%s, %s', async (host, provider, others, title) => {
    expect(await errors(host, `provider: ${provider}`)).toContain(
      `contact.yaml:4 delivery.provider: expected one of: ${others}, because the host of the site is ${title}, found '${provider}'. ${docsPage('contact')} describes each way to receive messages.`,
    );
  });

  test('whatever site.yaml says, where it runs at another host', async () => {
    expect(await errors('netlify', 'provider: netlify')).toBe('');
    vi.stubEnv('VERCEL', '1');
    expect(await errors('netlify', 'provider: netlify')).toContain(
      'the host of the site is Vercel',
    );
    expect(await errors(undefined, 'provider: netlify')).toContain(
      'the host of the site is Vercel',
    );
  });

  test('mailto without an address', async () => {
    const { 'contact.yaml': contact = '', ...site } = withForm('static');
    const changes = { ...site, 'contact.yaml': String(contact).replace(/^email: .*\n/m, '') };
    expect(await withFolder(changes, errorsIn)).toContain(
      'to which the delivery provider mailto sends messages',
    );
  });

  test('settings of a way that the host does not use', async () => {
    expect(await errors('netlify', 'maxLinks: 3')).toContain(
      'expected no maxLinks, because only the provider server uses this field, not netlify, found the number 3',
    );
  });
});

test.each([
  [{ VERCEL: '1' }, 'vercel, because the build runs at Vercel'],
  [{ WORKERS_CI: '1' }, 'cloudflare, because the build runs at Cloudflare Workers'],
  [{ CF_PAGES: '1' }, 'cloudflare-pages, because'],
  [{ GITHUB_ACTIONS: 'true', POLICY_IN_PAGE: 'yes' }, 'github-pages, because'],
  [{ GITHUB_ACTIONS: 'true' }, undefined],
])('%o contradicts another host', async (variables, expected) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const output = await warnings('own-server', 'provider: mailto');
  if (expected === undefined) expect(output).toBe('');
  else expect(output).toContain(`site.yaml:3 host: expected ${expected}`);
});

test('a form that depends on the host asks for it', async () => {
  expect(await warnings(undefined)).toContain(
    'site.yaml:1 host: expected the hosting provider of the site, because the contact form works only at some providers, found',
  );
  expect(await warnings('own-server')).toBe('');
  expect(await warnings(undefined, 'provider: mailto')).toBe('');
  vi.stubEnv('VERCEL', '1');
  expect(await warnings(undefined)).toBe('');
});
