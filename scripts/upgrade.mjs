// @ts-check
// Takes a newer Vitrine into an owner's repository: `npm run upgrade`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { enter } from './enter.mjs';

await upgrade();

/**
 * The check runs in a process of its own and after the packages of the newer version, which `enter`
 * installs: this process and its Node are those of the older one.
 */
async function upgrade() {
  const before = commit();
  await enter('upgrade.ts', { development: false });
  if (commit() === before) return;
  await enter('check.ts', { development: false, args: [] });
}

/** @returns {string} the current commit; empty where there is none */
function commit() {
  try {
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    return String(execFileSync('git', ['rev-parse', 'HEAD'], { cwd, stdio: 'pipe' }));
  } catch {
    // No git or no repository: upgrade.ts says so.
    return '';
  }
}
