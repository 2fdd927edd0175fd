/** URL paths of the files of the site that are not pages, without the sub-path of the site. */
export const filePaths = {
  feed: '/feed.xml',
  vcard: '/contact.vcf',
  resume: '/resume.json',
  /** The owner's portrait as a JPEG, in a size that every program can read. */
  portrait: '/portrait.jpg',
  manifest: '/site.webmanifest',
  humans: '/humans.txt',
  llms: '/llms.txt',
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  /** The sitemap index, which Astro's sitemap integration writes. */
  sitemap: '/sitemap-index.xml',
  /** The SVG from which all favicons and app icons are made. */
  icon: '/favicon.svg',
  /** The icon that some browsers request although no page links to it. */
  favicon: '/favicon.ico',
  /** The icon for the home screen of Apple devices. */
  touchIcon: '/icons/apple-touch.png',
} as const;
