// @ts-check
// Installs the packages for development, which `npm start` does without.
import { install } from '../cli/install.mjs';
import { PACKAGE } from '../platform/site-folder.mjs';

await install(PACKAGE, true);
