import { makePicture } from '../../../content/images/pictures.ts';
import type { Project } from '../../../content/types.ts';
import type { ProjectPicture } from './ProjectPictures.tsx';

/** For phones to wide dense screens; the first two are those of the cards. */
const coverWidths = [400, 720, 1600];

/** For a phone and for the dialog. */
const furtherWidths = [400, 1600];

/** The pictures of a project's page: its cover, then its further images in order. */
export function projectPictures(project: Project): Promise<ProjectPicture[]> {
  const { cover, coverAlt = '', images } = project;
  const all = [
    ...(cover ? [{ image: cover, alt: coverAlt, widths: coverWidths }] : []),
    ...images.map(({ image, alt }) => ({ image, alt, widths: furtherWidths })),
  ];
  return Promise.all(
    all.map(async ({ image, alt, widths }) => ({ picture: await makePicture(image, widths), alt })),
  );
}
