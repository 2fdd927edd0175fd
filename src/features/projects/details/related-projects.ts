import type { Project } from '../../../content/types.ts';

type Relatable = Readonly<Pick<Project, 'id' | 'category' | 'technologies'>>;

const offered = 3;

/**
 * For each project the three that share most with it (its category and each technology count
 * one), newer ones first where as many are shared. Projects with the same category and technologies
 * have the same candidates, so the work does not grow with the square of the number of projects.
 *
 * @param projects Newest first.
 * @returns By id; fewer than three where fewer share anything.
 */
export function relatedProjects<T extends Relatable>(projects: readonly T[]): Map<string, T[]> {
  const entries = projects.map((project, place) => ({ project, place, tags: tagsOf(project) }));
  const groups = [...Map.groupBy(entries, ({ tags }) => tags.join('\n')).values()];
  const related = new Map<string, T[]>();
  for (const group of groups) {
    const groupTags = new Set(group[0]?.tags);
    const candidates = groups
      .flatMap((others) => {
        const shared = others[0]?.tags.filter((tag) => groupTags.has(tag)).length ?? 0;
        // One more than needed, because a project is not related to itself.
        return shared > 0
          ? others.slice(0, offered + 1).map((entry) => ({ ...entry, shared }))
          : [];
      })
      .sort((a, b) => b.shared - a.shared || a.place - b.place)
      .slice(0, offered + 1)
      .map(({ project }) => project);
    for (const { project } of group) {
      const others = candidates.filter((candidate) => candidate !== project);
      related.set(project.id, others.slice(0, offered));
    }
  }
  return related;
}

/** Category and technologies are kept apart, because a content may use one word for both. */
function tagsOf({ category, technologies }: Relatable): string[] {
  const tags = technologies.map((technology) => `technology ${technology}`);
  return [...new Set(tags).add(`category ${category}`)].sort();
}
