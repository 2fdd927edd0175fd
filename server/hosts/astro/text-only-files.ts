import type { SiteFiles } from '../../http/resolve-path.ts';

/** The text files of a site only: enough to answer for the form. */
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
