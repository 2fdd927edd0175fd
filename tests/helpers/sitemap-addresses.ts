import type { APIRequestContext } from '@playwright/test';

/** The page URLs in all sitemaps that the sitemap index of a site lists. */
export async function sitemapAddresses(request: APIRequestContext, base = ''): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  };
  const maps = await read(`${base}/sitemap-index.xml`);
  return (await Promise.all(maps.map((map) => read(new URL(map).pathname)))).flat();
}
