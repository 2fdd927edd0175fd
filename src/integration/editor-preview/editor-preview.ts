import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { PACKAGE } from '../../../platform/site-folder.mjs';
import { markContent } from '../../content/marks/mark-content.ts';
import type { Content } from '../../content/types.ts';
import { FIELDS_PATH } from '../../preview/fields-path.ts';
import { editorOrigin } from './editor-origin.ts';

/** The preview of the editor: gives pages the content with marks, and the browser the table of fields. */
export class EditorPreview implements AstroIntegration {
  readonly name = 'vitrine:editor-preview';
  #fields = '[]';

  readonly hooks: AstroIntegration['hooks'] = {
    'astro:config:setup': ({ addMiddleware }) => {
      const folder = join(PACKAGE, 'src/integration/editor-preview');
      addMiddleware({ entrypoint: join(folder, 'middleware.ts'), order: 'pre' });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(FIELDS_PATH)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(this.#fields);
      });
    },
  };

  /** The content as the pages of the preview get it. */
  readonly present = (content: Content): Content => {
    const marked = markContent(content);
    this.#fields = JSON.stringify(marked.fields);
    return marked.content;
  };
}

/** The preview of the editor; undefined in a build, and in a development server without the editor. */
export function editorPreview(command: string): EditorPreview | undefined {
  return command === 'dev' && editorOrigin() !== undefined ? new EditorPreview() : undefined;
}
