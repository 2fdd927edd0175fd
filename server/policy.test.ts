import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../tests/helpers/site-fixture.ts';
import { createApp } from './app.ts';
import { BARE_POLICY, POLICY_FILE, sitePolicy } from './policy.ts';

let site: SiteFixture;
afterEach(() => site?.remove());

test('everything is forbidden but what the site itself holds', () => {
  expect(sitePolicy({ scripts: ['sha256-a=', 'sha256-b='], styles: ['sha256-c='] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' " +
      "'sha256-c='; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
});

test('messages may go where the form goes', () => {
  const policy = sitePolicy({ scripts: [], styles: [], formTarget: 'https://formspree.io' });
  expect(policy).toContain("connect-src 'self' https://formspree.io;");
  expect(policy).toContain("form-action 'self' https://formspree.io;");
  const mail = sitePolicy({ scripts: [], styles: [], formTarget: 'mailto:' });
  expect(mail).toContain("connect-src 'self';");
  expect(mail).toContain("form-action 'self' mailto:;");
});

test('the server sends the policy of the build, and the new one after the next build', async () => {
  site = await createSiteFixture();
  const app = createApp({ folder: site.folder, base: '' });
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('Content-Security-Policy');

  expect(await policyOf('/about')).toBe(BARE_POLICY);
  await site.write(POLICY_FILE, "default-src 'none'; script-src 'sha256-first='\n");
  for (const path of ['/', '/about/', '/nothing', '/healthz', '/digits.txt', '/_astro/gone.css']) {
    expect(await policyOf(path), path).toBe("default-src 'none'; script-src 'sha256-first='");
  }
  await site.write(POLICY_FILE, "default-src 'none'; script-src 'sha256-second='");
  await utimes(join(site.folder, POLICY_FILE), new Date(), new Date());
  expect(await policyOf('/about')).toContain('sha256-second=');
});
