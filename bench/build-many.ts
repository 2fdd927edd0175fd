// Builds sites one after the other in one process, without compressing: `node bench/build-many.ts
// content-1 site-1 content-2 site-2 …`. Prints a line of JSON for each, as `buildSites` reads it.
import { build } from 'astro';
import { disableTelemetry, ROOT } from '../cli/project.ts';

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

async function buildOnce() {
  const began = performance.now();
  try {
    await build({ root: ROOT, logLevel: 'silent' });
    const seconds = (performance.now() - began) / 1000;
    // Linux and macOS give kibibytes here, by way of Node.
    return { seconds, peakMegabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 };
  } catch (error) {
    return { issue: error instanceof Error ? error.stack || error.message : String(error) };
  }
}
