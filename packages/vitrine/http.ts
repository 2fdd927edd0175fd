// The entry point `vitrine/http`: the headers and the Content-Security-Policy of a built site, and the way from a URL
// to a file of it. It needs neither Astro, React nor Node.
export { cspFile, strictCspHeader } from './http/content-security-policy.ts';
export { contentType } from './http/content-types.ts';
export { type Encoding, encodingExtensions } from './http/encoding.ts';
export {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  commonHeaders,
  cspHeader,
  documentHeaders,
  type Header,
  headersAt,
  IMAGE_EXTENSIONS,
  isHashed,
  subresourceCsp,
} from './http/headers.ts';
export { readTarget } from './http/read-target.ts';
export {
  findNotFoundPage,
  resolvePath,
  type SiteFiles,
  type SiteRoot,
} from './http/resolve-path.ts';
