import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The clicks to choose a file in the dialog of the system: the file, and the button Open. */
const CLICKS_OF_FILE_DIALOG = 2;

/** An owner with a mouse and a keyboard, whose clicks and keys are counted. */
export class OwnerHands {
  clicks = 0;
  keys = 0;
  /** Those of the keys that are characters of a text. */
  typed = 0;
  readonly page: Page;
  /** The folder for a picture of each step; undefined where none is wanted. */
  readonly #pictures = process.env.FILM;
  #taken = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Presses a key, or several at once. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Writes into a field, which a click gives the focus unless it has it. A text that is there is replaced. */
  async write(field: Locator, text: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await this.click(field);
    if ((await field.inputValue()) !== '') await this.press('ControlOrMeta+a');
    await field.fill(text);
    this.#type(text);
  }

  /** Writes a day: eight figures, which the field divides into year, month and day. */
  async writeDate(field: Locator, day: string): Promise<void> {
    await this.click(field);
    await field.fill(day);
    this.#type(day.replaceAll('-', ''));
  }

  /** Chooses an option of a list that opens: a click for the list, and one for the option. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.clicks += 2;
  }

  /** Adds a file by the button of a file input, and by the dialog of the system. */
  async addFile(input: Locator, path: string): Promise<void> {
    await input.setInputFiles(path);
    this.clicks += 1 + CLICKS_OF_FILE_DIALOG;
  }

  #type(text: string): void {
    const { length } = [...text];
    this.keys += length;
    this.typed += length;
  }

  /** Takes a picture of the window if the variable `FILM` names a folder. */
  async show(name: string): Promise<void> {
    if (!this.#pictures) return;
    this.#taken += 1;
    await mkdir(this.#pictures, { recursive: true });
    const file = `${String(this.#taken).padStart(2, '0')}-${name}.webp`;
    await writeFile(join(this.#pictures, file), await encode(await this.page.screenshot()));
  }
}

/** Encodes a screenshot as WebP of at most 60 KB, for docs/pictures/first-site/. */
async function encode(screenshot: Buffer, quality = 60): Promise<Buffer> {
  const encoded = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
  return encoded.length <= 60_000 || quality <= 20
    ? encoded
    : await encode(screenshot, quality - 10);
}
