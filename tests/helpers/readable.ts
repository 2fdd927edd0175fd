import { expect, type Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than the window; 0 without horizontal scrolling. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Soft assertion that no text overflows the page, is cut off, or overlaps other text. */
export async function expectReadable(page: Page): Promise<void> {
  const view = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect.soft(await sidewaysScroll(page), `pixels of horizontal scrolling on ${view}`).toBe(0);
  expect.soft(await textFaults(page), `texts that cannot be read on ${view}`).toEqual([]);
}

/**
 * Finds text that cannot be read: cut off by a box with hidden overflow, outside the page, or
 * overlapping other text. Ignores text only for screen readers, inert copies, text that can be scrolled
 * into view, and texts that may end in an ellipsis: the brand in the header, and those of which only some lines are shown.
 *
 * @returns one line for each unreadable text
 */
export async function textFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Box {
      words: string;
      parent: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const issues = new Set<string>();
    const boxes: Box[] = [];

    const isForScreenReaders = (element: Element) => {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (getComputedStyle(above).clipPath === 'inset(50%)') return true;
      }
      return false;
    };

    /** Clips a text box by its ancestors and adds issues; undefined for text scrolled out of view. */
    const check = (box: Box, tolerance: number): Box | undefined => {
      let { left, right, top, bottom } = box;
      let scrolls = false;
      for (let above: Element | null = box.parent; above; above = above.parentElement) {
        if (above === document.body || above === document.documentElement) break;
        const { overflowX, overflowY, display, textOverflow, webkitLineClamp } =
          getComputedStyle(above);
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const edge = above.getBoundingClientRect();
        const isClamped = webkitLineClamp !== 'none';
        const ends = isClamped || (textOverflow === 'ellipsis' && above.closest('header') !== null);
        if (ends || [overflowX, overflowY].some((value) => /auto|scroll/.test(value))) {
          scrolls = true;
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
          if (left >= right || top >= bottom) return undefined;
          continue;
        }
        const cutAcross =
          overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1);
        const cutDown =
          overflowY !== 'visible' &&
          (top < edge.top - tolerance || bottom > edge.bottom + tolerance);
        if (cutAcross || cutDown) {
          issues.add(`cut by ${above.localName}.${above.getAttribute('class')}: ${box.words}`);
        }
      }
      const width = document.documentElement.clientWidth;
      if (!scrolls && (left < -1 || right > width + 1)) issues.add(`outside: ${box.words}`);
      return { ...box, left, right, top, bottom };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!parent || words === '' || parent.closest('script, style, .skip-link, [inert]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForScreenReaders(parent)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      // Chromium gives a box above the letter for a drop cap, which is the first box.
      const first = getComputedStyle(parent, '::first-letter').getPropertyValue('initial-letter');
      const lines = [...range.getClientRects()].slice(/^(?:normal)?$/.test(first) ? 0 : 1);
      for (const { left, right, top, bottom } of lines) {
        if (right - left < 1) continue;
        // The box of a line is higher than its letters, so only the middle part of the box is compared.
        const middle = (top + bottom) / 2;
        const half = Math.min(bottom - top, 0.7 * size) / 2;
        const box = { words, parent, left, right, top: middle - half, bottom: middle + half };
        const seen = check(box, 0.1 * size);
        if (seen) boxes.push(seen);
      }
    }

    // Sorted by top edge, so that each box is compared only with boxes that start above its bottom edge.
    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, index) => {
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next];
        if (!other || other.top >= one.bottom - 2) break;
        if (one.parent === other.parent) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 2 && down > 2) issues.add(`overlapping: ${one.words} / ${other.words}`);
      }
    });
    return [...issues];
  });
}
