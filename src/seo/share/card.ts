import type { ContainerNode } from '@takumi-rs/core';
import { awning, awningHeight, hem, shadowRoom } from './awning.ts';
import { type CardImage, type CardWords, type Colours, type Cover, cardSize } from './card-form.ts';
import { print, sill, words as wordsOf } from './card-parts.ts';

/**
 * A page as a shop window: awning, glass with the title and perhaps the cover, and the sill.
 *
 * @param cover The project's picture; without one the words have the whole width.
 */
export function card(words: CardWords, cover: Cover | undefined, colours: Colours): ContainerNode {
  const sillHeight = 84;
  const frame = 30;
  const height = cardSize.height - awningHeight - sillHeight;
  return {
    type: 'container',
    style: {
      ...cardSize,
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: colours('green'),
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
          borderColor: colours('green-light'),
        },
        children: [
          wordsOf(words, cover !== undefined, colours),
          ...(cover ? [print(cover, colours)] : []),
        ],
      },
      sill(words.brand, sillHeight, colours),
      {
        type: 'image',
        src: 'awning',
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

/** The images that every card shows. */
export function cardImages(colours: Colours): CardImage[] {
  return [{ src: 'awning', data: new TextEncoder().encode(awning(cardSize.width, colours)) }];
}
