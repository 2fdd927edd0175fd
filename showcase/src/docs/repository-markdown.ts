import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { linkTarget } from './repository-paths.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Prepares the repository's Markdown for the site: its links lead to the site's pages, and its first
 * heading is left out, because Starlight shows the title itself.
 */
export function repositoryMarkdown({ fileURL }: PluginFactoryContext) {
  if (!fileURL) return undefined;
  const from = relative(repository, fileURLToPath(fileURL));
  return defineMdastPlugin({
    name: 'repository-markdown',
    heading(node, context) {
      if (node.depth === 1) context.removeNode(node);
    },
    link(node, context) {
      context.setProperty(node, 'url', linkTarget(node.url, from, process.env.BASE ?? ''));
    },
  });
}
