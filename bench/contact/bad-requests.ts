import fc from 'fast-check';
import { badRequest } from '../../server/contact/bad-requests.ts';
import { ServerProcess } from '../../tests/helpers/server-process.ts';
import type { Figure } from './table.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;

/** After so many requests the server has settled: what it needs once is there. */
const WARM = 4000;

/** From so many networks they come, so that no limit stops them. */
const NETWORKS = 1000;

/** How much more memory the server may hold at the end than after warming up, in MB. */
const MOST_GROWTH = 16;

/** Keeps V8 from putting off its work, so that waste is not taken for growth. */
const SMALL_HEAP = '--max-old-space-size=64 --max-semi-space-size=4';

/**
 * 10,000 generated bad requests: none makes the server fail, and its memory stays flat.
 *
 * @param folder Built site.
 * @param dataDir An empty folder.
 */
export async function benchBadRequests(folder: string, dataDir: string): Promise<Figure[]> {
  const server = new ServerProcess({
    OUT_DIR: folder,
    DATA_DIR: dataDir,
    BASE: '',
    TRUST_PROXY: '1',
    NODE_OPTIONS: SMALL_HEAP,
  });
  await server.start();
  const requests = fc.sample(badRequest, { numRuns: REQUESTS, seed: 5 });
  const statuses = new Map<number | 'cut off', number>();
  let number = 0;
  let warm = 0;
  const client = async () => {
    for (let init = requests.pop(); init !== undefined; init = requests.pop()) {
      number += 1;
      if (number === WARM) warm = await server.memory();
      const network = number % NETWORKS;
      const address = `10.1.${network >> 8}.${network & 255}`;
      const status = await post(server.port, init, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const memory = await server.memory();
  await server.stop();

  const failed = [...statuses].reduce(
    (sum, [status, count]) => sum + (typeof status === 'number' && status >= 500 ? count : 0),
    0,
  );
  const list = [...statuses].sort(([a], [b]) => String(a).localeCompare(String(b)));
  return [
    { name: 'bad requests', value: number, wanted: `${REQUESTS}`, ok: number === REQUESTS },
    {
      name: 'answers by status',
      value: list.map(([status, count]) => `${status}: ${count}`).join(', '),
    },
    { name: 'answers from 500 on', value: failed, wanted: '0', ok: failed === 0 },
    { name: `MB held after ${WARM}`, value: warm },
    {
      name: `MB held after ${REQUESTS}`,
      value: memory,
      wanted: `at most ${MOST_GROWTH} more`,
      ok: memory - warm <= MOST_GROWTH,
    },
  ];
}

async function post(
  port: number,
  {
    method,
    headers,
    body,
  }: { method: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> },
  address: string,
): Promise<number | 'cut off'> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method,
      headers: { ...headers, 'X-Forwarded-For': address },
      body,
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The server answers 413 and closes while the body still comes.
    return 'cut off';
  }
}
