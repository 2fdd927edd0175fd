import { makePicture } from '../../content/images/pictures.ts';
import type { Project } from '../../content/types.ts';
import type { ProjectPicture } from './ProjectPictures.tsx';

/** From a phone to a dense screen as wide as the page; the first two are those of the cards. */
const coverWidths = [400, 720, 1600];

/** A phone, and the dialog. */
const furtherWidths = [400, 1600];

/** The pictures of a project's page: its cover, then its further images in order. */
export async function projectPictures(project: Project): Promise<ProjectPicture[]> {
  const { cover, coverAlt, images } = project;
  const further = images.map(async ({ image, alt }) => ({
    picture: await makePicture(image, furtherWidths),
    alt,
  }));
  const first = cover && {
    picture: await makePicture(cover, coverWidths),
    alt: coverAlt ?? '',
  };
  return [...(first ? [first] : []), ...(await Promise.all(further))];
}
