import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type BuildSettings, buildSettings } from '../../astro/build-settings.ts';
import { chooseContentFolder } from '../../content/folder.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { PACKAGE } from '../../settings/site-folder.mjs';
import { CACHE, displayPath, ROOT } from '../../settings/site-paths.ts';
import { run } from '../child-process.mjs';
import { type Command, readOptions } from '../command.ts';
import { stopwatch } from '../output.mjs';
import { defaultIntegrations } from './default-config.ts';
import { builtNotes, fingerprint, readBuiltSettings, saveFingerprint } from './fingerprint.ts';
import { progress } from './progress.ts';
import { canWrite, writeError } from './write-error.ts';

export const command: Command = {
  summary: 'Builds the site into dist/ with astro build, if anything changed.',
  examples: [
    ['npm run build', 'builds a site for the root of a domain'],
    ['BASE=/portfolio npm run build', 'builds a site for a sub-path'],
  ],
  notes: `CONTENT=folder chooses another content folder, OUT_DIR=folder another output folder.
POLICY_IN_PAGE=yes writes the Content Security Policy into each page, for a hosting provider that does
not let a site set HTTP headers.`,
  async run(args) {
    readOptions({}, args);
    const settings = readSettings(buildSettings, process.env);
    const outDir = resolve(ROOT, settings.OUT_DIR);
    const folder = chooseContentFolder(ROOT, settings);
    // Computed before the build, so that a change during the build causes a build at the next start.
    const current = fingerprint(settings);
    const built = builtNotes(settings.OUT_DIR, current);
    if (built) {
      console.log(`Nothing has changed since ${displayPath(outDir)}/ was built.`);
      for (const note of built) console.warn(note);
      return;
    }
    console.log(`Building the site from ${displayPath(folder)}/ into ${displayPath(outDir)}/ …`);
    const time = stopwatch();
    // React chooses its development or production code when React is first imported.
    process.env.NODE_ENV = 'production';
    let notes: readonly string[] = [];
    const record: AstroIntegration = {
      name: 'build-record',
      hooks: {
        'vitrine:withheld': (withheld) => {
          notes = withheld;
        },
      },
    };
    try {
      await mkdir(outDir, { recursive: true });
      await access(outDir, constants.W_OK);
      const { build } = await import('astro');
      const integrations = [
        ...(await defaultIntegrations(ROOT)),
        record,
        ...(process.stdout.isTTY ? [progress(process.stdout)] : []),
      ];
      await build({ root: ROOT, logLevel: 'warn', integrations });
    } catch (error) {
      throw writeError(error, true) ?? error;
    }
    await saveFingerprint(settings.OUT_DIR, current, notes);
    console.log(`Site built in ${time()}.`);
  },
};

/**
 * Builds the site in a child process if anything has changed since the last build. If a server passes
 * `onPages` and `.cache/` is not writable, an existing site is served without a new build.
 *
 * @param onPages Called as soon as all pages exist, before they are compressed.
 * @returns The settings of the built site; undefined if the build failed and printed its error.
 */
export async function buildIfChanged(onPages?: () => void): Promise<BuildSettings | undefined> {
  const settings = await readBuiltSettings();
  // The build and the server read the sub-path from the environment variable BASE.
  process.env.BASE = settings.BASE;
  const built = builtNotes(settings.OUT_DIR, fingerprint(settings));
  if (built) {
    onPages?.();
    for (const note of built) console.warn(note);
    return settings;
  }
  const hasSite = existsSync(resolve(ROOT, settings.OUT_DIR, 'index.html'));
  if (onPages && hasSite && !(await canWrite(join(CACHE, 'builds')))) {
    console.warn('The folder .cache/ is not writable, so the last build of the site is served.');
    onPages();
    return settings;
  }
  const build = join(PACKAGE, 'cli', 'main.mjs');
  const code = await run(process.execPath, [build, 'build'], onPages && { onMessage: onPages });
  return code === 0 ? settings : undefined;
}
