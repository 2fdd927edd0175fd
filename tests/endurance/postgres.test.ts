// Postgres, as Debian's packages bring it, in a server of its own.
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../server/store/open-database.ts';
import { PostgresServer } from '../helpers/postgres.ts';
import { storeContract } from '../helpers/store-contract.ts';

let server: PostgresServer;
let databases = 0;
beforeAll(async () => {
  server = await PostgresServer.create();
});
afterAll(() => server?.remove());

storeContract('Postgres', async () => {
  databases += 1;
  const url = await server.database(`store${databases}`);
  return () => openDatabase({ DATABASE_URL: url }, '');
});
