import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Project } from '../../content/types.ts';

/** The project beside a service: the first one with cover and figure, else with a cover, else with a figure. */
export function caseOf<Shown extends Pick<Project, 'cover' | 'results'>>(
  projects: readonly Shown[],
): Shown | undefined {
  const hasFigure = ({ results }: Shown) => results.length > 0;
  return (
    projects.find((project) => project.cover && hasFigure(project)) ??
    projects.find(({ cover }) => cover) ??
    projects.find(hasFigure)
  );
}

/** The words of the client of a case, and the testimonials that are left for the end of the page. */
export function quoteOfCase(
  project: Pick<Project, 'id'> | undefined,
  quotes: readonly Testimonial[],
) {
  const quote = project && quotes.find((one) => one.project === project.id);
  return { quote, others: quotes.filter((one) => one !== quote) };
}
