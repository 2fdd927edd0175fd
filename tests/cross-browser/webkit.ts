import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../helpers/free-port.ts';
import { end } from '../helpers/server-process.ts';
import type { Key, Tab } from './tab.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen (Xvfb), and connects to it by WebDriver.
 *
 * @param program The path of the driver, `WebKitWebDriver`.
 */
export async function openWebKit(program: string): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.defer(() => end(screen));
  const display = await firstLine(screen.stdout);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  started.defer(() => end(driver));
  const server = `http://127.0.0.1:${port}`;
  await untilReady(driver, server);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  started.defer(() => session.quit());
  const running = started.move();
  return { ...tab(session), close: () => running.disposeAsync() };
}

function tab(driver: WebDriver): Omit<Tab, 'close'> {
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      const outer = await window.getRect();
      const [innerWidth, innerHeight] = await inner();
      await window.setRect({
        x: 0,
        y: 0,
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
      // The virtual screen resizes the window asynchronously.
      await expect.poll(inner, { intervals: [20] }).toEqual([width, height]);
    },
    run: (inPage, ...given) =>
      driver.executeScript(`return (${inPage}).apply(undefined, arguments)`, ...given),
    load: (script) => driver.executeScript(script),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Keys.ENTER)).perform(),
    photograph: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return line;
  throw new Error('Xvfb (the virtual screen) ended before it was ready.');
}

async function untilReady(driver: ChildProcess, server: string): Promise<void> {
  await expect(async () => {
    expect(driver.exitCode, 'exit code of WebKitWebDriver, which should still run').toBeNull();
    expect((await fetch(`${server}/status`)).ok).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}
