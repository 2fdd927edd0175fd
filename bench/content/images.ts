import sharp from 'sharp';

/** Images as owners save them, by the name that content calls them by. */
const forms = {
  'wide.png': { width: 900, height: 30 },
  'tall.jpg': { width: 30, height: 700 },
  'usual.webp': { width: 640, height: 400 },
  'dot.gif': { width: 1, height: 1 },
  'LOUD.JPEG': { width: 300, height: 300 },
} as const;

/** A drawing, which has no size of its own. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8v5z" fill="#2a6"/></svg>';

/** The names of all images. */
export const imageNames: readonly string[] = [...Object.keys(forms), 'drawing.svg'];

let drawn: Promise<Map<string, Buffer>> | undefined;

/** The images by name, drawn once. */
export function images(): Promise<Map<string, Buffer>> {
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<Map<string, Buffer>> {
  const files = new Map([['drawing.svg', Buffer.from(drawing)]]);
  for (const [name, size] of Object.entries(forms)) {
    const create = { ...size, channels: 4, background: '#a36c' } as const;
    const format = name.toLowerCase().replace(/^.*\./, '');
    const image = sharp({ create }).toFormat(readFormat(format));
    files.set(name, await image.toBuffer());
  }
  return files;
}

function readFormat(ending: string): 'png' | 'jpeg' | 'webp' | 'gif' {
  if (ending === 'png' || ending === 'webp' || ending === 'gif') return ending;
  return 'jpeg';
}
