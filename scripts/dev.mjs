// @ts-check
// Serves the site while it is being written, with live reload: `npm run dev`.
import { enter } from './enter.mjs';

await enter('dev.ts', { listensAs: 'npm run dev', development: false });
