import { maxPortraitBytes } from '../../../message/testimonial.ts';
import { testimonialControlId } from '../../../message/testimonial-ids.ts';

/** The longest side of a portrait that is sent, in pixels. */
const LONGEST = 800;

/** Quality of the encoded picture, from 0 to 1. */
const QUALITY = 0.86;

/**
 * Replaces the portrait that is chosen in the form for testimonials by a smaller one, which has no metadata such as a
 * place. A browser that cannot do so sends the file as it is.
 */
export function shrinkPortraits(): void {
  const input = document.getElementById(testimonialControlId('portrait'));
  const canvas = document.querySelector('canvas');
  if (!(input instanceof HTMLInputElement) || canvas === null) return;
  input.addEventListener('change', () => {
    canvas.hidden = true;
    shrink(input, canvas).catch(() => undefined);
  });
}

async function shrink(input: HTMLInputElement, canvas: HTMLCanvasElement): Promise<void> {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const isOpaque = ({ data }: ImageData) =>
    data.every((value, at) => at % 4 !== 3 || value === 255);
  let encoded = await encode('image/webp');
  // A browser that does not encode WebP returns PNG, which is large, but can be transparent.
  if (
    encoded?.type === 'image/png' &&
    (encoded.size > maxPortraitBytes ||
      isOpaque(drawing.getImageData(0, 0, canvas.width, canvas.height)))
  ) {
    drawing.globalCompositeOperation = 'destination-over';
    drawing.fillStyle = getComputedStyle(canvas).backgroundColor;
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    encoded = await encode('image/jpeg');
  }
  // Somebody may have chosen another file meanwhile.
  if (encoded === null || input.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(new File([encoded], file.name, { type: encoded.type }));
  input.files = chosen.files;
  canvas.hidden = false;
}
