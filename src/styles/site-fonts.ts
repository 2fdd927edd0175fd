import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import { type FontSource, fontWeights, type TypefaceName, typefaces } from './typefaces.ts';

const weights = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

/** Serves the two fonts of a typeface with every page, as `--font-heading` and `--font-text`. */
export function siteFonts(name: TypefaceName): AstroIntegration {
  const { heading, text, fallbacks } = typefaces[name];
  const family = (role: 'heading' | 'text', { family, file }: FontSource) => ({
    provider: fontProviders.local(),
    name: family,
    cssVariable: `--font-${role}`,
    // A font that comes too late for the first paint waits for the next page, so that no text moves
    // under a reader's eyes.
    display: 'optional' as const,
    fallbacks: [...fallbacks],
    options: { variants: [{ src: [`./${file}`], weight: weights[role], style: 'normal' }] },
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
