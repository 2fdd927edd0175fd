import type { Project } from '../../../content/types.ts';

type Relatable = Readonly<Pick<Project, 'id' | 'category' | 'technologies'>>;

/** The number of related projects of a project. */
const MAX_RELATED = 3;

/**
 * Finds for each project the three other projects that share most tags with it (category and technologies), newer
 * projects first if equally many are shared. Projects with the same tags have the same candidates, so that the time
 * does not grow with the square of the number of projects.
 *
 * @param projects All projects, newest first.
 * @returns Related projects by project id; fewer than three if fewer projects share a tag.
 */
export function relatedProjects<T extends Relatable>(projects: readonly T[]): Map<string, T[]> {
  const entries = projects.map((project, index) => ({ project, index, tags: tagsOf(project) }));
  const groups = [...Map.groupBy(entries, ({ tags }) => tags.join('\n')).values()];
  const related = new Map<string, T[]>();
  for (const group of groups) {
    const groupTags = new Set(group[0]?.tags);
    const candidates = groups
      .flatMap((others) => {
        const shared = others[0]?.tags.filter((tag) => groupTags.has(tag)).length ?? 0;
        // One candidate more than needed, because the list of a project must not contain the project itself.
        return shared > 0
          ? others.slice(0, MAX_RELATED + 1).map((entry) => ({ ...entry, shared }))
          : [];
      })
      .sort((a, b) => b.shared - a.shared || a.index - b.index)
      .slice(0, MAX_RELATED + 1)
      .map(({ project }) => project);
    for (const { project } of group) {
      const others = candidates.filter((candidate) => candidate !== project);
      related.set(project.id, others.slice(0, MAX_RELATED));
    }
  }
  return related;
}

/** The tags of a project. Prefixes distinguish a category from a technology with the same name. */
function tagsOf({ category, technologies }: Relatable): string[] {
  const tags = technologies.map((technology) => `technology ${technology}`);
  return [...new Set(tags).add(`category ${category}`)].sort();
}
