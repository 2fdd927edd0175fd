import { expect, test } from 'vitest';
import { base } from './base.ts';
import { edit, report } from './report.ts';

const project = base['projects/bakery/index.md']?.replace('cover: cover.png\n', '') ?? '';

test('front matter that is not closed', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover.png\n---', 'cover.png')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:1
      expected  a second line of --- between the fields and the text
      found     front matter that begins here and is never closed"
  `);
});

test('no front matter', async () => {
  expect(
    await report({ 'projects/bakery/index.md': '# Fourth Oven\n\nBread.\n' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:1
      expected  a line of --- at the very top, then the fields, then another line of ---
      found     text without such fields (front matter)"
  `);
});

test('a blank line above the front matter', async () => {
  expect(
    await report({ 'projects/bakery/index.md': `\n${base['projects/bakery/index.md']}` }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:1
      expected  a line of --- at the very top, then the fields, then another line of ---
      found     text without such fields (front matter)"
  `);
});

test('broken front matter', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'summary: A', 'summary: "A')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:6
      expected  a closing " for what is opened here
      found     'summary: "A bakery's diary.'"
  `);
});

test('empty front matter', async () => {
  expect(await report({ 'projects/bakery/index.md': '---\n---\nBread.\n' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:1
      expected  the fields of this file, as the same file in sample/ shows them
      found     no fields"
  `);
});

test('an empty file', async () => {
  expect(await report({ 'site.yaml': '' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:1
      expected  the fields of this file, as the same file in sample/ shows them
      found     an empty file"
  `);
});

test('only comments', async () => {
  expect(await report({ 'site.yaml': '# to be written\n' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:1
      expected  the fields of this file, as the same file in sample/ shows them
      found     no fields"
  `);
});

test('letters in another encoding', async () => {
  expect(
    await report({ 'site.yaml': Buffer.from(base['site.yaml'] ?? '', 'latin1') }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:9
      expected  a text file in UTF-8
      found     letters in another encoding, perhaps Windows-1252"
  `);
});

test('text in UTF-16', async () => {
  expect(
    await report({ 'site.yaml': Buffer.from(`\ufeff${base['site.yaml']}`, 'utf16le') }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml
      expected  a text file in UTF-8
      found     text in UTF-16"
  `);
});

test('a folder in the place of a file', async () => {
  expect(
    await report({ 'contact.yaml': null, 'contact.yaml/note.txt': '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml
      expected  a text file in UTF-8
      found     a folder of that name"
  `);
});

test('a missing file', async () => {
  expect(await report({ 'home.yaml': null })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml
      expected  this file
      found     no such file"
  `);
});

test('a misspelt file name', async () => {
  expect(
    await report({ 'home.yaml': null, 'hoem.yaml': base['home.yaml'] ?? '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/hoem.yaml
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'hoem.yaml'
      Did you mean 'home.yaml'?"
  `);
});

test('another ending', async () => {
  expect(
    await report({ 'site.yaml': null, 'site.yml': base['site.yaml'] ?? '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yml
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'site.yml'
      Did you mean 'site.yaml'?"
  `);
});

test('an upper-case letter in a file name', async () => {
  expect(
    await report({ 'contact.yaml': null, 'Contact.yaml': base['contact.yaml'] ?? '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/Contact.yaml
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'Contact.yaml'
      Did you mean 'contact.yaml'?"
  `);
});

test('a hidden second ending', async () => {
  expect(
    await report({ 'services.yaml': null, 'services.yaml.txt': base['services.yaml'] ?? '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml.txt
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'services.yaml.txt'
      Did you mean 'services.yaml'?"
  `);
});

test('a file that belongs to nothing', async () => {
  expect(await report({ 'notes.md': 'Buy milk.' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/notes.md
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'notes.md'"
  `);
});

test('a misspelt folder', async () => {
  expect(await report({ 'project/bakery/index.md': '' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/project
      expected  the folder projects, with a folder for each project
      found     'project'
      Did you mean 'projects'?"
  `);
});

test('projects without projects.yaml', async () => {
  expect(await report({ 'projects.yaml': null })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects.yaml
      expected  this file, because there are projects in projects/
      found     no such file"
  `);
});

test('a project without index.md', async () => {
  expect(await report({ 'projects/bakery/index.md': null })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md
      expected  this file, with the facts of the project
      found     no such file"
  `);
});

test('a project whose index.md has an upper-case letter', async () => {
  expect(
    await report({ 'projects/bakery/index.md': null, 'projects/bakery/Index.md': '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md
      expected  this file, with the facts of the project
      found     no such file, but one named 'Index.md'"
  `);
});

test('a project that is a file', async () => {
  expect(
    await report({ 'projects/cafe.md': base['projects/bakery/index.md'] ?? '' }),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/cafe.md
      expected  a folder for each project, with the file index.md in it
      found     a file
      Did you mean 'projects/cafe/index.md'?"
  `);
});

test('an id with a space', async () => {
  expect(await report({ 'projects/blue door/index.md': project })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/blue door/
      expected  a folder name of lower-case letters, digits and single hyphens, such as blue-door-2
      found     'blue door'"
  `);
});

test('an id with an upper-case letter', async () => {
  expect(await report({ 'projects/Door/index.md': project })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/Door/
      expected  a folder name of lower-case letters, digits and single hyphens, such as blue-door-2
      found     'Door'"
  `);
});

test('an id with an underscore', async () => {
  expect(await report({ 'projects/blue_door/index.md': project })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/blue_door/
      expected  a folder name of lower-case letters, digits and single hyphens, such as blue-door-2
      found     'blue_door'"
  `);
});

test('a wrong id and a wrong field', async () => {
  expect(
    await report({ 'projects/Door/index.md': project.replace('2025-02-28', 'soon') }),
  ).toMatchInlineSnapshot(`
    "The content has 2 mistakes:

    content/projects/Door/
      expected  a folder name of lower-case letters, digits and single hyphens, such as blue-door-2
      found     'Door'

    content/projects/Door/index.md:5  date
      expected  a day that exists, as YYYY-MM-DD
      found     'soon'"
  `);
});
