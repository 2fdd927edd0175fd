/** What tells where a request comes from. */
export interface OriginEvidence {
  /** The header `Origin`. */
  origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  fetchSite: string | undefined;
  /** The hosts that this server is known by, with their ports. */
  hosts: readonly (string | undefined)[];
}

/**
 * Whether a request comes from another website. Browsers say so themselves; a program that says
 * nothing is no website.
 */
export function isForeign({ origin, fetchSite, hosts }: OriginEvidence): boolean {
  if (origin === undefined) return fetchSite === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host === '' || !hosts.some((own) => own?.toLowerCase() === host);
}
