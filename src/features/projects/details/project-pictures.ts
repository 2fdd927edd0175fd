import { makePicture, type PictureData } from '../../../components/pictures.ts';
import type { Project } from '../../../content/types.ts';
import type { ProjectPicture } from './ProjectPictures.tsx';

/** For phones to wide dense screens; the first two are those of the cards. */
const coverWidths = [400, 720, 1600];

/** For a phone and for the dialog. */
const furtherWidths = [400, 1600];

/** For a phone and for the width of the page. */
const comparedWidths = [720, 1600];

type Pair = Project['gallery'][number];

/** A pair of pictures from before and after, in their sizes. */
export type ComparedPictures = Omit<Pair, 'before' | 'after'> &
  Record<'before' | 'after', PictureData>;

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

/** The pairs of a project's gallery. */
export function comparedPictures({ gallery }: Project): Promise<ComparedPictures[]> {
  return Promise.all(
    gallery.map(async (pair) => ({
      ...pair,
      before: await makePicture(pair.before, comparedWidths),
      after: await makePicture(pair.after, comparedWidths),
    })),
  );
}
