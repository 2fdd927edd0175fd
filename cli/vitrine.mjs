#!/usr/bin/env node
// @ts-check
// The entry point of every command, such as npx vitrine check or npm run check. Plain JavaScript that
// Node 20 runs, because this file runs before any package is installed.
import { join } from 'node:path';
import { siteFolder } from '../platform/site-folder.mjs';
import { bootstrap } from './bootstrap.mjs';

/**
 * The devDependencies that a command needs in addition to the dependencies, by command name.
 * @type {Partial<Record<string, import('./bootstrap.mjs').Needs>>}
 */
const needs = {
  'check-site': { packages: ['html-validate'] },
  cv: { packages: ['@playwright/test'] },
};

// Node caches compiled modules in this folder, so that the next command starts faster.
process.env.NODE_COMPILE_CACHE ??= join(siteFolder(), '.cache/node');
await bootstrap('cli/main.mjs', needs[process.argv[2] ?? '']);
