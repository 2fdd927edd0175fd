import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { findWarnings } from '../../scripts/check/warnings.ts';
import { ROOT } from '../../scripts/project.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import { png, retouch, warningsOf } from './tidy.ts';

test('tidy content leaves nothing to ask', async () => {
  expect(await warningsOf({})).toBe('');
});

test('the sample may have its placeholders, and has no other warning', async () => {
  const folder = `${ROOT}sample`;
  expect(await findWarnings(folder, await loadContent(folder))).toEqual([]);
});

describe('links without an address', () => {
  test('in the navigation', async () => {
    expect(
      await warningsOf(retouch('site.yaml', 'https://code.test/ines', '"#"')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/site.yaml:5  code.url
        expected  where the link leads
        found     '#', a link that goes nowhere
        Without the group code the link disappears."
    `);
  });
  test('in a list', async () => {
    expect(
      await warningsOf(retouch('site.yaml', 'https://social.test/@ines', '"#"')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/site.yaml:10  socials[0].url
        expected  where the link leads
        found     '#', a link that goes nowhere
        Without this entry of the list the link disappears."
    `);
  });
  test('in a text', async () => {
    expect(await warningsOf(retouch('about.md', '(/project)', '(#)'))).toMatchInlineSnapshot(`
      "The content has a warning:

      content/about.md:8
        expected  where the link leads
        found     '#', a link that goes nowhere
        Without an address yet, leave the words and take the link away."
    `);
  });
});

describe('descriptions', () => {
  test('that are too short', async () => {
    expect(
      await warningsOf(retouch('contact.yaml', 'How to write to Ines Halloran.', 'Write to me.')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/contact.yaml:1  page.description
        expected  one or two sentences, 20 characters or more, for search engines and shared links
        found     'Write to me.'"
    `);
  });
  test('that another page has', async () => {
    expect(
      await warningsOf(
        retouch(
          'services.yaml',
          'What Ines Halloran does for bakers.',
          'How to write to Ines  Halloran.',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/contact.yaml:1  page.description
        expected  a description that no other page has
        found     the same text as in content/services.yaml:1"
    `);
  });
  test('of a project', async () => {
    expect(
      await warningsOf(
        retouch(
          'projects/bakery/index.md',
          "A baker's diary, kept at four in the morning.",
          'A diary.',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/projects/bakery/index.md:6  summary
        expected  one or two sentences, 20 characters or more, for search engines and shared links
        found     'A diary.'"
    `);
  });
});

describe('images', () => {
  test('that are too small for a card and for the About page', async () => {
    expect(
      await warningsOf({
        'projects/bakery/cover.png': await png(799, 500),
        'images/ines.png': await png(447, 900),
      }),
    ).toMatchInlineSnapshot(`
      "The content has 2 warnings:

      content/about.md:4  portrait
        expected  an image at least 448 pixels wide
        found     447 × 900 pixels

      content/projects/bakery/index.md:7  cover
        expected  an image at least 800 pixels wide
        found     799 × 500 pixels"
    `);
  });
  test('that are too small for a testimonial', async () => {
    expect(await warningsOf({ 'images/baker.png': await png(207, 300) })).toMatchInlineSnapshot(`
      "The content has a warning:

      content/testimonials.yaml:4  records[0].image
        expected  an image at least 208 pixels wide
        found     207 × 300 pixels"
    `);
  });
  test('are large enough as drawings', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(
      await warningsOf({
        ...retouch('about.md', 'images/ines.png', 'images/ines.svg'),
        'images/ines.svg': drawing,
      }),
    ).toBe('');
  });
  test('without alternative text', async () => {
    expect(
      await warningsOf({
        ...retouch('projects/bakery/index.md', 'coverAlt: The first page of the diary\n', ''),
        ...retouch('about.md', 'portraitAlt: Ines with flour on her hands\n', ''),
      }),
    ).toMatchInlineSnapshot(`
      "The content has 2 warnings:

      content/about.md:4  portraitAlt
        expected  what the portrait shows, for those who cannot see it
        found     nothing: images/ines.png has no portraitAlt

      content/projects/bakery/index.md:7  coverAlt
        expected  what the cover shows, for those who cannot see it
        found     nothing: cover.png has no coverAlt"
    `);
  });
  test('with a file name for alternative text', async () => {
    expect(
      await warningsOf(
        retouch('projects/bakery/index.md', 'The first page of the diary', 'cover-final2.PNG'),
      ),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/projects/bakery/index.md:8  coverAlt
        expected  what the cover shows, for those who cannot see it
        found     a file name, 'cover-final2.PNG'"
    `);
  });
  test('inside a text', async () => {
    expect(
      await warningsOf(retouch('projects/bakery/index.md', 'Bread.', 'Bread.\n\n![Bread](b.png)')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/projects/bakery/index.md:13
        expected  no image inside a text, because texts show none of yours
        found     'b.png'
        List it under images in a project, or as the portrait in about.md."
    `);
  });
});

describe('links that lead nowhere', () => {
  test('from a button', async () => {
    expect(
      await warningsOf(retouch('home.yaml', '/contact?subject=A%20website', '/contct')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/home.yaml:9  hero.actions[0].to
        expected  a page of this site, such as /contact, for which there is content
        found     '/contct', where nothing stands
        Did you mean '/contact'?"
    `);
  });
  test('to a page that has no content', async () => {
    expect(await warningsOf({ 'contact.yaml': null })).toMatchInlineSnapshot(`
      "The content has 2 warnings:

      content/home.yaml:9  hero.actions[0].to
        expected  a page of this site, such as /contact, for which there is content
        found     '/contact?subject=A%20website', where nothing stands

      content/services.yaml:15  services[1].details
        expected  a page of this site, such as /contact, for which there is content
        found     '/contact.vcf', where nothing stands"
    `);
  });
  test('to a service that is not there', async () => {
    expect(
      await warningsOf(retouch('about.md', '/service#shops', '/service#shop')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/about.md:8
        expected  the id of a service after /service#
        found     '/service#shop'
        Did you mean '/service#shops'?"
    `);
  });
  test('from the long version of a service', async () => {
    expect(
      await warningsOf(retouch('services.yaml', '/contact.vcf', '/address.vcf')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/services.yaml:15  services[1].details
        expected  a page of this site, such as /contact, for which there is content
        found     '/address.vcf', where nothing stands"
    `);
  });
  test('in the form of a file name', async () => {
    expect(await warningsOf(retouch('about.md', '/project', 'project.md'))).toMatchInlineSnapshot(`
      "The content has a warning:

      content/about.md:8
        expected  a link that begins with / or https://
        found     'project.md'"
    `);
  });
  test('with signs that no address has', async () => {
    const odd = '(/service#%E0) [b](/\\\\[) [c](https://[) [d](/%)';
    expect(await warningsOf(retouch('about.md', '(/service#shops)', odd))).toMatchInlineSnapshot(`
      "The content has 3 warnings:

      content/about.md:8
        expected  the id of a service after /service#
        found     '/service#%E0'

      content/about.md:8
        expected  a link that begins with / or https://
        found     '/\\['

      content/about.md:8
        expected  a page of this site, such as /contact, for which there is content
        found     '/%', where nothing stands"
    `);
  });
  test('with the whole address of the site', async () => {
    expect(
      await warningsOf(
        retouch('home.yaml', 'https://halloran.test/project', 'https://halloran.test/work'),
      ),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/home.yaml:11  hero.actions[1].to
        expected  a page of this site, such as /contact, for which there is content
        found     'https://halloran.test/work', where nothing stands"
    `);
  });
});

test('texts far too long for where they stand', async () => {
  const long = 'Websites that open before the kettle sings';
  expect(
    await warningsOf(retouch('home.yaml', '[Websites, Shops]', `[Websites, ${long}]`)),
  ).toMatchInlineSnapshot(`
    "The content has a warning:

    content/home.yaml:6  hero.words[1]
      expected  40 characters at most, which is what has room there
      found     42 characters: 'Websites that open before the kettle sin…'"
  `);
});

describe('what is left of the sample', () => {
  test('its names', async () => {
    expect(
      await warningsOf(retouch('site.yaml', '© {year} Ines', '© {year} Mara Lindqvist-Okafor,')),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/site.yaml:8
        expected  a name of your own
        found     'Mara Lindqvist-Okafor', which the sample says"
    `);
  });
  test('its texts', async () => {
    expect(
      await warningsOf({
        ...retouch('contact.yaml', 'Write to me', 'Knock,  the bell works'),
        ...retouch(
          'about.md',
          'I bake [the work](/project) myself',
          'I live by the water in a town with more bicycles than cars.\nWhen the shop is closed I mend old radios.\n\nI bake [the work](/project) myself',
        ),
      }),
    ).toMatchInlineSnapshot(`
      "The content has 2 warnings:

      content/about.md:8
        expected  words of your own
        found     'I live by the water in a town with more bicycles than cars. When the shop is clo…', which the sample says

      content/contact.yaml:2  heading
        expected  words of your own
        found     'Knock, the bell works', which the sample says"
    `);
  });
  test('addresses and numbers that are kept for examples', async () => {
    expect(
      await warningsOf({
        ...retouch(
          'site.yaml',
          'https://halloran.test\n',
          'https://example.com # such as a.example\n',
        ),
        ...retouch('home.yaml', 'https://halloran.test/project', '/project'),
        ...retouch(
          'contact.yaml',
          'email: ines@halloran.test',
          '# phone: +49 30 23125 014\nemail: ines@halloran.example\nphone: "+49 30 23125 014"',
        ),
      }),
    ).toMatchInlineSnapshot(`
      "The content has 3 warnings:

      content/contact.yaml:4
        expected  an address of your own
        found     'halloran.example', which is kept for examples

      content/contact.yaml:5
        expected  a number of your own
        found     '+49 30 23125 014', which is kept for fiction

      content/site.yaml:4
        expected  an address of your own
        found     'example.com', which is kept for examples"
    `);
  });
  test('its images, under another name', async () => {
    const face = await readFile(`${ROOT}sample/images/person-1.svg`);
    expect(
      await warningsOf({
        ...retouch('about.md', 'images/ines.png', 'images/ines.svg'),
        'images/ines.svg': face,
      }),
    ).toMatchInlineSnapshot(`
      "The content has a warning:

      content/about.md:4  portrait
        expected  an image of your own
        found     the same image as sample/images/person-1.svg"
    `);
  });
  test('but a text may speak of an address for examples', async () => {
    expect(await warningsOf(retouch('about.md', 'myself', 'at example.com myself'))).toBe('');
  });
});
