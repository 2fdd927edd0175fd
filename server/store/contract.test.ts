import { join } from 'node:path';
import { storeContract } from '../../tests/helpers/store-contract.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { openDatabase } from './open-database.ts';

storeContract('SQLite', async () => {
  const folder = await temporaryFolder();
  return () => openDatabase({}, folder);
});

storeContract('libSQL', async () => {
  const folder = await temporaryFolder();
  return () => openDatabase({ DATABASE_URL: `file:${join(folder, 'libsql.db')}` }, folder);
});
