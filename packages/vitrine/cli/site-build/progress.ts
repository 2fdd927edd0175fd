import type { AstroIntegration, AstroPrerenderer } from 'astro';

type StaticImages = NonNullable<typeof globalThis.astroAsset.staticImages>;
type Transforms = StaticImages extends Map<string, { transforms: infer T }> ? T : never;
type Transform = Transforms extends Map<string, infer T> ? T : never;

/** The versions of a picture, which Astro makes one after the other; calls `onMade` after each. */
class CountedTransforms extends Map<string, Transform> {
  readonly #onMade: () => void;

  constructor(transforms: Transforms, onMade: () => void) {
    super();
    for (const [hash, transform] of transforms) this.set(hash, transform);
    this.#onMade = onMade;
  }

  override *[Symbol.iterator](): MapIterator<[string, Transform]> {
    for (const entry of super[Symbol.iterator]()) {
      yield entry;
      this.#onMade();
    }
    return undefined;
  }
}

/**
 * Shows on one line of a terminal how many pages and versions of pictures are built. Other output goes over
 * that line, because the cursor stays at its beginning.
 *
 * With an adapter, which may render pages in its own way, only the first step is shown.
 */
export function progress(terminal: { write(text: string): unknown }): AstroIntegration {
  let hasAdapter = false;
  const show = (text: string) => terminal.write(`\r\u001b[2K${text}${text && '\r'}`);
  const counter = (what: string, of: number) => {
    let done = 0;
    show(`${what}: 0 of ${of}`);
    return () => {
      done += 1;
      show(`${what}: ${done} of ${of}`);
    };
  };
  const counted = (prerenderer: AstroPrerenderer): AstroPrerenderer => {
    let onPage = () => {};
    return {
      ...prerenderer,
      getStaticPaths: async () => {
        const paths = await prerenderer.getStaticPaths();
        onPage = counter('Pages', paths.length);
        return paths;
      },
      render: async (...given) => {
        const page = await prerenderer.render(...given);
        onPage();
        return page;
      },
      // Astro calls this between pages and pictures, and makes the pictures of the global list.
      collectStaticImages: async () => {
        const images = [...(globalThis.astroAsset?.staticImages?.values() ?? [])];
        const all = images.reduce((sum, { transforms }) => sum + transforms.size, 0);
        const onMade = counter('Pictures', all);
        for (const image of images)
          image.transforms = new CountedTransforms(image.transforms, onMade);
        return (await prerenderer.collectStaticImages?.()) ?? new Map();
      },
    };
  };
  return {
    name: 'vitrine:progress',
    hooks: {
      'astro:config:done': ({ config }) => {
        hasAdapter = config.adapter !== undefined;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        show('Bundling …');
        if (!hasAdapter) setPrerenderer(counted);
      },
      'astro:build:generated': () => {
        show('');
      },
    },
  };
}
