import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { policyFile } from '../../platform/http/policy.ts';
import { load, withFolder } from '../../tests/content/report.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { CLOUDFLARE, NODE } from './adapters.ts';
import { contactRoutes, fillServer } from './form-route.ts';

test('with an adapter the form has a route where it sends to this site', async () => {
  await withFolder({}, async (folder) => {
    const { contact: page, ...others } = await load(folder);
    if (page === undefined) throw new Error('The content has no contact page.');
    const contact = { ...page, form: { heading: 'Write to me', privacy: 'Kept here.' } };
    const content = { ...others, contact };
    expect(contactRoutes(content, NODE)).toMatchObject([
      { pattern: '/[...lang]/api/contact', prerender: false },
      { pattern: '/api/deliver', prerender: false },
    ]);
    expect(() => contactRoutes(content, CLOUDFLARE)).toThrow('The form cannot send to this site');
    expect(contactRoutes(content, undefined)).toEqual([]);
    const atNetlify = { ...content, site: { ...content.site, host: 'netlify' } } as const;
    expect(() => contactRoutes(atNetlify, undefined)).toThrow('only with an adapter');
    const delivery = { provider: 'formspree', form: 'xyzabcde' } as const;
    const elsewhere = { ...content, contact: { ...contact, delivery } };
    expect(contactRoutes(elsewhere, CLOUDFLARE)).toEqual([]);
    expect(contactRoutes({ ...others, contact: undefined }, NODE)).toEqual([]);
  });
});

test.each(['"', "'", '`'])('the built server gets the texts of the form, in %s', async (quote) => {
  const texts = {
    'contact/index.html': '<p>"It\'s `$&` \\ here"</p>',
    'de/contact/settings.json': '{}',
    [policyFile('contact/index.html')]: "default-src 'none'",
  };
  const site = await temporaryFolder({ ...texts, 'index.html': '', 'contact/sent/index.html': '' });
  const server = await temporaryFolder({
    'entry.mjs': '',
    'chunks/site.mjs': `export default JSON.parse(${quote}@@VITRINE_CONTACT_TEXTS@@${quote});`,
  });
  fillServer(server, site);
  const built = await import(pathToFileURL(join(server, 'chunks/site.mjs')).href);
  expect(built.default).toEqual(texts);
  expect(() => fillServer(server, site)).toThrow('no place for the texts');
});
