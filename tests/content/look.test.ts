import { describe, expect, test } from 'vitest';
import { edit, report } from './report.ts';

/** The message about a line below `brand` in site.yaml. */
function reportLine(line: string): Promise<string> {
  return report(edit('site.yaml', 'brand: Halloran\n', `brand: Halloran\n${line}\n`));
}

describe('an accent', () => {
  test('that is too light gets the nearest colour that is right', async () => {
    expect(await reportLine("accent: '#e8b400'")).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour with a contrast of 4.5:1 or more, because words stand in it and on it (WCAG 2.2, 1.4.3)
        found     '#e8b400', with 1.6:1 on the paper by day
        Did you mean '#876700'?"
    `);
    await expect(reportLine("accent: '#876700'")).rejects.toThrow('taken as right');
  });

  test('that is only just too light', async () => {
    expect(await reportLine("accent: '#6c6c6c'")).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour with a contrast of 4.5:1 or more, because words stand in it and on it (WCAG 2.2, 1.4.3)
        found     '#6c6c6c', with 4.4:1 on the paper by day
        Did you mean '#6b6b6b'?"
    `);
  });

  test('without quotes, which YAML takes for a comment', async () => {
    expect(await reportLine('accent: #b3321f')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3
        expected  a text in quotes, because it begins with #
        found     'accent: #b3321f'"
    `);
  });

  test('without its sign', async () => {
    expect(await reportLine('accent: b3321f')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour as six digits in quotes, such as '#b3321f'
        found     'b3321f'
        Did you mean '#b3321f'?"
    `);
  });

  test('of three digits', async () => {
    expect(await reportLine("accent: '#b31'")).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour as six digits in quotes, such as '#b3321f'
        found     '#b31'
        Did you mean '#bb3311'?"
    `);
  });

  test('by name', async () => {
    expect(await reportLine('accent: darkgreen')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour as six digits in quotes, such as '#b3321f'
        found     'darkgreen'
        Did you mean '#006400'?"
    `);
  });

  test('that is no colour', async () => {
    expect(await reportLine('accent: warm')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour as six digits in quotes, such as '#b3321f'
        found     'warm'"
    `);
  });

  test('of digits only, without quotes', async () => {
    expect(await reportLine('accent: 123456')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  accent
        expected  a colour as six digits in quotes, such as '#b3321f'
        found     the number 123456"
    `);
  });
});

describe('a typeface', () => {
  test('with a slip in it', async () => {
    expect(await reportLine('typeface: Playfare')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  typeface
        expected  one of: bricolage, fraunces, playfair, outfit
        found     'Playfare'
        Did you mean 'playfair'?"
    `);
  });

  test('that is none of the list', async () => {
    expect(await reportLine('typeface: Helvetica')).toMatchInlineSnapshot(`
      "The content has a mistake:

      content/site.yaml:3  typeface
        expected  one of: bricolage, fraunces, playfair, outfit
        found     'Helvetica'"
    `);
  });
});
