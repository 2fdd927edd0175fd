import {
  type MakePicture,
  makePicture,
  type PictureData,
} from '../../../components/make-picture.ts';
import { pictureWidths } from '../../../components/picture-widths.ts';
import type { Project } from '../../../content/types.ts';

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
    all.map(async ({ image, alt }) => ({
      picture: await make(image, pictureWidths.enlarged),
      alt,
    })),
  );
}

/** The pairs of "before" and "after" pictures of a project. */
export function comparedPictures({ gallery }: Project, make: MakePicture = makePicture) {
  return Promise.all(
    gallery.map(async (pair) => ({
      ...pair,
      before: await make(pair.before, pictureWidths.compared),
      after: await make(pair.after, pictureWidths.compared),
    })),
  );
}
