import {
  type MakePicture,
  makePicture,
  type PictureData,
} from '../../../components/make-picture.ts';
import { comparedWidths } from '../../../components/media/BeforeAfter.tsx';
import type { Project } from '../../../content/types.ts';
import { maxPictureWidth, pictureWidths } from './picture-width.ts';

/** Widths of the pictures in pixels, for the page and for the dialog. */
const widths = [...pictureWidths, maxPictureWidth];

/** A picture of a project that can be enlarged. */
export interface ProjectPicture {
  picture: PictureData;
  alt: string;
}

/** The pictures on the page of a project: its cover, then its further images in order. */
export function projectPictures(
  project: Project,
  make: MakePicture = makePicture,
): Promise<ProjectPicture[]> {
  const { cover, coverAlt = '', images } = project;
  const all = [...(cover ? [{ image: cover, alt: coverAlt }] : []), ...images];
  return Promise.all(
    all.map(async ({ image, alt }) => ({ picture: await make(image, widths), alt })),
  );
}

/** The pairs of "before" and "after" pictures of a project. */
export function comparedPictures({ gallery }: Project, make: MakePicture = makePicture) {
  return Promise.all(
    gallery.map(async (pair) => ({
      ...pair,
      before: await make(pair.before, comparedWidths),
      after: await make(pair.after, comparedWidths),
    })),
  );
}
