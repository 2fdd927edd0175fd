// @ts-check
// Copies the built site to .cache/cloudflare without what Cloudflare does not need: the compressed
// copies (it compresses by itself) and the rules of other hosts. Wrangler runs it before anything else.
import { cpSync, existsSync, lstatSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteFolder } from '../../server/site-folder.mjs';

const project = siteFolder();
const site = resolve(project, process.env.OUT_DIR || 'dist');
const assets = resolve(project, process.env.ASSETS_DIR || '.cache/cloudflare');
const others = ['_headers', '_redirects', 'vercel.json', '.hosts/nginx.conf', '.hosts/Caddyfile'];

const rules = join(site, '.hosts/cloudflare-headers');
if (!existsSync(rules)) {
  console.error(`There is no built site in ${site}. Build it: npm run build`);
  process.exit(1);
}
rmSync(assets, { recursive: true, force: true });
cpSync(site, assets, {
  recursive: true,
  filter: (file) => {
    const original = file.replace(/\.(br|gz)$/, '');
    if (original !== file && existsSync(original)) return false;
    if (lstatSync(file).isSymbolicLink()) return false;
    return !others.includes(relative(site, original).replaceAll('\\', '/'));
  },
});
cpSync(rules, join(assets, '_headers'));
