import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { Content } from '../content/types.ts';
import {
  extendedRange,
  type FontSource,
  fontWeights,
  hasExtended,
  typefaces,
} from './typefaces.ts';

const weights = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

/**
 * Serves the two fonts of the site's typeface, as `--font-heading` and `--font-text`. Where the
 * content has no letter of their second files, the styles do not name these.
 */
export function siteFonts(content: Content): AstroIntegration {
  const { heading, text, fallbacks } = typefaces[content.site.typeface];
  const family = (role: 'heading' | 'text', font: FontSource, isExtended: boolean) => {
    const variant = (file: string, unicodeRange?: [string, ...string[]]) => {
      const src: [string] = [`./${file}`];
      return { src, weight: weights[role], style: 'normal' as const, unicodeRange };
    };
    const latin = variant(font.file);
    const extended = variant(font.extendedFile, [...extendedRange]);
    const variants: [typeof latin, ...(typeof latin)[]] = isExtended ? [latin, extended] : [latin];
    return {
      provider: fontProviders.local(),
      name: font.family,
      cssVariable: `--font-${role}`,
      // A font that comes too late for the first paint waits for the next page, so that no text moves
      // under a reader's eyes.
      display: 'optional' as const,
      fallbacks: [...fallbacks],
      options: { variants },
    };
  };
  return {
    name: 'vitrine:fonts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // The development server shows letters that are written while it runs.
        const isExtended = command === 'dev' || hasExtended(JSON.stringify(content));
        updateConfig({
          fonts: [family('heading', heading, isExtended), family('text', text, isExtended)],
        });
      },
    },
  };
}
