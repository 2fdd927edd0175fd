import type { Page } from '@playwright/test';

/**
 * Finds left-to-right texts on a right-to-left page whose first or last sign is on the wrong side, as in
 * `++C`. Texts of several paragraphs in Markdown follow the page, so they are left out.
 *
 * @returns the texts, each once
 */
export async function movedSigns(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const placeOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trimEnd();
      const start = text.search(/\S/);
      if (!/\p{L}/u.test(text) || /[⟦\p{Script=Hebrew}]/u.test(text)) continue;
      if (node.parentElement?.closest('.prose, script, style, noscript')) continue;
      const isMoved = (first: number, second: number) => {
        const [one, two] = [placeOf(node, first), placeOf(node, second)];
        const isSameLine = Math.abs(one.top - two.top) < 2 && one.width * two.width > 0;
        return isSameLine && one.left > two.left;
      };
      if (isMoved(start, start + 1) || isMoved(text.length - 2, text.length - 1)) found.add(text);
    }
    return [...found];
  });
}
