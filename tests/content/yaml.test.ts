import { expect, test } from 'vitest';
import { edit, report } from './report.ts';

test('a text with a colon in it', async () => {
  expect(
    await report(edit('home.yaml', 'title: HOME', 'title: Home: sweet home')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:2
      expected  a text with a colon and a space in it to stand in quotes
      found     '  title: Home: sweet home'
      Put the whole text in quotes."
  `);
});

test('a quote that is never closed', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: "Halloran')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a closing " for what is opened here
      found     'brand: "Halloran'"
  `);
});

test('a bracket that is never closed', async () => {
  expect(await report(edit('home.yaml', 'Shops]', 'Shops'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:6
      expected  a closing ] for what is opened here
      found     '  words: [Websites, Shops'"
  `);
});

test('text after a closing quote', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: "Halloran" Web')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  nothing after the closing quote or bracket
      found     'brand: "Halloran" Web'
      Put the whole text in quotes."
  `);
});

test('an apostrophe in single quotes', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', "brand: 'Ines's site'")),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  nothing after the closing quote or bracket
      found     'brand: 'Ines's site''
      Put the whole text in quotes."
  `);
});

test('text after a closing brace', async () => {
  expect(await report(edit('site.yaml', '© {year}', '{year}'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:9
      expected  nothing after the closing quote or bracket
      found     '  copyright: {year} Ines Halloran'
      Put the whole text in quotes."
  `);
});

test('a text that begins with @', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: @halloran')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text that begins with a special sign to stand in quotes
      found     'brand: @halloran'
      Put the whole text in quotes."
  `);
});

test('a text that begins with *', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: *Halloran')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text in quotes, because it begins with *
      found     'brand: *Halloran'"
  `);
});

test('a text that begins and ends with *', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: *The* site')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  nothing after the closing quote or bracket
      found     'brand: *The* site'
      Put the whole text in quotes."
  `);
});

test('a text that begins with &', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: &Halloran')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text in quotes, because it begins with &
      found     'brand: &Halloran'"
  `);
});

test('a text that begins with & and a space', async () => {
  expect(await report(edit('site.yaml', 'brand: Halloran', 'brand: & Co'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text that begins with a special sign to stand in quotes
      found     'brand: & Co'
      Put the whole text in quotes."
  `);
});

test('a text that begins with !', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: !Halloran Web')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text that begins with a special sign to stand in quotes
      found     'brand: !Halloran Web'
      Put the whole text in quotes."
  `);
});

test('a backslash in double quotes', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: "C:\\Halloran"')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text with a backslash to stand in single quotes: '…'
      found     'brand: "C:\\Halloran"'"
  `);
});

test('no colon', async () => {
  expect(await report(edit('home.yaml', '  speed: 50', '  speed 50'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7
      expected  a field as 'name: value', with a colon and a space
      found     '  speed 50'"
  `);
});

test('no space after the colon', async () => {
  expect(await report(edit('home.yaml', '  speed: 50', '  speed:50'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7
      expected  a field as 'name: value', with a colon and a space
      found     '  speed:50'"
  `);
});

test('a field too far to the right', async () => {
  expect(await report(edit('site.yaml', 'brand:', '  brand:'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  the fields of a group to begin in the same column
      found     '  brand: Halloran'"
  `);
});

test('a field too far to the left', async () => {
  expect(await report(edit('home.yaml', '  link:', ' link:'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:3
      expected  the fields or entries of a group to begin in the same column
      found     ' link: Home'"
  `);
});

test('a tab', async () => {
  expect(await report(edit('home.yaml', '  speed: 50', '\tspeed: 50'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7
      expected  spaces at the beginning of the line, not tabs
      found     '→speed: 50'"
  `);
});

test('a list beside a field', async () => {
  expect(
    await report(edit('home.yaml', 'words: [Websites, Shops]', 'words: - Websites')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:6
      expected  a list to begin in the next line
      found     '  words: - Websites'"
  `);
});

test('a text after a bar', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: | Halloran')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a text below | or > to begin in the next line
      found     'brand: | Halloran'"
  `);
});

test('a field twice', async () => {
  expect(await report(edit('site.yaml', 'titleSuffix:', 'name:'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:3  name
      expected  each field of a group only once
      found     'name' again, which stands in line 1 too"
  `);
});

test('a field twice in an entry', async () => {
  expect(
    await report(edit('services.yaml', '    text: Small ones.\n', '    id: sites\n')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:8  services[0].id
      expected  each field of a group only once
      found     'id' again, which stands in line 6 too"
  `);
});

test('a second document', async () => {
  expect(await report(edit('site.yaml', 'footer:', '---\nfooter:'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:8
      expected  no line of --- or ... inside a file of fields
      found     '---'"
  `);
});
