// @ts-check
// Copies the built site to .cache/cloudflare. Wrangler runs this script before it deploys or starts the Worker.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, inProject, readRules } from '../copy-site.mjs';

const assets = inProject(process.env.ASSETS_DIR || '.cache/cloudflare');
const hosts = ['cloudflare-headers', 'nginx.conf', 'Caddyfile', 'vercel.json'];

const rules = readRules('.hosts/cloudflare-headers');
rmSync(assets, { recursive: true, force: true });
copySite(assets, ['.nojekyll', '_headers', '_redirects', ...hosts.map((name) => `.hosts/${name}`)]);
writeFileSync(join(assets, '_headers'), rules);
