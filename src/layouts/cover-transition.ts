import { isStill } from '../lib/motion.ts';

const name = 'project-cover';
let carried: HTMLElement | undefined;

/**
 * Lets a page change carry the cover of a card into the page of its project, and back, unless the
 * visitor or the system wants everything still: then page-transition.ts stops the change itself.
 */
export function startCoverTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && !isStill()) carry(activation?.entry?.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    putDown();
    if (!viewTransition || isStill()) return;
    carry(window.navigation?.activation?.from?.url);
    viewTransition.finished.then(putDown);
  });
}

/** Names the cover of the project at an address, unless the page has one that is named already. */
function carry(address: string | null | undefined): void {
  const id = address && /\/details\/([^/?#]+)/.exec(address)?.[1];
  if (!id || document.querySelector('[data-main-print]')) return;
  carried = document.querySelector<HTMLElement>(`[data-print="${CSS.escape(id)}"]`) ?? undefined;
  if (carried) carried.style.viewTransitionName = name;
}

function putDown(): void {
  if (carried) carried.style.viewTransitionName = '';
  carried = undefined;
}
