import { makePicture, type PictureData } from '../../components/make-picture.ts';
import { pictureWidths } from '../../components/picture-widths.ts';
import type { Content } from '../../content/types.ts';

/** The images of client logos, by client id. */
export type ClientLogos = Readonly<Record<string, PictureData>>;

/** Makes the images of the logos of all clients that have one. */
export async function clientLogos(clients: Content['clients']): Promise<ClientLogos> {
  const entries = (clients?.clients ?? []).flatMap(({ id, logo }) =>
    logo
      ? [makePicture(logo, pictureWidths.clientLogo).then((picture) => [id, picture] as const)]
      : [],
  );
  return Object.fromEntries(await Promise.all(entries));
}
