import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { Content } from '../content/types.ts';
import {
  extended,
  type FontSource,
  fontWeights,
  hasExtended,
  typefaces,
} from '../styles/typefaces.ts';

const weights = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

const plainWeights = { heading: `${fontWeights.heading}`, text: `${fontWeights.text}` };

/** A font file of the owner's. */
interface OwnFont {
  /** Absolute. */
  path: string;
  /** Whether it holds every weight between a least and a most one. */
  isVariable: boolean;
}

/** The fonts of own/fonts/, which take the place of the typeface's. */
export type OwnFonts = Partial<Record<'heading' | 'text' | 'text-strong', OwnFont>>;

/**
 * Serves the two fonts of the site's typeface with every page, as `--font-heading` and `--font-text`.
 * The styles name their second files only where the content has letters of these.
 */
export function siteFonts(content: Content, own: OwnFonts): AstroIntegration {
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
      variants:
        ownVariants(role, own) ??
        ranges.map((unicodeRange) => ({
          src: [`../styles${unicodeRange ? extendedFile : file}`],
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

/** One file for all weights, or where a text's has only one of them a second file for the strong one. */
function ownVariants(role: 'heading' | 'text', own: OwnFonts) {
  const font = own[role];
  if (font === undefined) return undefined;
  const strong = role === 'text' && !font.isVariable ? own['text-strong'] : undefined;
  const variant = ({ path }: OwnFont, weight: string) => ({ src: [path], weight, style: 'normal' });
  if (!strong) return [variant(font, font.isVariable ? weights[role] : plainWeights[role])];
  return [variant(font, plainWeights.text), variant(strong, `${fontWeights.strong}`)];
}
