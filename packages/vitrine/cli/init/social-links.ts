import { findIcon } from '../../content/images/icons.ts';
import { capitalise } from '../../i18n/capitalise.ts';

/** A link to a profile on another site, as `site.yaml` lists it. */
export interface SocialLink {
  name: string;
  icon: string;
  url: string;
}

/** Networks by host name, if the name or the icon of the network cannot be derived from it. */
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

/** Splits `Name=URL` into name and URL. A URL alone has no name. */
export function parseSocial(written: string): { name: string | undefined; url: string } {
  const [, name, url = written] = /^([^=:/?]+)=(.+)$/.exec(written) ?? [];
  return { name: name?.trim(), url };
}

/**
 * A link to a profile, with the name and the icon of the network. A path that begins with `/@` is a
 * Mastodon profile. For any other unknown network, the name is the host name.
 *
 * @param written A URL, or `Name=URL`.
 */
export function toSocial(written: string): SocialLink {
  const { name, url } = parseSocial(written);
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const domain = host.split('.').at(-2) ?? host;
  const brand = networks.get(host) ?? brandFromDomain(domain);
  const federated = pathname.startsWith('/@') ? networks.get('mastodon.social') : undefined;
  const [network, icon] = brand ?? federated ?? [host, 'tabler:world'];
  return { name: name ?? network, icon, url };
}

/** The first profile on a network that hosts code, for the last link of the navigation. */
export function repositoryOf(socials: readonly SocialLink[]): SocialLink | undefined {
  return socials.find(({ name }) => codeHosts.includes(name));
}

function brandFromDomain(host: string): readonly [string, string] | undefined {
  const icon = `tabler:brand-${host}`;
  return 'icon' in findIcon(icon) ? [capitalise(host), icon] : undefined;
}
