import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { linkTarget } from './repository-paths.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Prepares the repository's Markdown for the site: its links lead to the site's pages, and its first
 * heading is left out, because Starlight shows the title itself.
 * @param base sub-path of the site without a slash at the end; empty for none
 */
export function repositoryMarkdown(base: string) {
  return ({ fileURL }: PluginFactoryContext) => {
    if (!fileURL) return undefined;
    const from = relative(repository, fileURLToPath(fileURL));
    return defineMdastPlugin({
      name: 'repository-markdown',
      heading(node, context) {
        if (node.depth === 1) context.removeNode(node);
      },
      link(node, context) {
        context.setProperty(node, 'url', linkTarget(node.url, from, base));
      },
    });
  };
}
