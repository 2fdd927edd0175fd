import { expect, type Frame, type Page } from '@playwright/test';
import { listContentFiles } from '../../packages/vitrine/content/collection-files.ts';
import { textsOf } from '../../packages/vitrine/content/edit/walk.ts';
import { formatPath } from '../../packages/vitrine/content/loader/field-path.ts';
import { readSource } from '../../packages/vitrine/content/loader/source-file.ts';
import { placeIn } from '../../packages/vitrine-editor/page/address.ts';
import type { FieldPlace } from '../../packages/vitrine-editor/preview/marks/field-table.ts';

/** A text or picture of a page in the preview, and the field that it should lead to. */
export interface Target extends FieldPlace {
  /** The text; for a picture the beginning of its alternative text. */
  text: string;
  isPicture?: boolean;
}

/** The texts that only one field of a content folder has, read from its files without the loader. */
export async function textsOfOneField(folder: string): Promise<Map<string, FieldPlace>> {
  const places = new Map<string, FieldPlace[]>();
  for (const { path } of await listContentFiles(folder)) {
    const read = await readSource(`${folder}/${path}`, path);
    if (!('source' in read)) continue;
    for (const { path: field, value } of textsOf(read.source.data)) {
      const place = { file: path, field: formatPath(field) };
      places.set(value.trim(), [...(places.get(value.trim()) ?? []), place]);
    }
  }
  return new Map(
    [...places].flatMap(([text, [place, other]]) => (place && !other ? [[text, place]] : [])),
  );
}

/** The frame of the preview, once its page takes messages: then its texts can have the focus. */
export async function previewFrame(page: Page, path: string): Promise<Frame> {
  const isShown = (frame: Frame) =>
    frame.parentFrame() !== null && URL.parse(frame.url())?.pathname === path;
  await expect.poll(() => page.frames().some(isShown), { timeout: 120_000 }).toBe(true);
  const frame = page.frames().find(isShown);
  if (!frame) throw new Error(`The preview does not show ${path}.`);
  await frame.waitForSelector('[tabindex="0"]', { state: 'attached', timeout: 60_000 });
  // Vite serves the styles and islands of a page one by one, and the first page only after its packages.
  await frame.waitForLoadState('networkidle');
  return frame;
}

/** The visible texts of a page, each once. */
export async function visibleTexts(frame: Frame): Promise<string[]> {
  const texts = await frame.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text for screen readers is in an element of one pixel, and a slide may be outside of the window.
      const isVisible =
        element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [range, element].every((part) => {
          const { left, right, width, height } = part.getBoundingClientRect();
          return width > 4 && height > 4 && left >= 0 && right <= innerWidth;
        });
      if (isVisible) found.push(node.textContent?.trim() ?? '');
    }
    return found;
  });
  return [...new Set(texts)];
}

/** Clicks a text or picture in the preview with the pointer, as an owner would. */
export async function clickTarget(page: Page, frame: Frame, target: Target): Promise<void> {
  const point = await frame.evaluate(async ({ text, isPicture }) => {
    const boxes = (): DOMRect[] => {
      if (isPicture) {
        const picture = [...document.images].find(({ alt }) => alt.startsWith(text));
        return picture ? [picture.getBoundingClientRect()] : [];
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 4);
        const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true });
        if (node.textContent?.trim() === text && isVisible && rects.length > 0) return rects;
      }
      return [];
    };
    const [before] = boxes();
    if (!before) return undefined;
    scrollBy({ top: before.top - innerHeight / 2, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const [box] = boxes();
    return box && { x: box.left + Math.min(box.width / 2, 20), y: box.top + box.height / 2 };
  }, target);
  const frameBox = await page.locator('iframe').boundingBox();
  if (!point || !frameBox) throw new Error(`The preview does not show ‘${target.text}’.`);
  // The editor draws the page smaller than it is.
  const scale = frameBox.width / (await frame.evaluate(() => innerWidth));
  await page.mouse.click(frameBox.x + scale * point.x, frameBox.y + scale * point.y);
}

/** The place of the field that has the focus in the form. */
export async function focusedPlace(page: Page): Promise<FieldPlace> {
  const id = await page.evaluate(() => document.activeElement?.id ?? '');
  const { path } = placeIn(new URL(page.url()).hash);
  return { file: path, field: id === 'markdown' ? '' : id.replace(/^field-/, '') };
}

/** The texts of the elements that the preview outlines. */
export function outlinedTexts(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const isOutlined = (element: Element) => {
      const { outlineColor, outlineWidth, outlineStyle } = getComputedStyle(element);
      return [outlineColor, outlineWidth, outlineStyle].join() === 'rgb(31, 79, 209),2px,solid';
    };
    return [...document.body.querySelectorAll('*')].filter(isOutlined).map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const text = element instanceof HTMLImageElement ? element.alt : element.textContent;
      return `${bottom > 0 && top < innerHeight ? '' : 'not in view: '}${text?.trim()}`;
    });
  });
}
