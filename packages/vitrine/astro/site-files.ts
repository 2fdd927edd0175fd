import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FileCache } from '../content/file-cache.ts';
import { openImage } from '../content/images/open-image.ts';
import type { Content } from '../content/types.ts';
import { drawIcons } from '../seo/favicons.ts';
import { textFiles } from '../seo/files/robots-and-other-files.ts';
import { shareImages, type WriteFile } from '../seo/share/share-images.ts';
import { accentedIcon, siteColours } from '../seo/site-colours.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { CACHE, folderKey } from '../settings/site-paths.ts';
import { filePaths } from '../site/file-paths.ts';
import { href } from '../site/href.ts';
import { CLOUDFLARE } from './adapters.ts';
import { answerRequests } from './answer-requests.ts';

/** Matches the URL paths that generated files may have. */
const generated = /\.(?:jpg|png|ico|xml|vcf|txt|webmanifest)$|\/(?:favicon\.svg|resume\.json)$/;

/** The contents of generated files, by URL path without the sub-path of the site. */
type Files = Map<string, Buffer | string>;

/**
 * Astro integration that generates share images, icons, and files for search engines and other programs.
 * `npm run dev` makes these files when one of them is requested.
 *
 * @param folder The absolute path of the content folder.
 * @param iconFile The absolute path of the owner's SVG for the icons, if there is one.
 */
export function siteFiles(
  content: Content,
  folder: string,
  load: () => Promise<Content>,
  iconFile?: string,
): AstroIntegration {
  let base: string;
  let outDir: string;
  let images: Promise<string[]>;
  let making: Promise<Files>;
  const write: WriteFile = async (path, file) => {
    const target = join(outDir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
  };
  return {
    name: 'vitrine:site-files',
    hooks: {
      'astro:config:done': (options) => {
        const { build, outDir: folder, adapter } = options.config;
        base = options.config.base;
        // Cloudflare's adapter has a separate folder for files, even if no route is rendered on demand.
        const hasClientFolder = options.buildOutput === 'server' || adapter?.name === CLOUDFLARE;
        outDir = fileURLToPath(hasClientFolder ? build.client : folder);
      },
      // Astro empties the output folder before this hook. The images are drawn in threads while Astro
      // renders the pages.
      'astro:build:setup': () => {
        images = drawImages(content, folder, write);
        making = makeFiles(content, base, iconFile);
        // Avoids an unhandled rejection: an error is thrown later, where the promise is awaited.
        for (const work of [images, making]) work.catch(() => {});
      },
      // The files are written before `astro:build:done`, the hook in which an adapter copies the site.
      'astro:build:generated': async ({ logger }) => {
        for (const [path, file] of await making) await write(path, file);
        for (const warning of await images) logger.warn(warning);
      },
      'astro:server:setup': ({ server }) => {
        answerRequests(server, async ({ response, pathname }) => {
          if (!generated.test(pathname)) return false;
          const current = await load();
          const files = await makeFiles(current, base, iconFile);
          const keep: WriteFile = async (path, file) => files.set(path, file);
          await drawImages(current, folder, keep);
          const filePath = [...files.keys()].find((filePath) =>
            [filePath, href(filePath, '', base)].includes(pathname),
          );
          if (filePath) response.end(files.get(filePath));
          return filePath !== undefined;
        });
      },
    },
  };
}

/** Draws the share images and the portrait. @returns Warnings for the build's log. */
async function drawImages(content: Content, folder: string, write: WriteFile): Promise<string[]> {
  const colours = siteColours(content.site);
  const cache = new FileCache(join(CACHE, 'share', folderKey(folder)));
  const warnings: (string | undefined)[] = [];
  for (const localized of [content, ...content.translations]) {
    warnings.push(await shareImages(localized, folder, colours, cache, write));
    const portrait = localized.about?.portrait;
    if (portrait === undefined) continue;
    // The portrait becomes a JPEG for JSON Resume, with white behind transparent parts.
    const image = await openImage(join(folder, portrait.path));
    const small = image.autoOrient().resize({ width: 512 });
    const jpeg = await small.flatten({ background: 'white' }).jpeg().toBuffer();
    await write(localized.root + filePaths.portrait, jpeg);
  }
  await cache.prune();
  return warnings.filter((warning) => warning !== undefined);
}

/** Makes the icons and the text files, such as robots.txt. */
async function makeFiles(content: Content, base: string, iconFile?: string): Promise<Files> {
  const colours = siteColours(content.site);
  const texts = [content, ...content.translations].flatMap((localized) => [
    ...textFiles(localized, { base, colours, today: new Date() }),
  ]);
  const ofLook = join(PACKAGE, 'looks', content.site.look, 'icon.svg');
  const svg = await readFile(iconFile ?? ofLook, 'utf8');
  const icon = iconFile ? svg : accentedIcon(svg, content.site);
  const drawn = await drawIcons(Buffer.from(icon), colours);
  return new Map<string, Buffer | string>([...texts, [filePaths.icon, icon], ...drawn]);
}
