import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** Starts Firefox or Chromium without a window; Firefox is driven by WebDriver BiDi. */
export async function openByPuppeteer(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ ...options, headless: true });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    // Firefox keeps pages as they were, and loads nothing when one comes back.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
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
