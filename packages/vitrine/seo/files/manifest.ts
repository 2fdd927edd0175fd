import type { Content } from '../../content/types.ts';
import { canonicalTag } from '../../i18n/language-tag.ts';
import { href } from '../../site/href.ts';
import { icons } from '../favicons.ts';
import type { Colours } from '../site-colours.ts';

/** The web app manifest: name, icons and colours of the site on a home screen. */
export function manifest({ site, home }: Content, base: string, colours: Colours): string {
  const root = href('/', '', base);
  const shown = icons.filter(({ purpose }) => purpose !== undefined);
  const fields = {
    name: site.titleSuffix,
    short_name: site.brand,
    description: home.page.description,
    lang: canonicalTag(site.locale),
    dir: new Intl.Locale(site.locale).getTextInfo().direction,
    start_url: root,
    scope: root,
    display: 'minimal-ui',
    background_color: colours('paper'),
    theme_color: colours('paper'),
    icons: [
      { src: href('/favicon.svg', '', base), sizes: 'any', type: 'image/svg+xml' },
      ...shown.map(({ path, size, purpose }) => ({
        src: href(path, '', base),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
