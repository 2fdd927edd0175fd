import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContactFixture } from '../../tests/helpers/contact-fixture.ts';
import { badRequest } from './bad-requests.ts';

// `node bench/contact.ts` sends 10,000 of them to the running server.
const REQUESTS = 300;

test('no request makes the server fail, and every refusal says why', async () => {
  const fixture = await createContactFixture();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(badRequest, async (init) => {
      number += 1;
      const remote = `10.1.${number >> 8}.${number & 255}`;
      const response = await fixture.request('/api/contact', init, remote);
      const body = await response.text();
      expect(response.status).toBeLessThan(500);
      if (response.headers.get('Content-Type')?.startsWith('application/json')) {
        expect(JSON.parse(body)).toMatchObject({ ok: response.status < 300 });
      } else if (response.status >= 400) {
        expect(body).toContain('<h3>');
        expect(body).not.toContain('<script>');
      }
    }),
    { numRuns: REQUESTS },
  );
  for (const line of fixture.lines) expect(line).not.toContain('evil.example');
  await fixture.remove();
}, 60_000);
