#!/usr/bin/env node
// @ts-check
// The entry point of every command, such as npx vitrine check or npm run check. Plain JavaScript that
// Node 20 runs.
import { startCommand } from './bootstrap.mjs';

await startCommand();
