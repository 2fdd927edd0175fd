/** The names of adapters that the build has special cases for. */
export const NODE = '@astrojs/node';
export const VERCEL = '@astrojs/vercel';
export const CLOUDFLARE = '@astrojs/cloudflare';
