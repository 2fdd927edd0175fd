import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, runNew } from '../../packages/vitrine/cli/new/new.ts';
import { base } from './base.ts';
import { load, png, warningsIn, withFolder } from './check-folder.ts';
import { errorOf, run } from './run-command.ts';

/** The output of `npm run new`, which names the folder `content`. */
async function add(folder: string, ...args: string[]): Promise<string> {
  const said = await runNew(args, { CONTENT: folder }, undefined);
  return said.replaceAll(folder, 'content');
}

const errorIn = (folder: string, ...args: string[]) => errorOf(add(folder, ...args), folder);

async function image(folder: string, name: string, width: number): Promise<string> {
  const file = join(dirname(folder), name);
  await writeFile(file, await png(width, 500));
  return file;
}

const project = ['--summary', 'A reading room with one key.', '--category', 'Blog Website'];

test('a project, a service and a testimonial are added, and the check has no warning', async () => {
  await withFolder({}, async (folder) => {
    const cover = await image(folder, 'room.PNG', 800);
    const face = await image(folder, 'face.png', 208);
    const room = ['--technology', 'REACT', '--cover', cover, '--alt', 'A room with one key'];
    const words = ['project', 'The reading', 'room', ...project, ...room, '--date', '2026-03-02'];
    expect(await run(folder, 'new', ...words)).toEqual({
      status: 0,
      stderr: '',
      stdout: `content/projects/1/index.md is written. The page of the project will be /details/1.
Next: write the text of the project below the second line of --- in this file, then run npm run check.`,
    });
    const written = await readFile(join(folder, 'projects/1/index.md'), 'utf8');
    expect(written).toMatch(
      /^---\n# The name of the project\.\ntitle: The reading room\n\n# The category, one of/,
    );
    expect(written).toContain('date: 2026-03-02\n');
    expect(written).toContain(
      '# An image in the folder of this file. If omitted, the title is shown instead.',
    );
    expect(written).toMatch(
      /\n# You can add:\n# {3}client: The client for whom the project was made\.\n.*\.\n---\n$/s,
    );
    expect((await load(folder)).projects?.all.find(({ id }) => id === '1')).toMatchObject({
      category: 'Blog Website',
      technologies: ['REACT'],
      summary: 'A reading room with one key.',
      coverAlt: 'A room with one key',
    });
    expect((await readdir(join(folder, 'projects/1'))).sort()).toEqual(['cover.png', 'index.md']);

    const care = ['--text', 'Updates every month.', '--price', 'from 20 €'];
    expect(await add(folder, 'service', 'Care & repair', ...care)).toMatchInlineSnapshot(`
      "Added at content/services.yaml:16: the service 'Care & repair'. The page of the service will be /service/care-repair.
      Optional: write a long description of the service into the field details, in Markdown. Then run npm run check."
    `);
    expect(await readFile(join(folder, 'services.yaml'), 'utf8')).toBe(
      `${base['services.yaml']}  - id: care-repair
    title: Care & repair
    text: Updates every month.
    price: from 20 €
`,
    );

    const about = ['--project', '1', '--service', 'care-repair', '--year', '2026'];
    const said = ['--text', 'The key: found.', ...about, '--image', face];
    expect(await add(folder, 'testimonial', 'Una Keel', ...said)).toMatchInlineSnapshot(`
      "Added at content/testimonials.yaml:8: the testimonial 'Una Keel'.
      Next: run npm run check."
    `);
    expect(await readFile(join(folder, 'testimonials.yaml'), 'utf8')).toContain(`    project: bakery
  - id: una-keel
    image: images/una-keel.png
    author: Una Keel
    text: "The key: found."
    project: "1"
    service: care-repair
    year: 2026
`);
    expect(await warningsIn(folder)).toBe('');
  });
});

