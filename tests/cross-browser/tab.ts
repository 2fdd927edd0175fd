/** A key that is pressed by itself. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown';

/** The only tab of a browser: an interface to all drivers. */
export interface Tab {
  /** Goes to an address and waits until it is loaded. */
  open: (address: string) => Promise<unknown>;
  /** Goes back. Does not wait for the page. */
  back: () => Promise<void>;
  /** Gives the page this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It can use its parameters only. */
  run: <Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  load: (script: string) => Promise<unknown>;
  /** Presses the button of the mouse at a place in the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the element with the focus. */
  type: (text: string) => Promise<void>;
  photograph: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
