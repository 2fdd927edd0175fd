import { isStill } from '../lib/motion.ts';

const name = 'project-cover';
let cover: HTMLElement | undefined;

/**
 * Moves the cover of a card to its place on the page of its project in a view transition, and back,
 * unless motion is off: then page-transition.ts skips the transition.
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

/** Names the cover of the project at an address, unless the page has a cover with that name. */
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
