#!/usr/bin/env node
// @ts-check
// The entry of every command: `npx vitrine check`, `npm run check`. Plain JavaScript for Node 20:
// nothing may be installed yet.
import { join } from 'node:path';
import { siteFolder } from '../platform/site-folder.mjs';
import { bootstrap } from './bootstrap.mjs';

/**
 * The packages that some commands need beyond those of the site.
 * @type {Partial<Record<string, import('./bootstrap.mjs').Needs>>}
 */
const needs = {
  'check-site': { packages: ['html-validate'] },
  cv: { packages: ['@playwright/test'] },
};

// Node caches compiled modules there for the next command.
process.env.NODE_COMPILE_CACHE ??= join(siteFolder(), '.cache/node');
await bootstrap('cli/main.mjs', needs[process.argv[2] ?? '']);
