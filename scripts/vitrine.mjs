// @ts-check
// Runs a command of Vitrine in this repository, at its root for the sample or in the folder of another example:
// `npm start`. Plain JavaScript that Node 20 runs, because it installs the packages first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '../packages/vitrine/cli/bootstrap.mjs';
import { siteFolder } from '../packages/vitrine/settings/site-folder.mjs';
import { install, REPOSITORY } from './install.mjs';

if (siteFolder() === REPOSITORY && !existsSync(join(REPOSITORY, 'content')))
  process.env.CONTENT ||= 'examples/sample/content';
await startCommand(() => install(REPOSITORY, false));
