import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { Content } from '../content/types.ts';
import { extended, type FontSource, fontWeights, hasExtended, typefaces } from './typefaces.ts';

const weights = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

/**
 * Serves the two fonts of the site's typeface with every page, as `--font-heading` and `--font-text`.
 * The styles name their second files only where the content has letters of these.
 */
export function siteFonts(content: Content): AstroIntegration {
  const { heading, text, fallbacks } = typefaces[content.site.typeface];
  const ranges = hasExtended(JSON.stringify(content)) ? [undefined, extended.range] : [undefined];
  const family = (role: 'heading' | 'text', { family, file, extendedFile }: FontSource) => ({
    provider: fontProviders.local(),
    name: family,
    cssVariable: `--font-${role}`,
    // A font that comes too late for the first paint waits for the next page, so that no text moves
    // under a reader's eyes.
    display: 'optional' as const,
    fallbacks: [...fallbacks],
    options: {
      variants: ranges.map((unicodeRange) => ({
        src: [`./${unicodeRange ? extendedFile : file}`],
        weight: weights[role],
        style: 'normal',
        unicodeRange,
      })),
    },
  });
  return {
    name: 'vitrine:fonts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ fonts: [family('heading', heading), family('text', text)] });
      },
    },
  };
}
