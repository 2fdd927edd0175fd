import type { ContainerNode, ImageNode, Node } from '@takumi-rs/core';
import { awning, awningHeight } from './awning.ts';

/** Width and height of a shared image in pixels, as Open Graph and X show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the cover on a card in pixels. */
export const coverSize = { width: 496, height: 310 } as const;

/** What stands on a card. */
export interface CardWords {
  /** The large words. */
  title?: string | undefined;
  /** The words on the price tag. */
  line?: string | undefined;
  /** The words on the sill. */
  brand?: string | undefined;
}

/** Gives a colour of tokens.css by day, by its name. */
export type Colours = (name: string) => string;

/** An image that a card shows, by the name that its node gives as `src`. */
export interface CardImage {
  src: string;
  data: Uint8Array;
}

/** A picture in the size of `coverSize`: its pixels, or a name that stands for them. */
export type Cover = ImageNode['src'];

/**
 * A page as a shop window: awning, glass with the title and perhaps the cover, and the sill.
 *
 * @param cover The project's picture; without one the words have the whole width.
 */
export function card(words: CardWords, cover: Cover | undefined, colours: Colours): ContainerNode {
  const sill = 84;
  const frame = 30;
  const height = cardSize.height - awningHeight - sill;
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: colours('green'),
    },
    children: [
      { type: 'container', style: { height: awningHeight - 26 } },
      {
        type: 'container',
        style: {
          height: height + 26,
          marginLeft: frame,
          marginRight: frame,
          padding: '26px 52px 0 52px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          backgroundColor: colours('paper-raised'),
          borderWidth: 5,
          borderStyle: 'solid',
          borderColor: colours('green-light'),
        },
        children: [
          wordsNode(words, cover !== undefined, colours),
          ...(cover ? [print(cover, colours)] : []),
        ],
      },
      sillNode(words.brand, sill, colours),
      {
        type: 'image',
        src: 'awning',
        style: {
          position: 'absolute',
          top: 0,
          left: 0,
          width: cardSize.width,
          height: awningHeight + 12,
        },
      },
    ],
  };
}

/** The images that every card shows. */
export function cardImages(colours: Colours): CardImage[] {
  return [{ src: 'awning', data: new TextEncoder().encode(awning(cardSize.width, colours)) }];
}

/** Long titles are set smaller, so that four lines hold them. */
function titleSize(title: string, hasCover: boolean): number {
  const length = [...title].length;
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const room = hasCover ? 480 : 1030;
  const byLength = length <= 18 ? 84 : length <= 36 ? 68 : length <= 60 ? 54 : 44;
  const wanted = hasCover ? byLength : byLength * 1.35;
  return Math.round(Math.max(26, Math.min(wanted, room / (longest * 0.58))));
}

function wordsNode({ title, line }: CardWords, hasCover: boolean, colours: Colours): Node {
  const size = titleSize(title ?? '', hasCover);
  const children: Node[] = [];
  if (title) {
    children.push({
      type: 'text',
      text: title,
      dir: directionOf(title),
      style: {
        fontFamily: 'heading',
        fontSize: size,
        fontWeight: 720,
        letterSpacing: '-0.035em',
        lineHeight: 1.06,
        color: colours('ink'),
        lineClamp: 4,
        textOverflow: 'ellipsis',
        wordBreak: 'break-word',
      },
    });
  }
  if (line) children.push(tag(line, colours));
  return {
    type: 'container',
    style: {
      width: hasCover ? 484 : 1030,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
    children,
  };
}

function tag(line: string, colours: Colours): Node {
  return {
    type: 'text',
    text: line,
    dir: directionOf(line),
    style: {
      marginTop: 28,
      maxWidth: '100%',
      padding: '9px 20px 11px 20px',
      fontFamily: 'text',
      fontSize: 30,
      fontWeight: 650,
      lineHeight: 1.2,
      color: colours('on-brass'),
      backgroundColor: colours('brass'),
      borderRadius: 6,
      transform: 'rotate(-1.5deg)',
      lineClamp: 2,
      textOverflow: 'ellipsis',
    },
  };
}

/** The cover as a framed print. */
function print(cover: Cover, colours: Colours): Node {
  return {
    type: 'container',
    style: {
      display: 'flex',
      padding: 10,
      backgroundColor: colours('box'),
      borderWidth: 2,
      borderStyle: 'solid',
      borderColor: colours('rule-strong'),
      boxShadow: '0 14px 26px rgba(20, 24, 40, 0.22)',
    },
    children: [{ type: 'image', src: cover, ...coverSize, style: { ...coverSize } }],
  };
}

function sillNode(brand: string | undefined, height: number, colours: Colours): Node {
  const style = {
    height,
    display: 'flex',
    alignItems: 'center',
    paddingLeft: 58,
    paddingRight: 58,
    borderTopWidth: 12,
    borderTopStyle: 'solid',
    borderTopColor: colours('wood'),
  } as const;
  if (!brand) return { type: 'container', style };
  const words: Node = {
    type: 'text',
    text: brand,
    dir: directionOf(brand),
    style: {
      fontFamily: 'heading',
      fontSize: 36,
      fontWeight: 720,
      letterSpacing: '-0.03em',
      color: colours('on-green'),
      lineClamp: 1,
      textOverflow: 'ellipsis',
    },
  };
  return { type: 'container', style, children: [words] };
}

/** The direction of a text by its first letter. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}
