#!/usr/bin/env node
// @ts-check
// The entry of every command: `npx vitrine check`, `npm run check`. Plain JavaScript for Node 20:
// nothing may be installed yet.
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';

/**
 * What some commands need beyond the packages of the site.
 * @type {Partial<Record<string, import('./bootstrap.mjs').Needs>>}
 */
const needs = {
  start: { port: 'npm start' },
  dev: { port: 'npm run dev' },
  'check-site': { development: true },
  cv: { development: true },
};

// Node keeps the compiled form of every module there, for the next command.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.cache/node', import.meta.url));
await bootstrap('cli/main.ts', needs[process.argv[2] ?? '']);
