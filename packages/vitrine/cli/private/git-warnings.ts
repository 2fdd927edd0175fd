import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openIfAny } from '../../content/sealed/opened-content.ts';
import { privateNames, shownPath } from '../../content/sealed/private-names.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { PASSPHRASES } from '../../private/read-passphrases.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { git, historyHelp, isTracked } from './git.ts';
import { trackedMessage } from './new-secrets.ts';
import { clearProjects, projectFolders } from './private-projects.ts';

/** Warnings about private work that Git has in clear text. @throws SettingsError where Git has the secrets */
export async function gitWarnings(folder: string, root: string): Promise<string[]> {
  if (await isTracked(root, PASSPHRASES)) throw new SettingsError(trackedMessage);
  const opened = await openIfAny(folder);
  const names = await privateNames(folder, opened);
  const sealed = opened.map(({ path }) => path);
  const clear = (await clearProjects(folder)).projects.flatMap(({ files }) => files);
  const warnings = new Set<string>();
  const warn = (home: string, text: string) =>
    warnings.add(`${displayPath(join(folder, shownPath(home, names)))} is ${text}`);
  const [remote] = (await git(folder, 'remote'))?.split('\n') ?? [];
  for (const home of remote ? projectFolders(clear) : []) {
    if (await isTracked(folder, home)) {
      const help = 'Unless only you can read it, encrypt the project: npx vitrine seal';
      warn(home, `private, but Git sends it in clear text to ${remote}. ${help}`);
    }
  }
  for (const home of projectFolders(sealed)) {
    if (existsSync(join(folder, home)))
      warn(home, 'open for editing, and sealed/ has it as before. Encrypt it: npx vitrine seal');
    const commit = await git(folder, 'log', '--all', '-1', '--format=%h', '--', home);
    if (commit)
      warn(home, `encrypted now, but commit ${commit} has it in clear text. ${historyHelp}`);
  }
  return [...warnings];
}
