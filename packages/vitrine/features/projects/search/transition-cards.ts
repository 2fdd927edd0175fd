import { isStill } from '../../../browser/motion.ts';

/**
 * Changes a list of project cards within a view transition: cards that stay move to their new
 * places, and new cards fade in. Only cards in the window take part, because each one needs a
 * snapshot. While the transition runs, a card has a `view-transition-name` of its own, and the
 * `view-transition-class` values `project-card` and `place-1`, `place-2` and so on, counted from the
 * first card in the window, for the styles of a look. If motion is off or the browser has no view
 * transitions, the list changes at once.
 *
 * @param element The element that contains the list before and after the change.
 * @param change Changes the list; the document has to show the change when this function returns.
 */
export function transitionCards(element: Element, change: () => void): void {
  if (isStill() || !document.startViewTransition) {
    change();
    return;
  }
  const before = nameCards(element);
  let after: readonly HTMLElement[] = [];
  const transition = document.startViewTransition(() => {
    clearNames(before);
    change();
    after = nameCards(element);
  });
  // Browsers skip a transition when the next one starts too soon, which is no error.
  transition.ready.catch(() => {});
  transition.finished.finally(() => clearNames(after)).catch(console.error);
}

function nameCards(element: Element): HTMLElement[] {
  const covers = [...element.querySelectorAll<HTMLElement>('[data-print]')];
  const cards = covers.flatMap((cover) => cover.closest('li') ?? []);
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const seen = cards.filter((_card, at) => {
    const { top = 0, bottom = 0 } = boxes[at] ?? {};
    return bottom > 0 && top < innerHeight;
  });
  for (const [at, card] of seen.entries()) {
    const id = card.querySelector<HTMLElement>('[data-print]')?.dataset.print;
    card.style.viewTransitionName = `project-${id}`;
    card.style.viewTransitionClass = `project-card place-${at + 1}`;
  }
  return seen;
}

function clearNames(cards: readonly HTMLElement[]): void {
  for (const { style } of cards) {
    style.viewTransitionName = '';
    style.viewTransitionClass = '';
  }
}
