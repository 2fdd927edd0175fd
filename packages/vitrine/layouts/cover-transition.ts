import { isStill } from '../browser/motion.ts';

const key = 'vitrine:cover';
let named: HTMLElement[] = [];

/**
 * Moves the cover of a project between its card and the project's page, in both directions, by a view transition.
 * Nothing else moves, because it would cross the picture. If motion is off, before-paint.js skips that transition.
 * ProjectDetails.module.css names the cover of a project's page, because this script may run after the first paint.
 */
export function startCoverTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation || isStill()) return;
    const cover = nameCover(activation.entry?.url, !isBack(activation));
    keepPicture(cover?.querySelector('img')?.currentSrc);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    clearNames();
    const { activation } = window.navigation ?? {};
    if (!viewTransition || !activation || isStill()) return;
    fillPicture(nameCover(activation.from?.url, isBack(activation)));
    viewTransition.finished.finally(clearNames).catch(() => {});
  });
  // The script runs after the first paint if the page was neither prerendered nor kept.
  if (!document.hidden) fillPicture(mainCover());
}

const mainCover = () => document.querySelector<HTMLElement>('[data-print="main"]');

/** Whether the visitor goes back in the history, so that the picture returns from page to card. */
function isBack({ entry, from, navigationType }: NavigationActivation): boolean {
  return navigationType === 'traverse' && (entry?.index ?? 0) < (from?.index ?? 0);
}

/**
 * Names the cover that takes part: that of a card, or that of the project's page.
 *
 * @param other The URL of the page from which or to which the visitor goes.
 * @param isCard Whether the card of the project at that URL takes part, on a page with both.
 * @returns The cover that takes part, if there is one.
 */
function nameCover(other: string | null | undefined, isCard: boolean): HTMLElement | undefined {
  const id = other && /\/details\/([^/?#]+)/.exec(other)?.[1];
  const card = id ? document.querySelector<HTMLElement>(`[data-print="${CSS.escape(id)}"]`) : null;
  const main = mainCover();
  // Between the pages of two projects, without a card of the other project, no cover moves.
  const cover = isCard ? (card ?? (id ? null : main)) : (main ?? card);
  if (cover === main) return main ?? undefined;
  if (main) nameAs('none', main);
  if (!cover) return undefined;
  nameAs('project-cover', cover);
  return cover;
}

function nameAs(name: string, element: HTMLElement): void {
  element.style.viewTransitionName = name;
  named.push(element);
}

function clearNames(): void {
  for (const element of named) element.style.viewTransitionName = '';
  named = [];
}

/** Stores the URL of the picture that moves, for the next page. */
function keepPicture(address = ''): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Storage is blocked, so the next page shows the mean colour until its picture has loaded.
  }
}

/** Shows the picture of the last page behind a picture that has not loaded yet. */
function fillPicture(cover: HTMLElement | null | undefined): void {
  const image = cover?.querySelector('img');
  if (!image) return;
  image.decoding = 'sync';
  try {
    const address = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (!address || image.complete) return;
    image.style.background = `url("${address}") center / contain`;
    image.addEventListener('load', () => image.removeAttribute('style'), { once: true });
  } catch {
    // See `keepPicture`.
  }
}
