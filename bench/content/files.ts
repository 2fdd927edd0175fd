import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { type ContentKind, contentSchemas } from '../../src/content/schemas/all.ts';
import { projectSchema } from '../../src/content/schemas/project.ts';
import { projectsSchema } from '../../src/content/schemas/projects.ts';
import { testimonialsSchema } from '../../src/content/schemas/testimonials.ts';
import { valuesOf } from './from-schema.ts';
import { imageNames, images } from './images.ts';
import { shortName } from './pools.ts';
import { markdown } from './words.ts';

/** The texts of a content folder, by path. Its images are those that the texts name. */
export type TextFiles = Readonly<Record<string, string>>;

/**
 * Content folders without a mistake, by the schemas of the content.
 *
 * @param longest The longest list, and the most projects and further pages.
 */
export function contents(longest: number): fc.Arbitrary<TextFiles> {
  return fc.uniqueArray(shortName, { maxLength: longest }).chain((ids) => withIds(ids, longest));
}

function withIds(ids: readonly string[], longest: number): fc.Arbitrary<TextFiles> {
  const settings = { ids, longest };
  const sometimes = fc.option<TextFiles, TextFiles>;
  const yaml = (name: ContentKind) =>
    valuesOf(contentSchemas[name], settings).map((data) => ({ [`${name}.yaml`]: stringify(data) }));
  const withText = (path: string, data: fc.Arbitrary<unknown>) =>
    fc.tuple(data, markdown).map(([fields, text]) => ({
      [path]: `---\n${stringify(fields)}---\n\n${text}`,
    }));
  const absent = (values: fc.Arbitrary<TextFiles>) => sometimes(values, { nil: {}, freq: 4 });

  const about = valuesOf(contentSchemas.about, settings);
  const testimonials = valuesOf(testimonialsSchema(ids), settings);
  const pages = fc
    .uniqueArray(shortName, { maxLength: Math.min(2, longest) })
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          withText(`pages/own-${name}.md`, valuesOf(contentSchemas.page, settings)),
        ),
      ),
    )
    .map(joined);
  const projects = valuesOf(projectsSchema, settings).chain((data) => {
    const { categories, languages } = projectsSchema.parse(withoutNull(data));
    const fields = valuesOf(projectSchema(categories.options, languages.options), settings);
    return fc
      .tuple(...ids.map((id) => withText(`projects/${id}/index.md`, fields)))
      .map((all) => joined([{ 'projects.yaml': stringify(data) }, ...all]));
  });
  return fc
    .tuple(
      yaml('site'),
      yaml('home'),
      absent(withText('about.md', about)),
      absent(yaml('services')),
      absent(yaml('skills')),
      absent(testimonials.map((data) => ({ 'testimonials.yaml': stringify(data) }))),
      absent(yaml('contact')),
      ids.length > 0 ? projects : absent(yaml('projects')),
      pages,
    )
    .map(joined);
}

function joined(parts: readonly TextFiles[]): TextFiles {
  return Object.assign({}, ...parts);
}

function withoutNull(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_key, value) => value ?? undefined);
}

/** The files of a folder, with the images that its texts name beside them. */
export async function withImages(texts: TextFiles): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(Object.entries(texts));
  const drawn = await images();
  for (const [path, text] of Object.entries(texts)) {
    for (const name of imageNames.filter((image) => text.includes(image))) {
      const image = drawn.get(name);
      if (image) files.set(join(dirname(path), name), image);
    }
  }
  return files;
}

/** Writes files into a folder. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
