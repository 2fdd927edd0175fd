// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startSlider } from './slider.ts';

const WIDTH = 300;

/** Starts a slider with four items of equal width, which a browser would lay out. */
function openSlider(step = WIDTH) {
  const item = (number: number) =>
    `<div aria-label="${number} of 4"><blockquote>Text ${number}</blockquote><figcaption><b>Author ${number}</b></figcaption></div>`;
  document.body.innerHTML = `<section data-slider data-columns="3">
    <div data-track>${[1, 2, 3, 4].map(item).join('')}</div>
    <button data-turn="-1">Previous</button><button data-turn="1">Next</button>
    <span data-place></span><p aria-live="polite"></p></section>`;
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const track = find('[data-track]');
  for (const [index, child] of [...track.children].entries()) {
    child.getBoundingClientRect = () => new DOMRect(index * step - track.scrollLeft, 0, WIDTH, 9);
  }
  const scrolled = vi.fn(({ left = 0 }: ScrollToOptions) => scrollTo(left));
  Object.assign(track, { scrollTo: scrolled });
  const scrollTo = (left: number) => {
    track.scrollLeft = left;
    track.dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => paint(0));
  startSlider();
  return {
    track,
    scrolled,
    scrollTo,
    place: () => find('[data-place]').textContent,
    live: () => find('[aria-live]').textContent,
    turn: async (by: number) => {
      find(`[data-turn="${by}"]`).click();
      // The track scrolls in a task after the next paint.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test.each([WIDTH, -WIDTH])(
  'its buttons lead round the ends, with %d pixels a step',
  async (step) => {
    const { turn, place, live, scrolled } = openSlider(step);
    await turn(-1);
    expect([place(), live()]).toEqual(['4 of 4', '4 of 4: Text 4 Author 4']);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 3 * step, behavior: 'instant' });
    await turn(1);
    expect(place()).toBe('1 of 4');
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0 * step, behavior: 'instant' });
    await turn(1);
    expect(place()).toBe('2 of 4');
    expect(scrolled).toHaveBeenLastCalledWith({ left: step, behavior: 'auto' });
  },
);

test('it follows a swipe, but not the items that a button passes', async () => {
  const { track, turn, scrolled, scrollTo, place, live } = openSlider();
  scrolled.mockImplementation(() => undefined);
  await turn(1);
  await turn(1);
  scrollTo(WIDTH);
  expect(place()).toBe('3 of 4');
  track.dispatchEvent(new Event('touchstart'));
  scrollTo(1.4 * WIDTH);
  expect([place(), live()]).toEqual(['2 of 4', '2 of 4: Text 2 Author 2']);
});

test('copies that nobody can reach fill the columns behind the last item', async () => {
  const { track, turn, scrollTo, place } = openSlider();
  expect(track.childElementCount).toBe(4);
  await turn(1);
  const copies = [...track.children].slice(4);
  expect(copies.map((copy) => copy.getAttributeNames())).toEqual([['inert'], ['inert']]);
  expect(copies.map((copy) => copy.querySelector('blockquote')?.textContent)).toEqual([
    'Text 1',
    'Text 2',
  ]);
  track.dispatchEvent(new Event('wheel'));
  scrollTo(5 * WIDTH);
  expect(place()).toBe('4 of 4');
});
