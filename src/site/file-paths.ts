/** Paths of files that are not pages, without the sub-path. */
export const filePaths = {
  feed: '/feed.xml',
  vcard: '/contact.vcf',
  resume: '/resume.json',
  /** The owner's portrait in a format and size that every program reads. */
  portrait: '/portrait.jpg',
  manifest: '/site.webmanifest',
  humans: '/humans.txt',
  llms: '/llms.txt',
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  /** Written by the sitemap integration. */
  sitemap: '/sitemap-index.xml',
  /** The drawing that all icons are made from. */
  icon: '/favicon.svg',
  /** Some browsers request this path without a link to it. */
  favicon: '/favicon.ico',
  /** For the home screen of Apple's devices. */
  touchIcon: '/icons/apple-touch.png',
} as const;
