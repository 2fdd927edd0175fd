/** The addresses that a sitemap or an index of sitemaps names. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}
