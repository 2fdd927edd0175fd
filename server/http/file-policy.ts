import {
  filePolicy,
  type Header,
  IMAGE_ENDINGS,
  isHashed,
  policyHeader,
} from '../../platform/http/headers.ts';
import { bareHeader, policyFile } from '../../platform/http/policy.ts';
import type { SiteFiles, SiteRoot } from './paths.ts';

/** The policy that the build wrote for a page, such as `about/index.html`. */
export async function policyOf(files: SiteFiles, file: string): Promise<Header> {
  const policy = await files.readText(policyFile(file));
  return policy === undefined ? bareHeader : policyHeader(policy);
}

/** The policy with which a file is sent. @param pathname The requested path. */
export async function policyAt(
  { files, base }: SiteRoot,
  { pathname, path, status }: { pathname: string; path: string; status: 200 | 404 },
): Promise<Header> {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const isPart = IMAGE_ENDINGS.includes(ending) || isHashed(base, pathname);
  return status === 200 && isPart ? filePolicy : await policyOf(files, path);
}
