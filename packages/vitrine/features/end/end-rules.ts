import { seenLength } from '../../components/seen-length.ts';
import type { FaqEntry } from '../../content/schemas/faq.ts';
import type { Service, Services } from '../../content/schemas/services.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';

/** The questions at the end of a page, and the longest answer in characters that is shown without a click. */
const [shownQuestions, longestAnswer] = [2, 120];

/**
 * The testimonials at the end of a project's page: those about the project, then those about a service that
 * names the project. Without any, one that names no project, in turn on the pages of projects. Testimonials
 * about other projects are never shown.
 *
 * @param index The position of the project in the list of all projects.
 */
export function quotesOfProject(
  id: string,
  index: number,
  items: readonly Testimonial[],
  services: readonly Service[] = [],
): Testimonial[] {
  const itsServices = services.filter(({ projects }) => projects.includes(id)).map((one) => one.id);
  const general = items.filter(({ project }) => project === undefined);
  const aboutProject = [
    ...items.filter(({ project }) => project === id),
    ...general.filter(({ service }) => service && itsServices.includes(service)),
  ];
  return aboutProject.length > 0 ? aboutProject : general.slice(index % general.length).slice(0, 1);
}

/** The testimonials that name a service or one of the projects that belong to the service. */
export function quotesOfService(
  { id, projects }: Service,
  items: readonly Testimonial[],
): Testimonial[] {
  return items.filter(
    ({ service, project }) => service === id || (project && projects.includes(project)),
  );
}

/** The price that represents all services: `from`, or that of the first service with a price, with its name. */
export function lowestPrice(services: Pick<Services, 'from' | 'services'> | undefined) {
  if (services?.from) return { price: services.from };
  const first = services?.services.find(({ price }) => price);
  return first?.price ? { price: first.price, of: first } : undefined;
}

export interface ShownQuestion extends FaqEntry {
  /** Whether the answer is shown at once. */
  isOpen: boolean;
}

/**
 * The questions at the end of a page: the first two. Their answers are open if they are short.
 *
 * @param hasAll Whether the other questions follow, closed, because the site has no other page that shows them.
 */
export function endQuestions(questions: readonly FaqEntry[], hasAll: boolean): ShownQuestion[] {
  return questions.slice(0, hasAll ? undefined : shownQuestions).map((entry, index) => ({
    ...entry,
    isOpen: index < shownQuestions && seenLength(textOf(entry.answer)) <= longestAnswer,
  }));
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();
