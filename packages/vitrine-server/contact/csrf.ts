import type { Context } from 'hono';
import type { SiteSettings } from 'vitrine/message';

interface TrustedHosts {
  site: Pick<SiteSettings, 'address'>;
  /** How many proxies are in front of the server (TRUST_PROXY). */
  proxies: number;
}

/**
 * Whether a request comes from another website, by the headers `Origin` and `Sec-Fetch-Site`, which
 * browsers send. A request without these headers comes from no website.
 *
 * @param noReferrer Whether the page with the form has the policy `no-referrer`, under which browsers send
 * `Origin: null`.
 */
export function isCrossSite(c: Context, hosts: TrustedHosts, noReferrer = false): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined || (noReferrer && origin === 'null'))
    return c.req.header('Sec-Fetch-Site') === 'cross-site';
  return !isSiteUrl(c, origin, hosts);
}

/** Whether the host of a URL is the host of this site. */
export function isSiteUrl(c: Context, address: string, { site, proxies }: TrustedHosts): boolean {
  const host = hostOf(address);
  const hosts = [
    c.req.header('Host') ?? new URL(c.req.url).host,
    proxies > 0 ? c.req.header('X-Forwarded-Host') : undefined,
    hostOf(site.address),
  ];
  return Boolean(host) && hosts.some((candidate) => candidate?.toLowerCase() === host);
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
