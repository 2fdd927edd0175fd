import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Content } from '../../content/types.ts';
import { href } from '../../site/href.ts';
import { type MakePicture, makePicture } from '../make-picture.ts';
import { pictureWidths } from '../picture-widths.ts';
import type { TestimonialCardData } from './TestimonialCard.tsx';

interface Place {
  content: Content;
  /** The path of the page with the cards, to which the cards do not link. */
  path: string;
}

/**
 * Makes the data of testimonial cards, with portraits in several widths.
 *
 * @param place The page with the cards, if they show the year and links to project, service and source.
 */
export async function testimonialCards(
  items: readonly Testimonial[],
  place?: Place,
  make: MakePicture = makePicture,
): Promise<TestimonialCardData[]> {
  return Promise.all(
    items.map(async (item) => ({
      id: item.id,
      author: item.author,
      title: [item.title, place && item.year].filter(Boolean).join(', '),
      text: item.text,
      stars: item.stars,
      portrait: item.image && (await make(item.image, pictureWidths.author)),
      source: item.url,
      links: place && linksOf(item, place),
    })),
  );
}

function linksOf(item: Testimonial, { content, path }: Place) {
  const { root, projects, services } = content;
  const project = projects?.all.find(({ id }) => id === item.project);
  const service = services?.services.find(({ id }) => id === item.service);
  return [
    ...(project ? [{ label: project.title, to: `/details/${project.id}` }] : []),
    ...(service ? [{ label: service.title, to: `/service/${service.id}` }] : []),
    ...(item.url ? [{ label: new URL(item.url).host, to: item.url }] : []),
  ]
    .filter(({ to }) => to !== path)
    .map(({ label, to }) => ({ label, to: href(to, root) }));
}
