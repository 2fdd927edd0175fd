import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core';
import { isRightToLeft } from '../../i18n/direction.ts';
import { type LookName, lookShareGround } from '../../styles/looks.ts';
import { fontWeights } from '../../styles/typefaces.ts';
import type { Colours } from '../site-colours.ts';

/** Width and height of a share image in pixels, as link previews (Open Graph, X) show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the cover within a share image, in pixels. */
export const coverSize = { width: 512, height: 320 } as const;

/** The distance of texts and cover from the edges at the left and the right, in pixels. */
const margin = 64;

/** The texts of a share image. */
export interface CardWords {
  title?: string | undefined;
  /** The text on the tag below the title. */
  line?: string | undefined;
  /** The name of the site, at the bottom of the share image. */
  brand?: string | undefined;
}

/**
 * Font families of share images; for letters that these fonts lack, the renderer uses other fonts. `latin-ext` comes
 * first, because takumi composes some accented letters wrongly from the combining marks of `latin`.
 */
const fontFamilies = {
  heading: 'heading-latin-ext, heading-latin',
  text: 'text-latin-ext, text-latin',
};

/** How the parts of a share image look; colours are tokens of the look, by default `ink`. */
interface Design {
  /** Where the title and the cover begin and end, and where the line with the name of the site ends, in pixels. */
  rows: readonly [top: number, bottom: number, end: number];
  ink?: string;
  brand?: string;
  /** The colour of the text below the title, and that of the tag on which it is. */
  tag: readonly [text: string, ground?: string];
  /** The frame of the cover: its width in pixels, its colour and its shadow. */
  frame: readonly [width: number, colour: string, shadow?: string];
  /** The size of the title, in relation to that of other looks. */
  scale?: number;
}

const shadow = '0 12px 24px rgba(20, 24, 40, 0.24)';

const designs: Readonly<Record<LookName, Design>> = {
  plain: { rows: [12, 536, 630], tag: ['ink-soft'], frame: [28, 'paper-sunken'] },
  shop: {
    rows: [104, 554, 630],
    brand: 'on-panel',
    tag: ['on-tag', 'tag'],
    frame: [10, 'tile', shadow],
  },
  catalogue: { rows: [54, 514, 606], tag: ['accent'], frame: [2, 'ink'] },
  gallery: { rows: [0, 512, 630], tag: ['on-tile', 'tile'], frame: [22, 'frame', shadow] },
  workbench: { rows: [64, 506, 590], tag: ['on-tag', 'tag'], frame: [3, 'ink'], scale: 0.86 },
  departures: {
    rows: [80, 516, 630],
    ink: 'on-panel',
    tag: ['on-tag', 'tag'],
    frame: [6, 'panel-frame'],
    scale: 1.4,
  },
};

const flex = { display: 'flex', position: 'relative' } as const;

function box(style: ContainerNode['style'], children: Node[]): ContainerNode {
  return { type: 'container', style: { ...flex, ...style }, children };
}

/** The style of the title and of the name of the site. */
const lettering = {
  fontFamily: fontFamilies.heading,
  fontWeight: fontWeights.heading,
  letterSpacing: '-0.03em',
} as const;

/** What the share images of a site have in common. */
export interface CardStyle {
  look: LookName;
  colours: Colours;
  /** Whether the site is written from right to left; its share images are mirrored. */
  isMirrored: boolean;
}

/**
 * The layout of a share image in the design of the look: the title and a tag, an optional cover beside them, and
 * below them the name of the site.
 *
 * @param cover The cover in the size of `coverSize`, as pixels or as the name of an image. Without
 *   a cover the texts have the whole width.
 */
export function card(
  words: CardWords,
  cover: ImageNode['src'] | undefined,
  { look, colours, isMirrored }: CardStyle,
): ContainerNode {
  const design = designs[look];
  const flexDirection = isMirrored ? 'row-reverse' : 'row';
  const alignItems = isMirrored ? 'flex-end' : 'flex-start';
  const row = { flexDirection, padding: `0 ${margin}px`, alignItems: 'center' } as const;
  const [top, bottom, end] = design.rows;
  const [padding, colour, boxShadow] = design.frame;
  const frame = { padding, backgroundColor: colours(colour), ...(boxShadow && { boxShadow }) };
  const picture = cover && { type: 'image' as const, src: cover, style: { ...coverSize } };
  const width = cardSize.width - 2 * margin - (cover ? coverSize.width + 92 : 0);
  const name = { ...lettering, fontSize: 36, color: colours(design.brand ?? 'ink'), lineClamp: 1 };
  return box({ ...cardSize, flexDirection: 'column' }, [
    { type: 'image', src: 'ground', style: { position: 'absolute', top: 0, left: 0, ...cardSize } },
    box({ height: top }, []),
    box({ ...row, height: bottom - top, justifyContent: 'space-between' }, [
      box(
        { width, flexDirection: 'column', alignItems },
        titleAndTag(words, width, design, colours),
      ),
      ...(picture ? [box(frame, [picture])] : []),
    ]),
    box({ ...row, height: end - bottom }, words.brand ? [textNode(words.brand, name)] : []),
  ]);
}

function titleAndTag(
  { title, line }: CardWords,
  width: number,
  { ink = 'ink', tag: [text, ground], scale }: Design,
  colours: Colours,
): Node[] {
  const heading =
    title &&
    textNode(title, {
      ...lettering,
      fontSize: titleSize(title, width, scale),
      lineHeight: 1.06,
      color: colours(ink),
      lineClamp: 4,
      wordBreak: 'break-word',
    });
  const label =
    line &&
    textNode(line, {
      marginTop: 28,
      maxWidth: '100%',
      fontFamily: fontFamilies.text,
      fontSize: 26,
      fontWeight: fontWeights.strong,
      lineHeight: 1.2,
      color: colours(text),
      ...(ground && { padding: '8px 16px 10px', backgroundColor: colours(ground) }),
      lineClamp: 2,
    });
  return [heading, label].flatMap((node) => node || []);
}

/** Font size of the title in pixels: smaller for long titles, so that they fit on four lines. */
function titleSize(title: string, width: number, scale = 1): number {
  const length = [...title].length;
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const byLength = length <= 18 ? 100 : length <= 36 ? 78 : length <= 60 ? 56 : 44;
  const preferred = (width > 800 ? byLength * 1.2 : byLength) * scale;
  return Math.round(Math.max(26, Math.min(preferred, (width * scale) / (longest * 0.58))));
}

/** A text in the writing direction of its first letter, with an ellipsis if it does not fit. */
function textNode(text: string, style: TextNode['style']): TextNode {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const dir = isRightToLeft(letter) ? 'rtl' : 'ltr';
  return { type: 'text', text, dir, style: { ...style, textOverflow: 'ellipsis' } };
}

/** Images that every share image contains, with the name that an image node has as `src`. */
export function cardImages({ look, colours, isMirrored }: CardStyle) {
  const drawing = lookShareGround(look).replaceAll(/var\(--([\w-]+)\)/g, (_, name) =>
    colours(name),
  );
  const mirrored = drawing
    .replace(/<svg[^>]*>/, '$&<g transform="matrix(-1 0 0 1 1200 0)">')
    .replace('</svg>', '</g></svg>');
  return [{ src: 'ground', data: new TextEncoder().encode(isMirrored ? mirrored : drawing) }];
}
