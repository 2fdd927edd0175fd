import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isFileLoadingAllowed, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { dataDirSetting } from '../../platform/read-settings.ts';
import { installedPackage, PACKAGE } from '../../platform/site-folder.mjs';

/** Names of files that no folder of a site may serve. The first line is Vite's default. */
const secretFiles = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  ...['*.env*', '*.sqlite*', '*.db', '*.db-*', '*passphrase*', '**/node_modules/.cache/**'],
];

/** The folders of a site that the dev server reads for browsers, all absolute. */
interface Folders {
  /** The owner's folder. */
  site: string;
  /** The content folder. */
  content: string;
  /** The owner's sources: pages, components, styles. */
  source: string;
}

/**
 * Limits the files that the dev server hands out. Pages need the sources, packages and content, but
 * not the messages and passwords beside them. Other sites that are open in the browser may read
 * nothing.
 *
 * @param environment With `DATA_DIR`, the folder of messages.
 */
export function devAccess(
  { site, content, source }: Folders,
  environment: Readonly<Record<string, string | undefined>>,
): Plugin {
  const dataDir = dataDirSetting.parse(environment.DATA_DIR || undefined);
  // Packages may be installed beside this one, or above it.
  const packages = dirname(installedPackage('astro') ?? join(PACKAGE, 'node_modules', 'astro'));
  const needed = [join(PACKAGE, 'src'), packages, content, source];
  let resolved: ResolvedConfig;
  return {
    name: 'vitrine:dev-access',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      server: {
        cors: false,
        fs: {
          allow: needed.flatMap(realPaths),
          deny: [...secretFiles, ...realPaths(resolve(site, dataDir)).map(below)],
        },
      },
      // Tests import packages that the project of an owner does not have.
      environments: { client: { optimizeDeps: { entries: ['!**/*.test.*'] } } },
    }),
    configResolved: (config) => {
      resolved = config;
    },
    // Vite checks the files that it reads. Plugins that read for it, such as Astro's for Markdown, do not.
    load: {
      order: 'pre',
      filter: { id: /^(?:[a-z]:)?\//i },
      handler(id) {
        const [path = id] = id.split(/[?#]/, 1);
        if (this.environment.name !== 'client' || !existsSync(path)) return;
        if (isFileLoadingAllowed(resolved, normalizePath(path))) return;
        throw Object.assign(new Error(`Denied: ${id}`), { code: 'ERR_DENIED_ID', id });
      },
    },
  };
}

/** A path, and its target where it is a link. */
function realPaths(path: string): string[] {
  return existsSync(path) ? [...new Set([path, realpathSync(path)])] : [path];
}

/** A pattern for all in a folder, in which special characters match any character. */
function below(folder: string): string {
  const path = normalizePath(folder).replace(/\/$/, '');
  return `${path.replaceAll(/[^\w./-]/g, '?')}/**`;
}
