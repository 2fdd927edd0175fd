/** Package names of the Astro adapters for which the build has special cases. */
export const NODE = '@astrojs/node';
export const VERCEL = '@astrojs/vercel';
export const CLOUDFLARE = '@astrojs/cloudflare';
