/** A key that a test presses and releases, without modifier keys. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown';

/** The only tab of a browser: a common interface for Puppeteer and WebDriver. */
export interface Tab {
  /** Opens a URL and waits until the page is loaded. */
  open: (address: string) => Promise<unknown>;
  /** Goes back in the history, without waiting until the page is loaded. */
  back: () => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. The function is serialized, so it can use only its parameters. */
  run: <Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  load: (script: string) => Promise<unknown>;
  /** Clicks at a point in the window, given in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  photograph: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
