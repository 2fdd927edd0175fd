// @ts-check
// Installs the packages that tests need, and runs scripts/test.ts: `npm test`.
import { join } from 'node:path';
import { bootstrap } from '../packages/vitrine/cli/bootstrap.mjs';
import { install, REPOSITORY } from './install.mjs';

await bootstrap(join(REPOSITORY, 'scripts/test.ts'), { install: () => install(REPOSITORY, true) });
