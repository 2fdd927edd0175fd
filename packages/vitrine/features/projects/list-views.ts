import type { ProjectsPage } from '../../content/schemas/projects.ts';

/** A view of the list of projects: with pictures, or as a list of texts. */
export type ListView = NonNullable<ProjectsPage['view']>;

/** Fewer projects than this can be seen at a glance in either view. */
const minForChoice = 4;

/**
 * The views of the list of projects that the page contains; the first one is shown first. Visitors can choose between
 * two views only if the content names a view and has pictures. Other sites have the view with pictures only.
 */
export function listViews(
  view: ListView | undefined,
  projects: readonly { cover?: unknown }[],
): readonly ListView[] {
  const first = view ?? 'pictures';
  const hasChoice = projects.length >= minForChoice && projects.some(({ cover }) => cover);
  if (view === undefined || !hasChoice) return [first];
  return first === 'list' ? ['list', 'pictures'] : ['pictures', 'list'];
}
