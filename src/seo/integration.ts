import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import sharp from 'sharp';
import { href } from '../components/href.ts';
import { FileCache } from '../content/file-cache.ts';
import { loadContent } from '../content/loader/load.ts';
import { mapLimit, openFiles } from '../content/loader/map-limit.ts';
import type { Content } from '../content/types.ts';
import { filePaths } from './file-paths.ts';
import { textFiles } from './files/text-files.ts';
import { drawIcons } from './icons.ts';
import { ownColours, ownIcon } from './own-colours.ts';
import { type IsSampleText, sampleTexts } from './real-reviews.ts';
import { shareImages } from './share/share-images.ts';

/** Paths that may be those of the files made here. */
const made = /\.(?:jpg|png|ico|xml|vcf|txt|webmanifest)$|\/(?:favicon\.svg|resume\.json)$/;

/**
 * Makes what the site is found and shared by: images for shared links, icons, and the files that
 * programs look for. `npm run dev` makes them when they are asked for.
 *
 * @param folder The content folder, absolute.
 */
export function found(content: Content, folder: string): AstroIntegration {
  let config: Pick<AstroConfig, 'root' | 'publicDir' | 'base'>;
  return {
    name: 'vitrine:found',
    hooks: {
      'astro:config:done': (options) => {
        config = options.config;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { files, warnings } = await makeFiles(content, folder, config);
        await mapLimit([...files], openFiles, async ([path, file]) => {
          const target = join(fileURLToPath(dir), path);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, file);
        });
        for (const warning of warnings) logger.warn(warning);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          if (!made.test(path)) return next();
          try {
            const { files } = await makeFiles(await loadContent(folder), folder, config);
            const own = [...files.keys()].find((own) =>
              [own, href(own, '', config.base)].includes(path),
            );
            if (own) response.end(files.get(own));
            else next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

/** A copy of the project without its sample has no such files. */
async function readSample(root: URL): Promise<IsSampleText> {
  const paths = globSync('sample/{,*/}testimonials.yaml', { cwd: root });
  return sampleTexts(await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8'))));
}

async function makeFiles(
  content: Content,
  folder: string,
  { root, publicDir, base }: Pick<AstroConfig, 'root' | 'publicDir' | 'base'>,
) {
  const css = await readFile(new URL('src/styles/tokens.css', root), 'utf8');
  const colours = ownColours(css, content.site);
  const key = relative(fileURLToPath(root), folder).replaceAll(/[^A-Za-z0-9]+/g, '-');
  const cache = new FileCache(fileURLToPath(new URL(`.cache/share/${key}`, root)));
  const isSample = await readSample(root);
  const files = new Map<string, Buffer | string>();
  const warnings: string[] = [];
  for (const own of [content, ...content.translations]) {
    const images = await shareImages(own, folder, colours, cache);
    if (images.warning) warnings.push(images.warning);
    const texts = textFiles(own, { base, colours, today: new Date(), isSample });
    for (const [path, file] of [...images.files, ...texts]) files.set(path, file);
    const portrait = own.about?.portrait;
    if (!portrait) continue;
    files.set(own.root + filePaths.portrait, await drawPortrait(join(folder, portrait.path)));
  }
  await cache.prune();
  const drawing = await readFile(new URL('favicon.svg', publicDir), 'utf8');
  const icon = ownIcon(drawing, content.site);
  files.set(filePaths.icon, icon);
  for (const [path, file] of await drawIcons(Buffer.from(icon), colours)) files.set(path, file);
  return { files, warnings };
}

/** The portrait as a JPEG, as JSON Resume asks for it, with white behind what is clear. */
function drawPortrait(file: string): Promise<Buffer> {
  return sharp(file)
    .rotate()
    .resize({ width: 512 })
    .flatten({ background: 'white' })
    .jpeg()
    .toBuffer();
}
