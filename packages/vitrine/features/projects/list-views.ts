import type { ProjectsPage } from '../../content/schemas/projects.ts';

/** A form of the list of projects: with pictures, or as texts. */
export type ListView = NonNullable<ProjectsPage['view']>;

/** Fewer projects than this are seen at a glance in either form. */
const minForChoice = 4;

/**
 * The forms in which the list of projects is on the page, the one that is shown first. There are two, for visitors to
 * choose between, only if the content names one and has pictures, so that other sites keep their cards.
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
