import type { ContentImage } from '../../content/images/content-image.ts';
import { toBase64Url } from '../encoding.ts';
import { WIDTHS } from '../picture-widths.ts';
import { sealedFiles, sealing } from './held-content.ts';

/** The pictures of one private page. */
export class SealedPictures {
  readonly #address: string;
  /** The keys of the pictures as base64url, by file name. */
  readonly files: Record<string, string> = {};

  /** @param address The 22 characters of the page's address. */
  constructor(address: string) {
    this.#address = address;
  }

  /** A picture in several widths, in the form of a picture of a public page. `withCanvases` draws it. */
  readonly make = async (image: ContentImage) => {
    const { path, width, height, tint } = image;
    const fitting = WIDTHS.filter((one) => one < width);
    const widths = fitting.length < WIDTHS.length ? [...fitting, width] : fitting;
    const versions = await Promise.all(widths.map((one) => this.#seal(path, one)));
    const srcSet = versions.map((name, index) => `${widths[index]}:${name}`).join(' ');
    return { srcSet, src: versions.at(-1) ?? '', width, height, tint };
  };

  /** Registers one version of a picture. @returns Its file name */
  async #seal(path: string, width: number): Promise<string> {
    const { keys } = sealing();
    const id = await keys.address('picture', `${this.#address} ${width} ${path}`);
    const name = `p/${this.#address}/${id}`;
    this.files[`${id}.bin`] = toBase64Url(await keys.fileKey(name));
    sealedFiles().set(`${name}.bin`, { path, width });
    return `${id}.bin`;
  }
}
