import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core';
import { isRightToLeft } from '../../i18n/direction.ts';
import { type LookName, looks } from '../../styles/looks.ts';
import { fontWeights } from '../../styles/typefaces.ts';
import type { Colours } from '../site-colours.ts';

/** Width and height of a share image in pixels, as link previews (Open Graph, X) show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the cover within a share image, in pixels. */
export const coverSize = { width: 496, height: 310 } as const;

/** The texts of a share image. */
export interface CardWords {
  title?: string | undefined;
  /** The text on the tag below the title. */
  line?: string | undefined;
  /** The name of the site, at the bottom of the share image. */
  brand?: string | undefined;
}

/**
 * Font families of share images; for letters that these fonts lack, the renderer uses other fonts.
 * `latin-ext` comes first, because takumi composes some accented letters wrongly from the combining
 * marks of `latin`.
 */
const fontFamilies = {
  heading: 'heading-latin-ext, heading-latin',
  text: 'text-latin-ext, text-latin',
};

/** Heights in pixels: the awning with its scalloped hem, the hem alone, the shadow below them. */
const awningHeight = 112;
const hem = 26;
const shadow = 12;
const straightHeight = awningHeight - hem;
const sillHeight = 84;

function box(style: ContainerNode['style'], children: Node[]): ContainerNode {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

/**
 * The layout of a share image in the colours of the look: a decorative edge at the top, the title,
 * an optional cover, and the name of the site.
 *
 * @param cover The cover in the size of `coverSize`, as pixels or as the name of an image. Without
 *   a cover the texts have the whole width.
 */
export function card(
  words: CardWords,
  cover: ImageNode['src'] | undefined,
  colours: Colours,
): ContainerNode {
  const windowStyle = {
    height: cardSize.height - straightHeight - sillHeight,
    margin: '0 30px',
    padding: `${hem}px 52px 0`,
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: colours('paper-raised'),
    border: `5px solid ${colours('panel-line')}`,
  };
  const sillStyle = {
    height: sillHeight,
    padding: '0 58px',
    alignItems: 'center',
    borderTop: `12px solid ${colours('panel-frame')}`,
  };
  const edgeSize = { width: cardSize.width, height: awningHeight + shadow };
  return box({ ...cardSize, flexDirection: 'column', backgroundColor: colours('panel') }, [
    box({ height: straightHeight }, []),
    box(windowStyle, [
      titleAndTag(words, cover !== undefined, colours),
      ...(cover ? [framed(cover, colours)] : []),
    ]),
    box(sillStyle, words.brand ? [brandName(words.brand, colours)] : []),
    { type: 'image', src: 'edge', style: { position: 'absolute', top: 0, left: 0, ...edgeSize } },
  ]);
}

function titleAndTag({ title, line }: CardWords, hasCover: boolean, colours: Colours): Node {
  const heading =
    title &&
    textNode(title, {
      fontFamily: fontFamilies.heading,
      fontSize: titleSize(title, hasCover),
      fontWeight: fontWeights.heading,
      letterSpacing: '-0.035em',
      lineHeight: 1.06,
      color: colours('ink'),
      lineClamp: 4,
      wordBreak: 'break-word',
    });
  const tag =
    line &&
    textNode(line, {
      marginTop: 28,
      maxWidth: '100%',
      padding: '9px 20px 11px',
      fontFamily: fontFamilies.text,
      fontSize: 30,
      fontWeight: fontWeights.strong,
      lineHeight: 1.2,
      color: colours('on-tag'),
      backgroundColor: colours('tag'),
      borderRadius: 6,
      transform: 'rotate(-1.5deg)',
      lineClamp: 2,
    });
  return box(
    { width: hasCover ? 484 : 1030, flexDirection: 'column', alignItems: 'flex-start' },
    [heading, tag].flatMap((node) => node || []),
  );
}

/** Font size of the title in pixels: smaller for long titles, so that they fit on four lines. */
function titleSize(title: string, hasCover: boolean): number {
  const length = [...title].length;
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const maxWidth = hasCover ? 480 : 1030;
  const byLength = length <= 18 ? 84 : length <= 36 ? 68 : length <= 60 ? 54 : 44;
  const wanted = hasCover ? byLength : byLength * 1.35;
  return Math.round(Math.max(26, Math.min(wanted, maxWidth / (longest * 0.58))));
}

function framed(cover: ImageNode['src'], colours: Colours): Node {
  const style = {
    padding: 10,
    backgroundColor: colours('tile'),
    border: `2px solid ${colours('rule-strong')}`,
    boxShadow: '0 14px 26px rgba(20, 24, 40, 0.22)',
  };
  return box(style, [{ type: 'image', src: cover, ...coverSize, style: { ...coverSize } }]);
}

function brandName(brand: string, colours: Colours): Node {
  return textNode(brand, {
    fontFamily: fontFamilies.heading,
    fontSize: 36,
    fontWeight: fontWeights.heading,
    letterSpacing: '-0.03em',
    color: colours('on-panel'),
    lineClamp: 1,
  });
}

/** A text in the writing direction of its first letter, with an ellipsis if it does not fit. */
function textNode(text: string, style: TextNode['style']): TextNode {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const dir = isRightToLeft(letter) ? 'rtl' : 'ltr';
  return { type: 'text', text, dir, style: { ...style, textOverflow: 'ellipsis' } };
}

/** Images that every share image contains, with the name that an image node has as `src`. */
export function cardImages(colours: Colours, look: LookName): { src: string; data: Uint8Array }[] {
  const edge = { awning, band }[looks[look].shareEdge ?? 'band'](colours);
  const { width } = cardSize;
  const height = awningHeight + shadow;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${edge}</svg>`;
  return [{ src: 'edge', data: new TextEncoder().encode(svg) }];
}

/** SVG of the edge at the top of a share image: a plain band in the accent colour. */
function band(colours: Colours): string {
  return `<path d="M0 0h${cardSize.width}v${straightHeight / 2}H0z" fill="${colours('accent')}"/>`;
}

/** SVG of the edge at the top of a share image: a striped awning with scalloped hem and shadow. */
function awning(colours: Colours): string {
  const stripe = 50;
  const stripes = Array.from({ length: Math.ceil(cardSize.width / stripe) }, (_, index) => {
    const x = index * stripe;
    const shape = `M${x} 0h${stripe}v${straightHeight}a${stripe / 2} ${hem} 0 0 1 -${stripe} 0z`;
    return { shape, colour: colours(index % 2 === 0 ? 'accent' : 'cream') };
  });
  const shadows = stripes.map(
    ({ shape }) => `<path d="${shape}" transform="translate(0 9)" fill="#14201c" opacity=".28"/>`,
  );
  const cloths = stripes.map(({ shape, colour }) => `<path d="${shape}" fill="${colour}"/>`);
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#14201c" stop-opacity=".3"/><stop offset=".5" stop-color="#14201c" stop-opacity="0"/></linearGradient></defs>${shadows.join('')}${cloths.join('')}<path d="M0 0h${cardSize.width}v${straightHeight}H0z" fill="url(#s)"/>`;
}
