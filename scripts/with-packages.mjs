// @ts-check
// Installs the packages for development if they are missing, and runs a program of this repository: `npm test`.
import { join } from 'node:path';
import { bootstrap } from '../packages/vitrine/cli/bootstrap.mjs';
import { install, REPOSITORY } from './install.mjs';

const [program = ''] = process.argv.splice(2, 1);
await bootstrap(join(REPOSITORY, program), { install: () => install(REPOSITORY, true) });
