// Serves links for testimonials by nginx and Caddy, which pass them to Vitrine's server.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeDeployConfig } from '../../packages/vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import {
  formOf,
  KEY,
  linkPath,
  REQUEST,
  TESTIMONIAL_PAGE,
  TESTIMONIAL_SITE,
} from '../helpers/testimonial-fixture.ts';
import { writeFiles } from '../helpers/write-files.ts';
import { installationErrors, startCaddy, startNginx } from '../security/start-web-servers.ts';

const servers = [
  ['nginx', startNginx, installationErrors.nginx],
  ['Caddy', startCaddy, installationErrors.caddy],
] as const;

const languages = { '': ['de'], de: [] };

test.each(servers.filter(([, , lacks]) => lacks === undefined))(
  '%s passes links for testimonials to the server, with their headers',
  async (_name, start) => {
    const around = await temporaryFolder();
    const folder = join(around, 'site');
    for (const [language, further] of Object.entries(languages)) {
      const settings = {
        ...JSON.parse(TESTIMONIAL_SITE['contact/settings.json']),
        languages: further,
      };
      await writeFiles(join(folder, language), {
        'index.html': '<!doctype html><title>Home</title>',
        '404.html': '<!doctype html>No such page',
        'contact/index.html': CONTACT_PAGE.replace('<form ', '<form action="/shop/api/contact" '),
        'contact/settings.json': JSON.stringify(settings),
        'testimonial/index.html': TESTIMONIAL_PAGE,
        'testimonial/sent/index.html': '<!doctype html>Thank you',
      });
    }
    writeDeployConfig(folder, '/shop');
    const own = new ServerProcess({
      OUT_DIR: folder,
      DATA_DIR: join(around, 'data'),
      BASE: '/shop',
      TRUST_PROXY: '1',
      SIGNING_KEY: KEY,
    });
    onTestFinished(() => own.kill());
    await own.start();
    const messages = new URL(own.url).host;
    const { origin, stop } = await start({ folder, base: '/shop', messages });
    onTestFinished(stop);

    for (const language of ['', 'de']) {
      const url = `${origin}/shop${linkPath(Date.now(), { language }, { base: '/shop' })}`;
      const shown = await fetch(url);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(shown.headers.get('Cache-Control')).toBe('no-store');
      expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await shown.text()).toContain('A &quot;new&quot; &lt;shop&gt;');
      for (const added of ['/', '/?utm_source=mail', '.', '%3E', ')'])
        expect((await fetch(url + added)).status, added).toBe(200);
      const folder = url.slice(0, url.lastIndexOf('/'));
      expect((await fetch(`${folder}/sent/`)).url).toBe(`${folder}/sent`);
      const large = await fetch(url, {
        method: 'POST',
        body: formOf({}, Buffer.alloc(60_000_000)),
      });
      expect(large.status).toBe(422);
      expect(await large.text()).toContain(REQUEST.texts.errors.imageTooLarge);
      const sent = await fetch(url, { method: 'POST', body: formOf(), redirect: 'manual' });
      const thanks = `/shop${language && `/${language}`}/testimonial/sent`;
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, thanks]);
      expect(await (await fetch(origin + thanks)).text()).toContain('Thank you');
      const again = await fetch(url);
      expect([again.status, again.headers.get('Referrer-Policy')]).toEqual([410, 'no-referrer']);
      const changed = await fetch(`${url}x`);
      expect(changed.status).toBe(404);
      expect(await changed.text()).toContain(REQUEST.texts.link.changed);
    }
    expect(own.lines.join()).not.toContain('/testimonial/');
  },
);
