import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { displayPath } from 'vitrine/command';
import { answerRequests, type ContentPreview } from 'vitrine/dev';
import { type Content, ContentError, checkedHtml, type Drafts } from 'vitrine/editing';
import { loadStrings } from 'vitrine/languages';
import { draftsOf, unsavedFolders } from '../../server/unsaved-files.ts';
import {
  CONTENT_EVENT,
  type ContentUpdate,
  FIELDS_PATH,
  MARKDOWN_PATH,
} from '../browser/server-link.ts';
import { changedTexts } from '../marks/changed-texts.ts';
import type { FieldTable } from '../marks/field-table.ts';
import { markOf } from '../marks/mark.ts';
import { type MarkedContent, markContent, markHtml } from '../marks/mark-content.ts';

/**
 * The integration for the preview of the editor: shows unsaved changes, gives pages the content with marks, and
 * the browser the table of fields.
 */
export function editorPreview(): AstroIntegration {
  let preview: EditorPreview | undefined;
  return {
    name: 'vitrine-editor',
    hooks: {
      'vitrine:content': (folder) => {
        preview = new EditorPreview(folder);
        // Only a folder that exists can be watched.
        for (const unsaved of [preview.drafts, preview.images]) {
          mkdirSync(unsaved, { recursive: true });
        }
        return preview;
      },
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ entrypoint: new URL('middleware.ts', import.meta.url), order: 'pre' });
      },
      'astro:server:setup': ({ server }) => {
        answerRequests(server, async ({ request, response, pathname, searchParams }) => {
          if (pathname.endsWith(FIELDS_PATH)) {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(preview?.table));
            return true;
          }
          if (!pathname.endsWith(MARKDOWN_PATH)) return false;
          const { html, issues } = checkedHtml(await text(request), true);
          const mark = markOf(Number(searchParams.get('field')));
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(issues.length === 0 ? markHtml(html, mark) : '');
          return true;
        });
      },
    },
  };
}

/** The content of the preview, with unsaved changes and marks. */
export class EditorPreview implements ContentPreview {
  readonly drafts: string;
  readonly images: string;
  readonly #folder: string;
  /** The last content that had no errors, and the unsaved changes in it. */
  #good: Content | undefined;
  #goodTexts: Drafts['texts'] = new Map();
  #marked: MarkedContent | undefined;
  /** The texts of the interface without those of `messages.yaml`, by locale. */
  readonly #defaults = new Map<string, object>();
  #version = 0;

  /** @param folder The content folder, an absolute path. */
  constructor(folder: string) {
    this.#folder = folder;
    ({ drafts: this.drafts, images: this.images } = unsavedFolders(folder));
  }

  /**
   * Reads the content with unsaved changes. A file whose changes have errors, which the editor shows, is read as
   * it was before them: with its last changes without errors, such as a new list before its next entry is filled
   * in, else as it was saved. Where that does not help, it is the last content without errors.
   *
   * @param read Reads the content with changes.
   * @throws ContentError at the start, if the files themselves have errors
   */
  async load(read: (drafts?: Drafts) => Promise<Content>): Promise<Content> {
    const drafts = await draftsOf(this.#folder);
    const readWith = async (texts: Drafts['texts']) => {
      const content = await read({ ...drafts, texts });
      this.#goodTexts = texts;
      return content;
    };
    let content: Content;
    try {
      content = await readWith(drafts.texts);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const wrong = new Set(error.issues.map(({ file }) => file));
      const texts = new Map(drafts.texts);
      for (const path of drafts.texts.keys()) {
        if (!wrong.has(displayPath(path))) continue;
        if (this.#goodTexts.has(path)) texts.set(path, this.#goodTexts.get(path));
        else texts.delete(path);
      }
      content = await readWith(texts).catch((other: unknown) => {
        if (!(other instanceof ContentError)) throw other;
        return this.#good ?? read();
      });
    }
    this.#good = content;
    for (const { site } of [content, ...content.translations]) {
      if (this.#defaults.has(site.locale)) continue;
      this.#defaults.set(site.locale, await loadStrings(site.locale));
    }
    return content;
  }

  /** Takes content that was read. @returns It with marks, and the texts that differ from the content before */
  show(content: Content, version: number): ReturnType<ContentPreview['show']> {
    const before = this.#marked;
    this.#marked = markContent(content, this.#defaults);
    this.#version = version;
    const data: ContentUpdate = { texts: before && changedTexts(before, this.#marked) };
    return {
      content: this.#marked.content,
      message: { type: 'custom', event: CONTENT_EVENT, data },
    };
  }

  /** The fields of the texts in the content. */
  get table(): FieldTable {
    return { version: this.#version, fields: this.#marked?.fields ?? [] };
  }
}
