import sharp from 'sharp';

/** Images as owners save them, by the name that content calls them by. */
const forms = [
  ['wide.png', 'png', 900, 30],
  ['tall.jpg', 'jpeg', 30, 700],
  ['usual.webp', 'webp', 640, 400],
  ['dot.gif', 'gif', 1, 1],
  ['LOUD.JPEG', 'jpeg', 300, 300],
] as const;

/** An image without a size of its own. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8v5z" fill="#2a6"/></svg>';

export const imageNames: readonly string[] = [...forms.map(([name]) => name), 'drawing.svg'];

/** Draws the images. @returns Their bytes by name. */
export async function drawImages(): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = forms.map(async ([name, format, width, height]) => {
    const create = { width, height, channels: 4, background: '#a36c' } as const;
    return [name, await sharp({ create }).toFormat(format).toBuffer()] as const;
  });
  return new Map([...(await Promise.all(drawn)), ['drawing.svg', Buffer.from(drawing)]]);
}
