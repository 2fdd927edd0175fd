import { isStill } from '../lib/motion.ts';

const name = 'project-cover';
let cover: HTMLElement | undefined;

/**
 * Animates a project's cover between its card and the project's page, in both directions, by a view
 * transition. If motion is off, page-transition.ts skips that transition.
 */
export function startCoverTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && !isStill()) nameCover(activation?.entry?.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    clearName();
    if (!viewTransition || isStill()) return;
    nameCover(window.navigation?.activation?.from?.url);
    viewTransition.finished.then(clearName);
  });
}

/** Sets `view-transition-name` on the cover of the project at a URL, except on project pages. */
function nameCover(address: string | null | undefined): void {
  const id = address && /\/details\/([^/?#]+)/.exec(address)?.[1];
  if (!id || document.querySelector('[data-main-print]')) return;
  cover = document.querySelector<HTMLElement>(`[data-print="${CSS.escape(id)}"]`) ?? undefined;
  if (cover) cover.style.viewTransitionName = name;
}

function clearName(): void {
  if (cover) cover.style.viewTransitionName = '';
  cover = undefined;
}
