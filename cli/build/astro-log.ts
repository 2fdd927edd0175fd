// Says how far Astro is. Astro loads this file as its log, which counts the images.
import type { AstroIntegration } from 'astro';
import plainLog from 'astro/logger/node';
import { progress } from '../../platform/output.mjs';

// biome-ignore lint/style/noDefaultExport: Astro takes a log as such
export default function astroLog(): ReturnType<typeof plainLog> {
  const plain = plainLog({ level: 'warn' });
  let images: ReturnType<typeof progress> | undefined;
  return {
    write: (event) => {
      plain.write(event);
      const [, done, total] = /\((\d+)\/(\d+)\)/.exec(event.message) ?? [];
      if (event.level !== 'info' || done === undefined) return;
      images ??= progress('Images');
      images(Number(done), Number(total));
    },
  };
}

/**
 * Counts the pages that are rendered, and changes each before it is written.
 *
 * @param finish Gives what is written for the HTML of a page.
 */
export function finishPages(finish: (html: string) => string): AstroIntegration {
  return {
    name: 'vitrine:finish-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => {
          const pages = progress('Pages');
          let total = 0;
          let done = 0;
          return {
            ...prerenderer,
            getStaticPaths: async () => {
              const paths = await prerenderer.getStaticPaths();
              total = paths.filter(({ route }) => route.type === 'page').length;
              return paths;
            },
            render: async (request, options) => {
              const rendered = await prerenderer.render(request, options);
              if (options.routeData.type !== 'page') return rendered;
              pages(++done, total);
              const page = rendered instanceof Response ? rendered : rendered.response;
              return new Response(finish(await page.text()), page);
            },
          };
        }),
    },
  };
}
