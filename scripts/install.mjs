// @ts-check
// Installs the packages for development, which `npm start` does without.
import { fileURLToPath } from 'node:url';
import { install } from '../cli/install.mjs';

await install(fileURLToPath(new URL('..', import.meta.url)), true);
