import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { staleCopies } from '../../astro/after-build/compress.ts';
import { findUnfinished } from '../../content/check/warnings.ts';
import { formatIssues } from '../../content/content-issue.ts';
import { filesIn } from '../../content/files-in.ts';
import { chooseContentFolder } from '../../content/folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import type { Content } from '../../content/types.ts';
import { terminalText } from '../../errors/terminal-text.ts';
import { displayPath, ROOT, requireBuilt } from '../../settings/site-paths.ts';
import { type Command, readOptions } from '../command.ts';
import { readBuiltSettings } from '../site-build/fingerprint.ts';
import { checkLinks } from './check-links.ts';
import type { SiteError } from './read-built-page.ts';

export const command: Command = {
  summary:
    'Checks the built site: links, images, anchors, HTML, and remaining parts of an example.',
  examples: [['npx vitrine check-site', 'exits with code 1 if there are errors']],
  notes:
    'Set CONTENT and OUT_DIR to the same values as in the build. Without BASE, the sub-path of the build is used.',
  async run(args) {
    readOptions({}, args);
    const settings = await readBuiltSettings();
    const folder = resolve(ROOT, settings.OUT_DIR);
    requireBuilt(folder);
    const contentFolder = chooseContentFolder(ROOT, settings);
    const content = await loadContent(contentFolder);

    const { pages, errors } = await readBuiltSite(folder, content, settings.BASE);
    for (const { file, line, text } of errors)
      console.error(terminalText(`${displayPath(join(folder, file))}:${line}: ${text}`));

    const unfinished = await findUnfinished(contentFolder, content);
    if (unfinished.length > 0) console.error(terminalText(formatIssues(unfinished, 'warning')));

    const references = pages.reduce((sum, page) => sum + page.references.length, 0);
    console.log(
      `Pages: ${pages.length}, URLs: ${references}, errors: ${errors.length}, warnings: ${unfinished.length}.`,
    );
    if (errors.length > 0) process.exitCode = 1;
  },
};

/**
 * Reads all pages of a built site, and finds their errors.
 *
 * @param folder The absolute path of the site.
 * @param isValidated Whether the markup of a page is validated, by the path of its file. Links always are.
 */
export async function readBuiltSite(
  folder: string,
  content: Content,
  base: string,
  isValidated = (_file: string) => true,
) {
  // Imported here, because the list of commands must work without the devDependency html-validate.
  const { readBuiltPage } = await import('./read-built-page.ts');
  const files = filesIn(folder, /\.html$/);
  const pages = await Promise.all(
    files.map(async (file) =>
      readBuiltPage(file, await readFile(join(folder, file), 'utf8'), isValidated(file)),
    ),
  );
  const endpoints = [content, ...content.translations].map(
    ({ root }) => `${base}${root}/api/contact`,
  );
  const site = { folder, base, address: content.site.address, endpoints };
  const errors = [
    ...(await checkCopies(folder)),
    ...pages.flatMap((page) => page.errors),
    ...(await checkLinks(site, pages)),
  ];
  return { pages, errors };
}

/** Finds compressed copies (.br, .gz), which browsers get, that differ from the original file. */
export async function checkCopies(folder: string): Promise<SiteError[]> {
  return (await staleCopies(folder)).map(({ file, copy }) => {
    const original = relative(folder, file);
    const text = `The content of this compressed copy differs from ${original}. Build the site again: npm run build`;
    return { file: relative(folder, copy), line: 1, text };
  });
}
