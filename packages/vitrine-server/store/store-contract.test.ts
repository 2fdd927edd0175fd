import { join } from 'node:path';
import { startLibsqlServer } from '../../../tests/helpers/libsql-server.ts';
import { storeContract } from '../../../tests/helpers/store-contract.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { openDatabase } from './open-database.ts';

storeContract('SQLite', async () => {
  const folder = await temporaryFolder();
  return () => openDatabase({}, folder);
});

storeContract('libSQL in a file', async () => {
  const folder = await temporaryFolder();
  return () => openDatabase({ DATABASE_URL: `file:${join(folder, 'libsql.db')}` }, folder);
});

storeContract('libSQL on a server', async () => {
  const folder = await temporaryFolder();
  const url = await startLibsqlServer(join(folder, 'server.db'), 'token');
  return () => openDatabase({ DATABASE_URL: url, DATABASE_AUTH_TOKEN: 'token' }, folder);
});
