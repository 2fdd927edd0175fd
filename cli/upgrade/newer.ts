import { resolve } from 'node:path';
import { SettingsError } from '../../server/settings-error.ts';
import type { Git } from './git.ts';

/** The name of the remote that remembers where newer versions come from. */
const remote = 'upstream';

/** The newest commit of it, which `git merge upstream` means. */
const newest = `refs/remotes/${remote}/HEAD`;

/**
 * Fetches the newest Vitrine, and remembers where it came from.
 *
 * @param from An address or a folder; that of the remote `upstream` if absent.
 * @returns The commit.
 * @throws SettingsError where there is none to be had
 */
export async function fetchNewest(git: Git, root: string, from?: string): Promise<string> {
  const known = await git.ask('remote', 'get-url', remote);
  const address = from === undefined ? known.stdout : absolute(root, from);
  if (address === '') {
    throw new SettingsError(
      `Where do newer versions come from? Say it once, and it is remembered as the git remote ${remote}:

  npx vitrine upgrade --from https://…   (or a folder)`,
    );
  }
  const fetched = await git.ask('fetch', '--no-tags', '--', address, `+HEAD:${newest}`);
  if (fetched.code !== 0) {
    throw new SettingsError(
      `No newer version could be fetched from ${address}. Git says:\n\n${fetched.stderr.trim()}`,
    );
  }
  if (known.code !== 0) await git.do('remote', 'add', remote, address);
  else if (known.stdout !== address) await git.do('remote', 'set-url', remote, address);
  return await git.do('rev-parse', `${newest}^{commit}`);
}

/** An address stays as it is; a folder is meant from the project's own. */
function absolute(root: string, from: string): string {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(from) || /^[^/\\.]+[^/\\]*:/.test(from);
  return isAddress ? from : resolve(root, from);
}
