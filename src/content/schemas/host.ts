/** A host of sites. */
interface Host {
  title: string;
  /** Of the ways of delivery that need a host, those that work there. The first is its default. */
  serves: readonly HostedProvider[];
}

type HostedProvider = 'server' | 'netlify';

/** The values of `host` in site.yaml. */
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

/** Whether a host can serve a way of delivery. An unknown host counts as able to. */
export function canServe(host: HostName | undefined, provider: string): boolean {
  return !host || !needsHost(provider) || hosts[host].serves.some((name) => name === provider);
}

/** Whether a way of delivery works on some hosts only. */
export function needsHost(provider: string): boolean {
  return provider === 'server' || provider === 'netlify';
}

/** The default way of delivery: the one where contact.yaml names none. */
export function usualProvider(host: HostName | undefined): HostedProvider | 'mailto' {
  return host === undefined ? 'server' : (hosts[host].serves[0] ?? 'mailto');
}

/** Variables that hosts set for the builds that run there, by the documentation of each. */
const variablesOfHosts: Readonly<Record<string, HostName>> = {
  NETLIFY: 'netlify',
  VERCEL: 'vercel',
  WORKERS_CI: 'cloudflare',
  CF_PAGES: 'cloudflare-pages',
};

/** The host that a build runs at; undefined elsewhere. */
export function announcedHost(
  variables: Readonly<Record<string, string | undefined>>,
): HostName | undefined {
  const [, host] = Object.entries(variablesOfHosts).find(([variable]) => variables[variable]) ?? [];
  // GitHub runs workflows of every kind; .github/workflows/pages.yml sets the second one.
  const isPages = variables.GITHUB_ACTIONS && variables.POLICY_IN_PAGE === 'yes';
  return host ?? (isPages ? 'github-pages' : undefined);
}

/** The host of this build: the one that it runs at, else the owner's. */
export function chosenHost(named: HostName | undefined): HostName | undefined {
  return announcedHost(process.env) ?? named;
}
