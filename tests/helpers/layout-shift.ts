import type { Page } from '@playwright/test';

/**
 * Reads all layout shifts since the page started to load, including shifts during scrolling.
 *
 * @returns the sum of the scores (Layout Instability API), and the shifted elements for a message
 */
export async function layoutShift(page: Page): Promise<{ total: number; moved: string[] }> {
  return await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shift: { total: number; moved: string[] } = { total: 0, moved: [] };
    for (const entry of observer.takeRecords()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      shift.total += entry.value;
      const sources: { node: unknown }[] = Reflect.get(entry, 'sources') ?? [];
      for (const { node } of sources) {
        const element = node instanceof Text ? node.parentElement : node;
        if (!(element instanceof Element)) continue;
        shift.moved.push(`${element.localName}.${element.getAttribute('class')} (${entry.value})`);
      }
    }
    observer.disconnect();
    return shift;
  });
}
