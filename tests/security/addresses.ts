/** Addresses of a site, the file that lies there, and its type. */
export const served = [
  ['', 'index.html', 'text/html'],
  ['/about', 'about/index.html', 'text/html'],
  ['/about?from=home', 'about/index.html', 'text/html'],
  ['/project/2', 'project/2/index.html', 'text/html'],
  ['/contact/sent', 'contact/sent/index.html', 'text/html'],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ['/contact.vcf', 'contact.vcf', 'text/vcard'],
  ['/resume.json', 'resume.json', 'application/json'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json'],
  ['/contact/settings.json', 'contact/settings.json', 'application/json'],
] as const;

/** Other spellings of a page's address, and the one that they lead to. */
export const moved = [
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/about/index.html', '/about'],
  ['/index.html', ''],
] as const;

/** Addresses where nothing is for visitors. */
export const absent = [
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
] as const;
