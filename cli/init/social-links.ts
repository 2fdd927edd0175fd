import { findIcon } from '../../src/content/images/icons.ts';
import { capitalise } from '../../src/lib/capitalise.ts';

/** A profile elsewhere, as `site.yaml` lists it. */
export interface SocialLink {
  name: string;
  icon: string;
  url: string;
}

/** Networks by the host of their addresses, if name or icon cannot be derived from it. */
const networks: ReadonlyMap<string, readonly [name: string, icon: string]> = new Map([
  ['github.com', ['GitHub', 'tabler:brand-github']],
  ['gitlab.com', ['GitLab', 'tabler:brand-gitlab']],
  ['codeberg.org', ['Codeberg', 'tabler:git-branch']],
  ['linkedin.com', ['LinkedIn', 'tabler:brand-linkedin']],
  ['bsky.app', ['Bluesky', 'tabler:brand-bluesky']],
  ['codepen.io', ['CodePen', 'tabler:brand-codepen']],
  ['youtube.com', ['YouTube', 'tabler:brand-youtube']],
  ['mastodon.social', ['Mastodon', 'tabler:brand-mastodon']],
  ['stackoverflow.com', ['Stack Overflow', 'tabler:brand-stackoverflow']],
  ['t.me', ['Telegram', 'tabler:brand-telegram']],
  ['dev.to', ['DEV', 'tabler:code']],
]);

/** Networks that host code. */
const codeHosts: readonly string[] = ['GitHub', 'GitLab', 'Codeberg'];

/** Splits `Name=address`. A bare address has no name. */
export function parseSocial(written: string): { name: string | undefined; url: string } {
  const [, name, url = written] = /^([^=:/?]+)=(.+)$/.exec(written) ?? [];
  return { name: name?.trim(), url };
}

/**
 * A profile with its network's name and icon. Unknown hosts show as what they are; a path that
 * begins with `/@` is a Mastodon profile.
 *
 * @param written A web address, or `Name=address`.
 */
export function toSocial(written: string): SocialLink {
  const { name, url } = parseSocial(written);
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const domain = host.split('.').at(-2) ?? host;
  const known = networks.get(host) ?? brandFromDomain(domain);
  const federated = pathname.startsWith('/@') ? networks.get('mastodon.social') : undefined;
  const [network, icon] = known ?? federated ?? [host, 'tabler:world'];
  return { name: name ?? network, icon, url };
}

/** The profile that the link at the end of the navigation leads to; none without code in public. */
export function repositoryOf(socials: readonly SocialLink[]): SocialLink | undefined {
  return socials.find(({ name }) => codeHosts.includes(name));
}

function brandFromDomain(host: string): readonly [string, string] | undefined {
  const icon = `tabler:brand-${host}`;
  return 'icon' in findIcon(icon) ? [capitalise(host), icon] : undefined;
}
