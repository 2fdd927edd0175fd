/** Addresses below a sub-path, the file that lies there, and its type. */
export const served = (base: string) =>
  [
    [base || '/', 'index.html', 'text/html'],
    [`${base}/about`, 'about/index.html', 'text/html'],
    [`${base}/about?from=home`, 'about/index.html', 'text/html'],
    [`${base}/project/2`, 'project/2/index.html', 'text/html'],
    [`${base}/contact/sent`, 'contact/sent/index.html', 'text/html'],
    [`${base}/favicon.svg`, 'favicon.svg', 'image/svg+xml'],
    [`${base}/contact.vcf`, 'contact.vcf', 'text/vcard'],
    [`${base}/resume.json`, 'resume.json', 'application/json'],
    [`${base}/site.webmanifest`, 'site.webmanifest', 'application/manifest+json'],
    // It has to lie at the root, so a site below a path has none.
    ...(base === ''
      ? [['/.well-known/security.txt', '.well-known/security.txt', 'text/plain'] as const]
      : []),
    [`${base}/contact/settings.json`, 'contact/settings.json', 'application/json'],
  ] as const;

/** Other spellings of a page's address, and the one that they lead to. */
export const moved = (base: string) =>
  [
    [`${base}/about/`, `${base}/about`],
    [`${base}/about/?a=1&b=%2F`, `${base}/about?a=1&b=%2F`],
    [`${base}/about/index.html`, `${base}/about`],
    [`${base}/index.html`, base || '/'],
  ] as const;

/** Addresses where nothing is for visitors. */
export const absent = (base: string) =>
  [
    '/nowhere',
    '/nowhere/',
    '/details/nowhere',
    '/_astro/gone.css',
    '/_astro',
    '/404.html',
    '/about/index.html.br',
    '/favicon.svg/',
    '/gone.vcf',
    '/_headers',
    '/vercel.json',
    '/.hosts/nginx.conf',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//evil.example/',
  ].map((path) => base + path);
