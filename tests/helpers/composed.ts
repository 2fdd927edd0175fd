import { expect, type Page } from '@playwright/test';

/** What the measurement of a page finds: one line for each fault, and the worst cut of a cover. */
export interface Measured {
  cut: number;
  faults: string[];
}

/**
 * Soft assertion that the composition of a page bears its content: covers are not cut, pictures and texts
 * do not overlap, no section has a hole, no text is too small.
 */
export async function expectComposed(page: Page): Promise<void> {
  const view = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect.soft((await measure(page)).faults, `faults of the composition of ${view}`).toEqual([]);
}

/**
 * Measures the composition of a page.
 *
 * - Covers: the share of the picture that its frame or an ancestor cuts is 2 % at most, unless the owner allows it.
 * - Overlaps: a picture has no text or other picture on it, but a part with `data-overlay` may cover 15 % of it.
 * - Gaps: between two lines of content there is at most 1.5 times the distance between sections, or 128 px.
 * - Empty cells: no box with edges or a colour of its own has a void that is higher than that.
 * - Texts are at least 15 px large, labels 14 px.
 */
export async function measure(page: Page): Promise<Measured> {
  return await page.evaluate(() => {
    interface Box {
      what: string;
      element: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const faults = new Set<string>();
    const main = document.querySelector('main') ?? document.body;
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxOf = (what: string, element: Element, rect = element.getBoundingClientRect()): Box => {
      const { left, right, top, bottom } = rect;
      return { what, element, left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    const area = (box: Box) =>
      Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const shared = (one: Box, other: Box): Box => ({
      ...one,
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });

    // Texts, line by line: only the middle part of a line, which the letters fill.
    const texts: Box[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !seen(element)) continue;
      if (element.closest('script, style, .visually-hidden, [inert], .cover-frame')) continue;
      const { fontSize } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        const half = Math.min(rect.height, 0.7 * size) / 2;
        const middle = (rect.top + rect.bottom) / 2;
        texts.push(
          boxOf(
            words.slice(0, 40),
            element,
            new DOMRect(rect.left, middle - half, rect.width, 2 * half),
          ),
        );
      }
      const isLabel = element.closest('dt, .small-note, .tags, figcaption, label, [aria-hidden]');
      if (size < (isLabel ? 14 : 15) - 0.05)
        faults.add(`${size.toFixed(1)} px: ${words.slice(0, 40)}`);
    }

    // Pictures: the painted part of each, without what its frame or an ancestor cuts.
    let cut = 0;
    const pictures: Box[] = [];
    for (const image of main.querySelectorAll('img')) {
      const { width, height } = image.getBoundingClientRect();
      if (!seen(image) || width < 24) continue;
      const { objectFit, objectPosition } = getComputedStyle(image);
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const box = boxOf(image.alt || image.currentSrc, image);
      const [across, down] =
        objectFit === 'cover'
          ? [Math.max(width, height * ratio), Math.max(height, width / ratio)]
          : [Math.min(width, height * ratio), Math.min(height, width / ratio)];
      const at = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
      const left = box.left + (width - across) * (at[0] ?? 0.5);
      const top = box.top + (height - down) * (at[1] ?? 0.5);
      let painted = { ...box, left, right: left + across, top, bottom: top + down };
      const whole = area(painted);
      let scrolls = false;
      for (
        let above: Element | null = image;
        above && above !== main;
        above = above.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(above);
        scrolls ||= /auto|scroll/.test(`${overflowX} ${overflowY}`);
        if (above === image || (!scrolls && `${overflowX} ${overflowY}` !== 'visible visible'))
          painted = shared(painted, boxOf('', above));
      }
      if (image.closest('.cover-frame:not([data-crop])') || image.closest('.card-flap')) {
        const share = Math.max(0, 1 - area(painted) / whole);
        cut = Math.max(cut, share);
        if (share > 0.02) {
          const shape = `${ratio.toFixed(2)} shown at ${(width / height).toFixed(2)}`;
          faults.add(`cut by ${(100 * share).toFixed(1)} %, ${shape}: ${box.what.slice(0, 40)}`);
        }
      }
      if (!scrolls) pictures.push(painted);
    }

    pictures.forEach((picture, index) => {
      for (const other of [...texts, ...pictures.slice(index + 1)]) {
        const common = shared(picture, other);
        if (common.right - common.left < 3 || common.bottom - common.top < 3) continue;
        const isDeclared =
          other.element.closest('[data-overlay]') && area(common) <= 0.15 * area(picture);
        if (!isDeclared)
          faults.add(`overlap: ${picture.what.slice(0, 40)} / ${other.what.slice(0, 40)}`);
      }
    });

    // Gaps, in the whole page and in each box with an edge or a colour.
    const probe = main.appendChild(document.createElement('i'));
    probe.style.cssText = 'display: block; block-size: var(--space-section)';
    const limit = Math.max(1.5 * probe.getBoundingClientRect().height, 128);
    probe.remove();
    const controls = [
      ...main.querySelectorAll('a, button, input, select, textarea, svg, .cover-frame, hr'),
    ]
      .filter(seen)
      .map((element) => boxOf(element.localName, element));
    const content = [...texts, ...pictures, ...controls];
    const isPainted = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        const { backgroundColor, backgroundImage, borderImageSource, borderWidth, content } = style;
        if (style.display.startsWith('inline') || (part !== '' && content === 'none')) return false;
        const hasColour = backgroundColor !== 'rgba(0, 0, 0, 0)' || /[1-9]/.test(borderWidth);
        return hasColour || `${backgroundImage}${borderImageSource}` !== 'nonenone';
      });
    // A painted edge divides a gap as well.
    const edges = [...main.querySelectorAll('*')]
      .filter((element) => seen(element) && isPainted(element))
      .flatMap((element) => {
        const box = boxOf('an edge', element);
        return [
          { ...box, bottom: box.top },
          { ...box, top: box.bottom },
        ];
      });
    const gapIn = (outer: Box, inner: Box[]): [number, string] => {
      const sorted = [...inner].sort((one, other) => one.top - other.top);
      let bottom = outer.top;
      let before = 'its top';
      let worst: [number, string] = [0, ''];
      for (const box of [...sorted, { ...outer, what: 'its end', top: outer.bottom }]) {
        if (box.top - bottom > worst[0]) worst = [box.top - bottom, `${before} / ${box.what}`];
        if (box.bottom > bottom) [bottom, before] = [box.bottom, box.what];
      }
      return worst;
    };
    const [gap, where] = gapIn(boxOf('', main), [...content, ...edges]);
    if (gap > limit) faults.add(`gap of ${gap.toFixed()} px, ${limit.toFixed()} allowed: ${where}`);
    for (const cell of main.querySelectorAll('li, dd, dl > div, article, p, figure')) {
      const { backgroundColor, borderBlockStartWidth, borderBlockEndWidth } =
        getComputedStyle(cell);
      const isClosed =
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        [borderBlockStartWidth, borderBlockEndWidth].every((width) => width !== '0px');
      if (!seen(cell) || !isClosed) continue;
      const outer = boxOf('', cell);
      if (outer.bottom - outer.top < 48 || outer.right - outer.left < 48) continue;
      const [hole, between] = gapIn(
        outer,
        content.filter((box) => cell.contains(box.element)),
      );
      const name = `${cell.localName}.${cell.className}`;
      if (hole > limit) faults.add(`hole of ${hole.toFixed()} px in ${name}: ${between}`);
    }
    return { cut, faults: [...faults] };
  });
}
