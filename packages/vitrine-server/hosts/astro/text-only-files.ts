import type { SiteFiles } from 'vitrine/http';

/** A site of which only text files can be read. The contact form needs no others. */
export class TextOnlyFiles implements SiteFiles {
  /** The text of a file, such as `contact/index.html`; undefined if there is none. */
  readonly readText: SiteFiles['readText'];

  constructor(read: (path: string) => string | undefined | Promise<string | undefined>) {
    this.readText = async (path) => await read(path);
  }

  async find(): Promise<undefined> {
    return undefined;
  }
}
