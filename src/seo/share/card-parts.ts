import type { Node } from '@takumi-rs/core';
import { fontWeights } from '../../styles/typefaces.ts';
import { type CardWords, type Colours, type Cover, coverSize } from './card-form.ts';

/** Long titles are set smaller, so that four lines hold them. */
function titleSize(title: string, hasCover: boolean): number {
  const length = [...title].length;
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const room = hasCover ? 480 : 1030;
  const byLength = length <= 18 ? 84 : length <= 36 ? 68 : length <= 60 ? 54 : 44;
  const wanted = hasCover ? byLength : byLength * 1.35;
  return Math.round(Math.max(26, Math.min(wanted, room / (longest * 0.58))));
}

export function words({ title, line }: CardWords, hasCover: boolean, colours: Colours): Node {
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
        fontWeight: fontWeights.heading,
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
      fontWeight: fontWeights.strong,
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
export function print(cover: Cover, colours: Colours): Node {
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

/** The sill with the name of the site. */
export function sill(brand: string | undefined, height: number, colours: Colours): Node {
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
  const name: Node = {
    type: 'text',
    text: brand,
    dir: directionOf(brand),
    style: {
      fontFamily: 'heading',
      fontSize: 36,
      fontWeight: fontWeights.heading,
      letterSpacing: '-0.03em',
      color: colours('on-green'),
      lineClamp: 1,
      textOverflow: 'ellipsis',
    },
  };
  return { type: 'container', style, children: [name] };
}

/** The direction of a text by its first letter. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}
