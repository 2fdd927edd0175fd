import { isDeepStrictEqual } from 'node:util';
import type { HotPayload, Plugin } from 'vite';
import type { Drafts } from '../content/loader/folder-lists.ts';
import type { Content } from '../content/types.ts';
import { filesModule } from './files-module.ts';
import { invalidateModules } from './invalidate-modules.ts';
import { fullReload, watchContent } from './watch-content.ts';

/** The virtual modules with the content, and with the URLs of the files that it names. */
const ID = 'virtual:content';
const FILES = 'virtual:content-files';

/**
 * Vite plugin for the content, as the module `virtual:content`, and for the files that it names, as the
 * module `virtual:content-files`. In `npm run dev` a change in the folder reloads the content and the pages. While the
 * content has an error, every page shows only the error; the terminal reports it once.
 *
 * @param folder The absolute path of the content folder.
 * @param content The content as it was read at the start.
 * @param load Reads the content and the owner's pages again.
 * @param showLook Called with changed content that has no errors, before the pages are made from it.
 * @param preview What replaces the content before the pages get it; undefined if nothing does.
 */
export function contentModule(
  folder: string,
  content: Content,
  load: () => Promise<Content>,
  showLook: (changed: Content) => void,
  preview?: ContentPreview,
): Plugin {
  let latestContent = content;
  /** Counts the changes of the content. */
  let version = 1;
  let isBuild = false;
  let { content: pageContent } = preview?.show(content, version) ?? { content };
  return {
    name: 'vitrine:content',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID || id === FILES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FILES}`) {
        return filesModule(latestContent, [folder, ...(preview ? [preview.images] : [])], isBuild);
      }
      if (id !== `\0${ID}`) return undefined;
      return [
        // JavaScript engines parse JSON faster than an object literal.
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(pageContent))});`,
        ...(preview ? [`export const version = ${version};`] : []),
      ].join('\n');
    },
    configureServer: (server) => {
      // In the editor, files change without a change of the content: saving writes what the preview already shows.
      // Elsewhere the pages load again with each change, because images of the same name may differ.
      const needsUpdate = (read: Content, isFirst: boolean) =>
        !(isFirst || preview) || !isDeepStrictEqual(read, latestContent);
      const update = (changed: Content) => {
        latestContent = changed;
        version += 1;
        showLook(changed);
        const previewed = preview?.show(changed, version);
        pageContent = previewed?.content ?? changed;
        invalidateModules(server, [`\0${ID}`, `\0${FILES}`]);
        return previewed?.message ?? fullReload;
      };
      const folders = [folder, ...(preview ? [preview.drafts] : [])];
      watchContent(server, folders, load, needsUpdate, update);
    },
  };
}

/**
 * Replaces the content in `astro dev`, for example by the content with unsaved changes. The hook `vitrine:content`
 * of an integration returns it; the hook gets the absolute path of the content folder.
 */
export interface ContentPreview {
  /** The absolute path of a folder whose changes renew the pages, as those of the content folder do. */
  readonly drafts: string;
  /** The absolute path of a folder with images that are not in the content folder yet. */
  readonly images: string;
  /**
   * Reads the content, at the start and after each change.
   *
   * @param read Reads the content folder, with unsaved changes if there are some.
   * @throws ContentError if the content has errors, which every page then shows
   */
  load(read: (drafts?: Drafts) => Promise<Content>): Promise<Content>;
  /**
   * Takes content that was read.
   *
   * @param version Counts the changes of the content; `version` of the module `virtual:content`.
   * @returns The content for the pages, and the message to the pages that show the content before.
   */
  show(content: Content, version: number): { content: Content; message: HotPayload };
}
