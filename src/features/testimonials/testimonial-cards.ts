import { href } from '../../components/href.ts';
import { writeDate } from '../../components/write-date.ts';
import { makePicture } from '../../content/images/pictures.ts';
import type { Service } from '../../content/schemas/services.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Content } from '../../content/types.ts';
import type { TestimonialCardData, TestimonialNote } from './TestimonialCard.tsx';

/** Portraits are shown 56 or 208 pixels wide; dense screens get twice and three times as much. */
const widths = [56, 112, 168, 208, 416, 624];

/**
 * The testimonials with their portraits ready to show.
 *
 * @param notesOf Gives the notes of each; without it, they have none.
 */
export async function testimonialCards(
  items: readonly Testimonial[],
  notesOf?: (item: Testimonial) => readonly TestimonialNote[],
): Promise<TestimonialCardData[]> {
  return Promise.all(
    items.map(async (item) => ({
      id: item.id,
      author: item.author,
      title: item.title,
      text: item.text,
      portrait: item.image && (await makePicture(item.image, widths)),
      source: item.url,
      ...(notesOf && { notes: notesOf(item) }),
    })),
  );
}

/**
 * Gives the notes of testimonials: links to the project and the service, the year, the source.
 *
 * @param path The path of the page that shows them, which needs no link to itself.
 */
export function testimonialNotes({ site, root, projects, services }: Content, path: string) {
  return ({ project, service, year, url }: Testimonial): TestimonialNote[] => {
    const work = projects?.all.find(({ id }) => id === project);
    const offer = services?.services.find(({ id }) => id === service);
    const pages = [
      ...(work ? [{ label: work.title, to: `/details/${work.id}`, lang: work.language }] : []),
      ...(offer
        ? [{ label: offer.title, to: `/service/${offer.id}`, lang: services?.language }]
        : []),
    ];
    return [
      ...pages
        .filter(({ to }) => to !== path)
        .map((page) => ({ ...page, to: href(page.to, root) })),
      ...(year ? [{ label: writeDate(String(year), site.locale) }] : []),
      ...(url ? [{ label: new URL(url).host, to: url }] : []),
    ];
  };
}

/** How many testimonials about other work a project's page shows; About and Home have them all. */
const shown = 3;

/** The testimonials of a project's page: those about the project, and others in order. */
export function testimonialsFor(project: string, items: readonly Testimonial[]) {
  const own = items.filter((item) => item.project === project);
  return { own, others: items.filter((item) => !own.includes(item)).slice(0, shown) };
}

/** The testimonials about a kind of work: those that name the service or one of its projects. */
export function voicesOn({ id, projects }: Service, items: readonly Testimonial[]): Testimonial[] {
  return items.filter(
    ({ service, project }) => service === id || (project && projects.includes(project)),
  );
}
