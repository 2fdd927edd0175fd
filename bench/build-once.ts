// Builds the site once and prints what it took as JSON: `CONTENT=dir OUT_DIR=dir node build-once.ts`.
import { build } from 'astro';

const began = performance.now();
await build({ root: new URL('..', import.meta.url).pathname, logLevel: 'error' });
const seconds = (performance.now() - began) / 1000;
// Linux and macOS give kibibytes here, by way of Node.
const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ seconds, peakMegabytes }));
process.exit(0);
