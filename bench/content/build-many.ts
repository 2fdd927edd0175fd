// Builds several contents one after the other in one process, without compressing: `node
// build-many.ts content-1 site-1 content-2 site-2 …`. Prints a line of JSON for each.
import { build } from 'astro';
import { disableTelemetry, ROOT } from '../../cli/project.ts';

process.chdir(ROOT);
process.env.NODE_ENV = 'production';
Object.assign(process.env, disableTelemetry);

const places = process.argv.slice(2);
for (let at = 0; at < places.length; at += 2) {
  // Astro reads its configuration anew for each build, and that reads these.
  process.env.CONTENT = places[at];
  process.env.OUT_DIR = places[at + 1];
  console.log(JSON.stringify(await buildOnce()));
}
process.exit(0);

async function buildOnce(): Promise<{ fault?: string }> {
  try {
    await build({ root: ROOT, logLevel: 'silent' });
    return {};
  } catch (error) {
    return { fault: error instanceof Error ? error.stack || error.message : String(error) };
  }
}
