import { isStill } from '../../../browser/motion.ts';

/** A project card in the window, with its place relative to the list. */
interface Card {
  id: string;
  left: number;
  top: number;
  height: number;
}

/**
 * Changes a list of project cards within a view transition: cards that leave fade, then cards that stay
 * move to their new places, then new cards fade in. Only cards in the window take part, because each
 * one needs a snapshot. While the transition runs, a card has a `view-transition-name` of its own, and
 * the `view-transition-class` values `project-card`, `place-1`, `place-2` and so on, counted from the
 * first card in the window, for the styles of a look, and `after-moves` if other cards move before it
 * fades in. If motion is off or the browser has no view transitions, the list changes at once.
 *
 * @param element The element that contains the list before and after the change.
 * @param change Changes the list; the document has to show the change when this function returns.
 */
export function transitionCards(element: Element, change: () => void): void {
  if (isStill() || !document.startViewTransition) {
    change();
    return;
  }
  const before = cardsInWindow(element);
  nameCards(before);
  let after = before;
  const transition = document.startViewTransition(() => {
    clearNames(before);
    change();
    after = cardsInWindow(element);
    const { moving, fading } = cardMoves(before, after);
    nameCards(after, fading, moving.size > 0 ? 'after-moves' : '');
  });
  // Browsers skip a transition when the next one starts too soon, which is no error.
  transition.ready.catch(() => {});
  transition.finished.finally(() => clearNames(after)).catch(() => {});
}

/**
 * The ids of cards of both lists that move, and of those that fade instead because they would cross other cards on
 * their way: a card moves only within its row, or if the list is a single column.
 */
export function cardMoves(before: readonly Card[], after: readonly Card[]) {
  const isColumn = new Set([...before, ...after].map(({ left }) => Math.round(left))).size === 1;
  const moving = new Set<string>();
  const fading = new Set<string>();
  for (const { id, left, top, height } of after) {
    const old = before.find((card) => card.id === id);
    if (!old) continue;
    const down = Math.abs(old.top - top);
    if (!isColumn && down >= height / 2) fading.add(id);
    else if (down >= 1 || Math.abs(old.left - left) >= 1) moving.add(id);
  }
  return { moving, fading };
}

function cardsInWindow(element: Element) {
  const origin = element.getBoundingClientRect();
  const covers = [...element.querySelectorAll<HTMLElement>('[data-print]')];
  return covers.flatMap((cover) => {
    const card = cover.closest('li');
    if (!card) return [];
    const { left, top, bottom, height } = card.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return [];
    return {
      id: cover.dataset.print ?? '',
      style: card.style,
      left,
      top: top - origin.top,
      height,
    };
  });
}

/** @param fading The ids of cards that get another name, so that for the browser they are new ones. */
function nameCards(
  cards: ReturnType<typeof cardsInWindow>,
  fading = new Set<string>(),
  kind = '',
): void {
  for (const [at, { id, style }] of cards.entries()) {
    style.viewTransitionName = `project-${id}${fading.has(id) ? '-new' : ''}`;
    style.viewTransitionClass = `project-card place-${at + 1} ${kind}`;
  }
}

function clearNames(cards: ReturnType<typeof cardsInWindow>): void {
  for (const { style } of cards) {
    style.viewTransitionName = '';
    style.viewTransitionClass = '';
  }
}
