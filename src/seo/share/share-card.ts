import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core';
import { type LookName, looks } from '../../looks/looks.ts';
import { fontWeights } from '../../styles/typefaces.ts';
import type { Colours } from '../site-colours.ts';

/** Width and height of a shared image in pixels, as Open Graph and X show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the cover on a card in pixels. */
export const coverSize = { width: 496, height: 310 } as const;

export interface CardWords {
  /** The large words. */
  title?: string | undefined;
  /** The words on the price tag. */
  line?: string | undefined;
  /** The words on the sill. */
  brand?: string | undefined;
}

/**
 * Other fonts are used where these lack a letter. The file of accented letters comes first: takumi
 * composes some of them wrongly from the signs of a Latin file.
 */
const fontFamilies = {
  heading: 'heading-latin-ext, heading-latin',
  text: 'text-latin-ext, text-latin',
};

/** Height of the awning in pixels, the hem included; of its scallops; and of its shadow below. */
const awningHeight = 112;
const hem = 26;
const shadowRoom = 12;
const straightHeight = awningHeight - hem;

/**
 * A page in the colours of its look: an edge above, the title and perhaps the cover, and the brand.
 *
 * @param cover The project's picture in the size of `coverSize`: its pixels, or the name of an image.
 *   Without one the words have the whole width.
 */
export function card(
  words: CardWords,
  cover: ImageNode['src'] | undefined,
  colours: Colours,
): ContainerNode {
  const sillHeight = 84;
  const frame = 30;
  const height = cardSize.height - awningHeight - sillHeight;
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: colours('panel'),
    },
    children: [
      { type: 'container', style: { height: awningHeight - hem } },
      {
        type: 'container',
        style: {
          height: height + hem,
          marginLeft: frame,
          marginRight: frame,
          padding: `${hem}px 52px 0 52px`,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          backgroundColor: colours('paper-raised'),
          borderWidth: 5,
          borderStyle: 'solid',
          borderColor: colours('panel-line'),
        },
        children: [
          titleAndTag(words, cover !== undefined, colours),
          ...(cover ? [print(cover, colours)] : []),
        ],
      },
      {
        type: 'container',
        style: {
          height: sillHeight,
          display: 'flex',
          alignItems: 'center',
          paddingLeft: 58,
          paddingRight: 58,
          borderTopWidth: 12,
          borderTopStyle: 'solid',
          borderTopColor: colours('panel-frame'),
        },
        children: words.brand ? [brandName(words.brand, colours)] : [],
      },
      {
        type: 'image',
        src: 'edge',
        style: {
          position: 'absolute',
          top: 0,
          left: 0,
          width: cardSize.width,
          height: awningHeight + shadowRoom,
        },
      },
    ],
  };
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
      padding: '9px 20px 11px 20px',
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
  return {
    type: 'container',
    style: {
      width: hasCover ? 484 : 1030,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
    children: [heading, tag].flatMap((node) => node || []),
  };
}

/** Long titles are set smaller, so that four lines hold them. */
function titleSize(title: string, hasCover: boolean): number {
  const length = [...title].length;
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const maxWidth = hasCover ? 480 : 1030;
  const byLength = length <= 18 ? 84 : length <= 36 ? 68 : length <= 60 ? 54 : 44;
  const wanted = hasCover ? byLength : byLength * 1.35;
  return Math.round(Math.max(26, Math.min(wanted, maxWidth / (longest * 0.58))));
}

function print(cover: ImageNode['src'], colours: Colours): Node {
  return {
    type: 'container',
    style: {
      display: 'flex',
      padding: 10,
      backgroundColor: colours('tile'),
      borderWidth: 2,
      borderStyle: 'solid',
      borderColor: colours('rule-strong'),
      boxShadow: '0 14px 26px rgba(20, 24, 40, 0.22)',
    },
    children: [{ type: 'image', src: cover, ...coverSize, style: { ...coverSize } }],
  };
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

/** Words in the direction of their first letter; a text that does not fit ends with an ellipsis. */
function textNode(text: string, style: TextNode['style']): TextNode {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const isRtl = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
  const dir = isRtl.test(letter) ? 'rtl' : 'ltr';
  return { type: 'text', text, dir, style: { ...style, textOverflow: 'ellipsis' } };
}

/** The images that every card shows, by the names that its nodes give as `src`. */
export function cardImages(colours: Colours, look: LookName): { src: string; data: Uint8Array }[] {
  const draw = { awning, band }[looks[look].shareDecoration];
  return [{ src: 'edge', data: new TextEncoder().encode(draw(cardSize.width, colours)) }];
}

/** A plain band in the accent, as an SVG. */
function band(width: number, colours: Colours): string {
  const height = awningHeight + shadowRoom;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${straightHeight / 2}H0z" fill="${colours('accent')}"/></svg>`;
}

/** The striped awning with its scalloped hem, as an SVG with some room below for its shadow. */
function awning(width: number, colours: Colours): string {
  const stripe = 50;
  const stripes = Array.from({ length: Math.ceil(width / stripe) }, (_, index) => {
    const x = index * stripe;
    const shape = `M${x} 0h${stripe}v${straightHeight}a${stripe / 2} ${hem} 0 0 1 -${stripe} 0z`;
    return { shape, colour: colours(index % 2 === 0 ? 'accent' : 'cream') };
  });
  const shadows = stripes.map(
    ({ shape }) => `<path d="${shape}" transform="translate(0 9)" fill="#14201c" opacity=".28"/>`,
  );
  const cloths = stripes.map(({ shape, colour }) => `<path d="${shape}" fill="${colour}"/>`);
  const height = awningHeight + shadowRoom;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#14201c" stop-opacity=".3"/><stop offset=".5" stop-color="#14201c" stop-opacity="0"/></linearGradient></defs>${shadows.join('')}${cloths.join('')}<path d="M0 0h${width}v${straightHeight}H0z" fill="url(#s)"/></svg>`;
}
