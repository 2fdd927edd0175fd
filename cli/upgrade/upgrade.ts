import { join } from 'node:path';
import { run } from '../children.mjs';
import type { Command } from '../command.ts';
import { ROOT } from '../project.ts';
import { Git } from './git.ts';
import { options, runUpgrade } from './run-upgrade.ts';

export const command: Command = {
  summary: 'Takes a newer Vitrine into this repository, and leaves content/ alone.',
  examples: [
    ['npx vitrine upgrade', 'from where it came the last time'],
    ['npx vitrine upgrade --from https://…', 'from an address, which is remembered'],
    ['npx vitrine upgrade --from ../vitrine', 'from a folder'],
  ],
  options,
  notes: 'Where you changed what has changed in Vitrine too, it stops and changes nothing.',
  async run(args) {
    const git = new Git(ROOT);
    const commit = async () => (await git.ask('rev-parse', 'HEAD')).stdout;
    const before = await commit();
    console.log(await runUpgrade(ROOT, args));
    if ((await commit()) === before) return;
    // A process of its own: the code and the packages of this one are those of the older version.
    const check = [join(ROOT, 'cli', 'vitrine.mjs'), 'check'];
    process.exitCode = await run(process.execPath, check, { cwd: ROOT, handOver: true });
  },
};
