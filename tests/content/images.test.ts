import { expect, test } from 'vitest';
import { edit, onePixel, report } from './report.ts';

test('a missing image', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', 'covre.png\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file that exists, as a path from this file
      found     'covre.png', but there is no such file
      Did you mean 'cover.png'?"
  `);
});

test('a missing folder', async () => {
  expect(
    await report(edit('testimonials.yaml', 'images/baker.png', 'pictures/baker.png')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/testimonials.yaml:4  records[0].image
      expected  an image file that exists, as a path from this file
      found     'pictures/baker.png', but there is no folder 'pictures'"
  `);
});

test('an image in other letters', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', 'Cover.png\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file that exists, as a path from this file
      found     'Cover.png', but there is no such file
      Did you mean 'cover.png'?"
  `);
});

test('text that is named like an image', async () => {
  expect(await report({ 'projects/bakery/cover.png': 'no image' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image
      found     'cover.png', which cannot be read as an image (Input file contains unsupported image format)"
  `);
});

test('an image that is cut off', async () => {
  expect(
    await report({ 'projects/bakery/cover.png': (await onePixel()).subarray(0, 50) }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image
      found     'cover.png', which cannot be read as an image (Input file has corrupt header)"
  `);
});

test('an empty image', async () => {
  expect(await report({ 'projects/bakery/cover.png': '' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image
      found     'cover.png', which is an empty file"
  `);
});

test('a folder that is named like an image', async () => {
  expect(
    await report({ 'projects/bakery/cover.png': null, 'projects/bakery/cover.png/note.txt': '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image
      found     'cover.png', which is a folder"
  `);
});

test('a file that is no image', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', 'cover.pdf\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg
      found     'cover.pdf'"
  `);
});

test('an ending in mixed letters', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', 'cover.Png\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, in small letters (rename the file)
      found     'cover.Png'"
  `);
});

test('a path with backslashes', async () => {
  expect(
    await report(edit('testimonials.yaml', 'images/baker.png', 'images\\baker.png')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/testimonials.yaml:4  records[0].image
      expected  a path with forward slashes
      found     'images\\baker.png'
      Did you mean 'images/baker.png'?"
  `);
});

test('a path out of the folder', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', '../../../cover.png\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file in the content folder, as a path from this file
      found     '../../../cover.png', which lies outside it"
  `);
});

test('a path from the root', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', '/cover.png\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file in the content folder, as a path from this file
      found     '/cover.png', which lies outside it
      A path begins in the folder of this file."
  `);
});

test('a web address', async () => {
  expect(
    await report(
      edit('projects/bakery/index.md', 'cover.png\n---', 'https://oven.example/cover.png\n---'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file in the content folder
      found     'https://oven.example/cover.png'
      Save the image in the content folder and name the file."
  `);
});

test('an empty name', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', '""\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg
      found     an empty text"
  `);
});

test('a number', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', '7\n---')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  cover
      expected  the name of an image file
      found     the number 7"
  `);
});
