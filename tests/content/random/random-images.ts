import sharp from 'sharp';
import { formats } from '../../../packages/vitrine/content/schemas/fields/formats.ts';

/** Images as owners save them: file name, format, width and height. */
const forms = [
  ['wide.png', 'png', 900, 30],
  ['tall.jpg', 'jpeg', 30, 700],
  ['usual.webp', 'webp', 640, 400],
  ['dot.gif', 'gif', 1, 1],
  ['LOUD.JPEG', 'jpeg', 300, 300],
] as const;

/** An SVG without width and height. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8v5z" fill="#2a6"/></svg>';

/** Videos with only the first bytes of their file type, which no browser can play, and captions. */
const media = [
  ['walk.mp4', '\0\0\0\x18ftypisom'],
  ['Tour.WEBM', '\x1a\x45\xdf\xa3'],
  ['said.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nBread.\n'],
] as const;

/** The names of all files that a field may name, by the format of the field. */
export const fileNames: ReadonlyMap<string, readonly string[]> = new Map([
  [formats.image, [...forms.map(([name]) => name), 'drawing.svg']],
  [formats.video, ['walk.mp4', 'Tour.WEBM']],
  [formats.pictureVideo, ['Tour.WEBM']],
  [formats.captions, ['said.vtt']],
]);

/** Draws the images, and makes the videos and captions. @returns The bytes of each file by name. */
export async function drawImages(): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = forms.map(async ([name, format, width, height]) => {
    const create = { width, height, channels: 4, background: '#a36c' } as const;
    return [name, await sharp({ create }).toFormat(format).toBuffer()] as const;
  });
  const others = media.map(([name, begin]) => [name, Buffer.from(begin, 'latin1')] as const);
  return new Map([...(await Promise.all(drawn)), ['drawing.svg', Buffer.from(drawing)], ...others]);
}
