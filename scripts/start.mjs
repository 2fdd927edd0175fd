// @ts-check
// Serves the site; installs and builds it first where that is needed: `npm start`.
import { enter } from './enter.mjs';

await enter('start.ts', { listensAs: 'npm start', development: false });
