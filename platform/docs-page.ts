/** The pages of docs/ that messages name. They are part of the package. */
export const docsPages = {
  adapters: 'docs/owner/adapters.md',
  contact: 'docs/owner/contact.md',
  security: 'docs/security.md',
} as const;

/**
 * The path of a page of docs/ from the owner's folder: in a clone that of the code, in a repository
 * from `npm create` that of the package.
 *
 * @param module The URL of this module; undefined in a bundle for Workers.
 */
export function docsPage(
  page: keyof typeof docsPages,
  module: string | undefined = import.meta.url,
): string {
  const isPackage = module?.includes('/node_modules/vitrine/') === true;
  return `${isPackage ? 'node_modules/vitrine/' : ''}${docsPages[page]}`;
}
