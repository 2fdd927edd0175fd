/** The pages of docs/ to which messages refer. The npm package contains these pages. */
export const docsPages = {
  adapters: 'docs/owner/adapters.md',
  contact: 'docs/owner/contact.md',
  security: 'docs/security.md',
} as const;

/**
 * The path of a documentation page, relative to the owner's folder: `docs/…` in a clone of Vitrine,
 * `node_modules/vitrine/docs/…` where Vitrine is an installed package.
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
