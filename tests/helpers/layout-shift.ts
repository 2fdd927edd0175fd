import type { Page } from '@playwright/test';

/** How far a page has shifted since it began to load. */
export interface LayoutShift {
  /** The sum of all shifts, without unit (the Layout Instability API's score). */
  total: number;
  /** What moved, for the message of a test. */
  moved: string[];
}

/** Reads every layout shift since the page began to load, those during scrolling included. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  return await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shift: { total: number; moved: string[] } = { total: 0, moved: [] };
    for (const entry of observer.takeRecords()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      shift.total += entry.value;
      const sources: unknown[] =
        'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      for (const source of sources) {
        if (typeof source !== 'object' || source === null || !('node' in source)) continue;
        const node = source.node instanceof Text ? source.node.parentElement : source.node;
        if (node instanceof Element) {
          shift.moved.push(`${node.localName}.${node.getAttribute('class')} (${entry.value})`);
        }
      }
    }
    observer.disconnect();
    return shift;
  });
}
