/** The names of adapters that the build treats apart. */
export const NODE = '@astrojs/node';
export const VERCEL = '@astrojs/vercel';
export const CLOUDFLARE = '@astrojs/cloudflare';
