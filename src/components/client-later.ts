import type { ClientDirective } from 'astro';

/** How long a page that is seen may take until its parts come alive all the same, in milliseconds. */
const longestLoad = 3000;

/**
 * `client:later` brings a part of a page to life when the page has loaded and is painted, so that
 * its script takes nothing from what the visitor is waiting for. `client:later="seen"` also waits
 * until the part is seen.
 */
const later: ClientDirective = (load, { value }, element) => {
  const hydrate = async () => (await load())();
  void pagePainted().then(() => (value === 'seen' ? whenSeen(element, hydrate) : hydrate()));
};

function pagePainted(): Promise<unknown> {
  return new Promise((resolve) => {
    // The directive stands in the page, so it always runs before the load event.
    addEventListener('load', () => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
    // A page that is rendered ahead, or opened in another tab, waits for its visitor.
    const look = () => (document.hidden ? wait() : resolve(undefined));
    const wait = () => setTimeout(look, longestLoad);
    wait();
  });
}

function whenSeen(element: HTMLElement, hydrate: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrate();
  });
  for (const child of element.children) observer.observe(child);
}

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from there
export default later;
