import {
  cspFile,
  cspHeader,
  type Header,
  IMAGE_EXTENSIONS,
  isHashed,
  type SiteFiles,
  type SiteRoot,
  strictCspHeader,
  subresourceCsp,
} from 'vitrine/http';

/** The CSP header that the build wrote for a page, such as `about/index.html`, or else the strict one. */
export async function pageCspHeader(files: SiteFiles, file: string): Promise<Header> {
  const policy = await files.readText(cspFile(file));
  return policy === undefined ? strictCspHeader : cspHeader(policy);
}

/** The CSP header with which a file is sent. @param pathname The URL path of the request. */
export async function fileCspHeader(
  { files, base }: SiteRoot,
  { pathname, path, status }: { pathname: string; path: string; status: 200 | 404 },
): Promise<Header> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const isPart = IMAGE_EXTENSIONS.includes(extension) || isHashed(base, pathname);
  return status === 200 && isPart ? subresourceCsp : await pageCspHeader(files, path);
}