test('the first entries of lists bring their files with them', async () => {
  await withFolder({ 'services.yaml': null, 'testimonials.yaml': null }, async (folder) => {
    await writeFile(join(folder, 'about.md'), base['about.md'].replace('/shops', ''));
    await add(folder, 'service', 'Care', '--text', 'Updates every month.');
    await add(folder, 'testimonial', 'Una Keel', '--text', 'Found.', '--role', 'Warden');
    await add(folder, 'question', 'Do you answer?', '--answer', 'On *Mondays*.');
    const logo = await image(folder, 'logo.png', 208);
    expect(command.notes).toMatch(/--url \S+ +the website of the client/);
    await add(folder, 'client', 'Mills & Sons', '--logo', logo, '--url', 'https://mills.test');
    expect((await load(folder)).clients?.clients).toMatchObject([
      { id: 'mills-sons', url: 'https://mills.test', logo: { path: 'images/mills-sons.png' } },
    ]);
    await add(folder, 'step', 'Talk', '--text', 'We talk.', '--duration', '1 h');
    await add(folder, 'package', 'Small', '--price', '90 €', '--text', 'One page.');
    expect(await warningsIn(folder)).toBe('');
    const services = await readFile(join(folder, 'services.yaml'), 'utf8');
    expect(services).toContain('description: What Ines Halloran does for clients.');
  });
});

test('the first project brings projects.yaml, and --add completes it later', async () => {
  const changes = { 'projects.yaml': null, 'projects/bakery/index.md': null };
  await withFolder({ ...changes, 'testimonials.yaml': null }, async (folder) => {
    const room = [...project, '--technology', 'HTML, CSS', '--id', 'room'];
    expect(await add(folder, 'project', 'Room', ...room)).toContain('projects.yaml is written too');
    const words = ['--category', 'Club', '--technology', 'CSS'];
    const flags = ['--summary', 'A club with two keys.', ...words];
    expect(await errorIn(folder, 'project', 'Club', ...flags)).toMatchInlineSnapshot(
      `"--category: expected one of: Blog Website, found 'Club'. To add a new word to projects.yaml, use --add."`,
    );
    expect(await add(folder, 'project', 'Club', ...flags, '--add')).toMatchInlineSnapshot(`
      "content/projects/1/index.md is written. The page of the project will be /details/1.
      'Club' was added at content/projects.yaml:43.
      Next: write the text of the project below the second line of --- in this file, then run npm run check."
    `);
    const page = await readFile(join(folder, 'projects.yaml'), 'utf8');
    expect(page).toContain('    - Blog Website\n    - Club\n');
  });
});

test('the first post brings posts.yaml, and is named by its title', async () => {
  await withFolder({}, async (folder) => {
    const flags = ['--summary', 'On bread, and how it is sold.', '--tag', 'Bread, Shops'];
    expect(await add(folder, 'post', 'Bread & butter', ...flags)).toMatchInlineSnapshot(`
      "content/posts/bread-butter/index.md is written. The page of the post will be /writing/bread-butter.
      content/posts.yaml is written too. This file contains: the texts of the page that lists the posts.
      Next: write the text of the post below the second line of --- in this file, then run npm run check."
    `);
    const text = await readFile(join(folder, 'posts/bread-butter/index.md'), 'utf8');
    expect(text).toContain('tags:\n  - Bread\n  - Shops\n');
    await writeFile(join(folder, 'posts/bread-butter/index.md'), `${text}\nBread.\n`);
    expect(await warningsIn(folder)).toBe('');
  });
});

