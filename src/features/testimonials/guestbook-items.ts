import { makePicture } from '../../content/images/pictures.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { GuestbookItem } from './GuestbookEntry.tsx';

/** Portraits are shown 56 or 208 pixels wide; dense screens get twice and three times as much. */
const widths = [56, 112, 168, 208, 416, 624];

/** The testimonials with their portraits ready to show. */
export async function guestbookItems(items: readonly Testimonial[]): Promise<GuestbookItem[]> {
  return Promise.all(
    items.map(async ({ id, author, title, text, image }) => ({
      id,
      author,
      title,
      text,
      portrait: image && (await makePicture(image, widths)),
    })),
  );
}
