import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** Sets the size of the window. Firefox 140 ESR cannot turn the screen too, which no test needs. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const isTurn = (error: unknown) =>
    /unknown command emulation\.setScreenOrientationOverride/.test(String(error));
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!isTurn(error)) throw error;
  });
}

/** Starts headless Firefox or Chromium with Puppeteer, which drives Firefox by WebDriver BiDi. */
export async function openByPuppeteer(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ ...options, headless: true });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    // Puppeteer's `goBack` waits for a load, but Firefox restores pages from its bfcache without one.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => resize(page, width, height),
    run: <Given extends readonly unknown[], Result>(
      inPage: (...given: Given) => Result,
      ...given: Given
    ) => page.evaluate<[], () => Result>(`(${inPage})(...${JSON.stringify(given)})`),
    load: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
