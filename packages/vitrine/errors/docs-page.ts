/** The pages of the documentation to which messages refer, as paths in Vitrine's repository. */
const docsPages = {
  adapters: 'docs/owner/adapters.md',
  contact: 'docs/owner/contact.md',
  security: 'docs/security.md',
} as const;

/** The address of a page of the documentation. */
export function docsPage(page: keyof typeof docsPages): string {
  return `https://github.com/OWNER/vitrine/blob/main/${docsPages[page]}`;
}
