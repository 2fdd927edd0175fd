import { afterPaint } from '../browser/after-paint.ts';
import { onClick } from '../browser/on-click.ts';

/**
 * Makes the buttons of the testimonial slider scroll its track, and follows visitors who swipe. A
 * live region announces the current testimonial. Copies of the first testimonials follow the last
 * one, so that no column is empty, unless all testimonials fit side by side.
 */
export function startSlider(): void {
  const slider = document.querySelector<HTMLElement>('[data-slider]');
  const track = slider?.querySelector<HTMLElement>('[data-track]');
  const position = slider?.querySelector('[data-place]');
  const live = slider?.querySelector('[aria-live]');
  if (!slider || !track || !position || !live) return;
  const items = [...track.children];
  let index = 0;
  /** The index of the item that a button scrolls to; items passed on the way do not become current. */
  let target: number | undefined;

  const show = (next: number) => {
    index = next;
    const item = items[index];
    position.textContent = item?.getAttribute('aria-label') ?? '';
    const [text, author] = item?.querySelectorAll('blockquote, figcaption > :first-child') ?? [];
    live.textContent = `${position.textContent}: ${text?.textContent} ${author?.textContent}`;
  };
  const follow = () => {
    const visible = Math.min(itemAt(track), items.length - 1);
    if (target !== undefined && target !== visible) return;
    target = undefined;
    if (visible !== index) show(visible);
  };
  const byHand = () => {
    target = undefined;
  };
  const repeatFirst = () => {
    const columns = Number(slider.dataset.columns);
    if (track.childElementCount > items.length || items.length <= columns) return;
    for (const item of items.slice(0, columns - 1)) {
      track.append(item.cloneNode(true));
      const copy = track.lastElementChild;
      for (const name of item.getAttributeNames()) {
        if (name !== 'class') copy?.removeAttribute(name);
      }
      copy?.toggleAttribute('inert', true);
    }
  };
  const moveBy = (by: number) => {
    const next = (index + by + items.length) % items.length;
    // Between the first and the last item the track jumps instead of scrolling past all items.
    const behavior = Math.abs(next - index) === 1 ? 'auto' : 'instant';
    target = next;
    show(next);
    afterPaint(() => {
      repeatFirst();
      track.scrollTo({ left: next * stride(track), behavior });
    });
  };
  for (const button of slider.querySelectorAll<HTMLElement>('[data-turn]')) {
    onClick(button, () => moveBy(Number(button.dataset.turn)));
  }
  // Copies are made only when a visitor uses the slider, because their portraits would otherwise be
  // loaded with the page.
  for (const event of ['pointerover', 'focusin']) {
    slider.addEventListener(event, () => {
      slider.dataset.used = '';
      afterPaint(repeatFirst);
    });
  }
  track.addEventListener('scroll', follow, { passive: true });
  for (const event of ['pointerdown', 'touchstart', 'wheel', 'keydown']) {
    track.addEventListener(event, byHand, { passive: true });
  }
  follow();
}

/** The distance from one item to the next in pixels; negative in right-to-left (RTL) text. */
function stride(track: HTMLElement): number {
  const [first, second] = Array.from(track.children, (child) => child.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : second - first;
}

/** The index of the first visible item in the track of the slider. */
function itemAt(track: HTMLElement): number {
  const step = stride(track);
  return step === 0 ? 0 : Math.max(0, Math.round(track.scrollLeft / step));
}