describe('refused, with nothing written', () => {
  test.each([
    [
      'projet Room',
      expect.stringMatching(/^expected project, .+ found 'projet'. Did you mean 'project'\?$/),
    ],
    [
      'project Room --summary Brick. --category Blog-Website --technology HTML-CS',
      `--category: expected one of: Portfolio Website, Blog Website, found 'Blog-Website'. Did you mean 'Blog Website'? To add a new word to projects.yaml, use --add.
--technology: expected one of: HTML-CSS, REACT, found 'HTML-CS'. Did you mean 'HTML-CSS'? To add a new word to projects.yaml, use --add.`,
    ],
    [
      'project',
      `--title is missing: the name of the project.
--category is missing: the category, one of those that projects.yaml lists.
--technology is missing: the technologies of the project, from the list in projects.yaml.
--summary is missing: one to three sentences about the project.`,
    ],
    [
      'project Room --summary Brick. --category Blog --add --technology REACT --cover site.yaml --alt A',
      "--cover: expected an image file whose name ends in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg, found 'site.yaml'.",
    ],
    [
      'testimonial Una --text Found. --project bakry',
      "--project: expected the id of a project, which is the name of its folder in projects/, found 'bakry'. Did you mean 'bakery'?",
    ],
    [
      'project Room --summary Brick. --category Blog --add --technology REACT --id Blue',
      "--id: expected lower-case letters, digits and single hyphens, such as blue-door-2, found 'Blue'.",
    ],
    [
      'service Shops --text Small. --id shops',
      "--id: another entry has the id 'shops'. Without --id, a free id is chosen.",
    ],
    [
      'client Ovens --url mills',
      "--url: expected a URL such as https://example.com, found 'mills'.",
    ],
    ['service Shops --txt Small.', "Unknown option '--txt'. Did you mean '--text'?"],
  ])('%s', async (line, message) => {
    await withFolder({}, async (folder) => {
      const before = await readdir(folder, { recursive: true });
      const said = await errorIn(folder, ...line.split(' '));
      expect(said.split('\n\n')[0]).toEqual(message);
      expect(await readdir(folder, { recursive: true })).toEqual(before);
    });
  });

  test('the sample', async () => {
    expect(await errorIn('examples/sample/content', 'service', 'Care', '--text', 'Updates.')).toBe(
      'There is no content of your own yet, and this command does not change the sample. Begin with: npm run init',
    );
  });
});

test('an image replaces no other, and is removed if its entry cannot be added', async () => {
  // The entry cannot be added to this YAML file, because its first field has an anchor (&name).
  const anchored = '&name heading: Said\nitems:\n  - id: odo\n    author: Odo\n    text: Good.\n';
  await withFolder({}, async (folder) => {
    const face = await image(folder, 'face.png', 300);
    await writeFile(join(folder, 'images/una-keel.png'), 'mine');
    await add(folder, 'testimonial', 'Una Keel', '--text', 'Found.', '--image', face);
    expect(await readFile(join(folder, 'images/una-keel.png'), 'utf8')).toBe('mine');
    expect(await readFile(join(folder, 'images/una-keel-2.png'))).toEqual(await readFile(face));
  });
  await withFolder({ 'testimonials.yaml': anchored }, async (folder) => {
    const face = await image(folder, 'face.png', 300);
    const args = ['--text', 'Found.', '--image', face];
    expect(await errorIn(folder, 'testimonial', 'Una Keel', ...args)).toContain(
      'Add the entry yourself',
    );
    expect((await readdir(join(folder, 'images'))).sort()).toEqual(['baker.png', 'ines.png']);
  });
});

test('an image that is too small is reported and copied', async () => {
  await withFolder({}, async (folder) => {
    const cover = await image(folder, 'small.png', 300);
    const flags = [...project, '--technology', 'REACT', '--cover', cover];
    const said = await add(folder, 'project', 'Room', ...flags);
    expect(said.replaceAll(dirname(folder), '')).toMatchInlineSnapshot(`
      "content/projects/1/index.md is written. The page of the project will be /details/1.
      --cover: expected an image at least 800 pixels wide, found '/small.png', 300 × 500 pixels. The image is copied nevertheless.
      Add the field coverAlt, which describes the cover to people who cannot see it.
      Next: write the text of the project below the second line of --- in this file, then run npm run check."
    `);
  });
});
