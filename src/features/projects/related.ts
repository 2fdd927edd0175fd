/** What relates projects. */
interface Relatable {
  readonly id: string;
  readonly category: string;
  readonly technologies: readonly string[];
}

/** How many related projects a project's page shows. */
const offered = 3;

/**
 * For each project the three that share most with it (its category and each technology count
 * one), newer ones first where as many are shared. The work grows with the number of projects,
 * not with its square: projects of one mix of category and technologies share the same candidates.
 *
 * @param projects Newest first.
 * @returns By id; fewer than three where fewer share anything.
 */
export function relatedProjects<T extends Relatable>(projects: readonly T[]): Map<string, T[]> {
  const mixes = new Map<string, { tags: Set<string>; newest: { project: T; place: number }[] }>();
  const mixOf = ({ category, technologies }: T) =>
    JSON.stringify([category, ...[...technologies].sort()]);
  projects.forEach((project, place) => {
    const key = mixOf(project);
    const mix = mixes.get(key) ?? { tags: tagsOf(project), newest: [] };
    // One more than needed, because the project itself is left out.
    if (mix.newest.length <= offered) mix.newest.push({ project, place });
    mixes.set(key, mix);
  });
  const candidates = new Map(
    [...mixes].map(([key, { tags }]) => [
      key,
      [...mixes.values()]
        .map((other) => ({ shared: [...other.tags].filter((tag) => tags.has(tag)).length, other }))
        .filter(({ shared }) => shared > 0)
        .flatMap(({ shared, other }) => other.newest.map((entry) => ({ shared, ...entry })))
        .sort((a, b) => b.shared - a.shared || a.place - b.place)
        .slice(0, offered + 1)
        .map(({ project }) => project),
    ]),
  );
  return new Map(
    projects.map((project) => [
      project.id,
      (candidates.get(mixOf(project)) ?? [])
        .filter(({ id }) => id !== project.id)
        .slice(0, offered),
    ]),
  );
}

/** Category and technologies are told apart, because a content may use one word for both. */
function tagsOf({ category, technologies }: Relatable): Set<string> {
  return new Set([
    `category ${category}`,
    ...technologies.map((technology) => `technology ${technology}`),
  ]);
}
