/** A hosting provider, or a server of the owner's. */
interface Host {
  title: string;
  /** The delivery providers that work only on some hosts and work here. The first is the default. */
  serves: readonly HostedProvider[];
}

type HostedProvider = 'server' | 'netlify';

/** The valid values of `host` in site.yaml: names of hosting providers. */
export const hostNames = [
  'own-server',
  'cloudflare',
  'cloudflare-pages',
  'netlify',
  'vercel',
  'github-pages',
  'static',
] as const;

export type HostName = (typeof hostNames)[number];

export const hosts: Readonly<Record<HostName, Host>> = {
  'own-server': { title: 'a server of your own', serves: ['server'] },
  cloudflare: { title: 'Cloudflare Workers', serves: ['server'] },
  'cloudflare-pages': { title: 'Cloudflare Pages', serves: [] },
  netlify: { title: 'Netlify', serves: ['netlify', 'server'] },
  vercel: { title: 'Vercel', serves: ['server'] },
  'github-pages': { title: 'GitHub Pages', serves: [] },
  static: { title: 'a host that only serves files', serves: [] },
};

/** Whether a delivery provider works on a host. If the host is unknown, every provider is accepted. */
export function canServe(host: HostName | undefined, provider: string): boolean {
  return !host || !needsHost(provider) || hosts[host].serves.some((name) => name === provider);
}

/** Whether a delivery provider works on some hosts only. */
export function needsHost(provider: string): boolean {
  return provider === 'server' || provider === 'netlify';
}

/** The default delivery provider of a host, for a contact.yaml that names none. */
export function defaultProvider(host: HostName | undefined): HostedProvider | 'mailto' {
  return host === undefined ? 'server' : (hosts[host].serves[0] ?? 'mailto');
}

/** Environment variables that hosting providers document and set in builds on their servers. */
const variablesOfHosts: Readonly<Record<string, HostName>> = {
  NETLIFY: 'netlify',
  VERCEL: 'vercel',
  WORKERS_CI: 'cloudflare',
  CF_PAGES: 'cloudflare-pages',
};

/** The hosting provider on whose servers the build runs; undefined on other machines. */
export function announcedHost(
  variables: Readonly<Record<string, string | undefined>>,
): HostName | undefined {
  const [, host] = Object.entries(variablesOfHosts).find(([variable]) => variables[variable]) ?? [];
  // All GitHub workflows have GITHUB_ACTIONS; .github/workflows/pages.yml sets POLICY_IN_PAGE too.
  const isPages = variables.GITHUB_ACTIONS && variables.POLICY_IN_PAGE === 'yes';
  return host ?? (isPages ? 'github-pages' : undefined);
}

/** The host of the site: the provider on whose servers the build runs, else `host` in site.yaml. */
export function chosenHost(named: HostName | undefined): HostName | undefined {
  return announcedHost(process.env) ?? named;
}
