import type { Page } from '@playwright/test';

/**
 * Reads every layout shift since the page began to load, including those during scrolling.
 *
 * @returns the sum of all (the Layout Instability API's score), and the moved elements, for a message
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
