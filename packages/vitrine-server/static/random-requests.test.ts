import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listen } from 'vitrine/command';
import { createContactFixture } from '../../../tests/helpers/contact-fixture.ts';
import { cases, seed } from '../../../tests/helpers/random-cases.ts';
import { sendRandomRequests } from '../../../tests/helpers/random-requests.ts';
import { createSiteFixture } from '../../../tests/helpers/site-fixture.ts';
import type { Log } from '../log.ts';
import { ResponseCache } from './response-cache.ts';
import { createNodeApp } from './static-files.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());

test.each(['', '/shop'])(
  `random request lines harm nothing, BASE=%s, SEED=${seed}`,
  async (base) => {
    const fixture = await createContactFixture({ base });
    onTestFinished(fixture.remove);
    const errors: string[] = [];
    const log: Log = (level, event, details) =>
      errors.push(JSON.stringify({ level, event, ...details }));
    const root = { folder: site.folder, base };
    const { endpoint } = fixture.contact;
    const app = createNodeApp(root, { contact: endpoint, log });
    const cache = new ResponseCache({ site: root, app, contact: endpoint });
    const server = await listen(app, '127.0.0.1', 0, {
      cache,
      report: (error) => errors.push(String(error)),
    });
    onTestFinished(server.stop);
    // Vitest fails too where a promise is rejected that nothing handles.
    const { failed, statuses } = await sendRandomRequests(server.port, {
      count: cases(800),
      seed,
      base,
    });
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining(['200', '301', '400', '404', '405']),
    );
    const address = `http://127.0.0.1:${server.port}${base}`;
    expect((await fetch(address)).status).toBe(200);
  },
);
