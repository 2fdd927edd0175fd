import { expect, test } from 'vitest';
import { contentFileAt, fieldAt, loadContent } from 'vitrine/editing';
import { formats, textsOf, valueAt } from 'vitrine/form';
import { loadStrings } from 'vitrine/languages';
import { hasMarks, readMarks, withoutMarks } from './mark.ts';
import { markContent } from './mark-content.ts';

const sample = await loadContent('examples/sample/content');
const { content, fields } = markContent(sample);

test('without its marks the content is the same', () => {
  expect(JSON.parse(withoutMarks(JSON.stringify(content)))).toEqual(
    JSON.parse(JSON.stringify(sample)),
  );
  expect(hasMarks(JSON.stringify(sample))).toBe(false);
});

/** The data of each file of the sample, with and without marks, by the path of the file. */
const files = Object.entries({
  'site.yaml': content.site,
  'home.yaml': content.home,
  'about.md': content.about,
  'services.yaml': content.services,
  'skills.yaml': content.skills,
  'testimonials.yaml': content.testimonials,
  'contact.yaml': content.contact,
  'projects.yaml': content.projects,
  ...Object.fromEntries(
    content.projects?.all.map((one) => [`projects/${one.id}/index.md`, one]) ?? [],
  ),
  ...Object.fromEntries(content.pages.map((one) => [`pages/${one.id}.md`, one])),
});

/** Matches the fields that the registry calls choices, and the lists of their options. */
const choices = /^projects\/.*#(?:category$|technologies\.)|^projects\.yaml#\w+\.options\./;

test('each text of the sample has the mark of its own field, and nothing else has one', () => {
  let count = 0;
  for (const [file, data] of files) {
    const collection = contentFileAt(file)?.collection;
    if (!collection) throw new Error(`There is no kind of content for ${file}.`);
    for (const { path, value } of textsOf(data)) {
      if (path[0] === 'all') continue;
      const { maxLength = 0, isExact = false, format } = fieldAt(collection, path) ?? {};
      const isBody = collection.type !== 'list' && path[0] === collection.body;
      const isMarkdown = isBody || format === formats.markdown;
      const isText = maxLength > 0 && !isExact && !choices.test(`${file}#${path.join('.')}`);
      const parts = readMarks(value).parts;
      const place = `${file} ${path.join('.')}`;
      expect(parts.length > 0, place).toBe((isText || isMarkdown) && value.trim() !== '');
      for (const part of parts) {
        const marked = fields[part.field];
        expect(marked, place).toMatchObject({ file, kind: isMarkdown ? 'markdown' : 'text' });
        const written = marked?.field.replaceAll('[', '.').replaceAll(']', '');
        expect(written, place).toBe(isBody ? '' : path.join('.'));
      }
      if (isText && !isMarkdown) {
        expect(valueAt(fields, [parts[0]?.field ?? -1, 'value']), place).toBe(withoutMarks(value));
      }
      count += parts.length > 0 ? 1 : 0;
    }
  }
  expect(count).toBeGreaterThan(400);
});

test('figures, dates, choices, pictures and addresses are in the table instead', () => {
  const valuesAt = (file: string) =>
    Object.fromEntries(
      fields
        .filter((one) => one.file === file && one.kind !== 'text' && one.kind !== 'markdown')
        .map(({ field, kind, value }) => [field, `${kind} ${value}`]),
    );
  const [project] = sample.projects?.all ?? [];
  if (!project) throw new Error('The sample has no project.');
  expect(valuesAt(`projects/${project.id}/index.md`)).toMatchObject({
    category: `value ${project.category}`,
    'technologies[0]': `value ${project.technologies[0]}`,
    date: `value ${project.date}`,
    cover: `file ${project.cover?.path}`,
  });
  const figures = fields.filter(({ field }) => /^results\[\d+\]\.(?!label|source)/.test(field));
  expect(new Set(figures.map(({ kind }) => kind))).toEqual(new Set(['value']));
  expect(valuesAt('contact.yaml')).toMatchObject({ email: `value ${sample.contact?.email}` });
  const [stat] = sample.home.stats;
  expect(valuesAt('home.yaml')).toMatchObject({
    'stats[0].end': `number ${stat?.end}`,
    'stats[0].suffix': `value ${stat?.suffix}`,
  });
});

test('a translation has the marks of its own file, and an untranslated file those of the original', () => {
  const [german] = content.translations;
  const fileOf = (text: string | undefined) =>
    fields[readMarks(text ?? '').parts[0]?.field ?? -1]?.file;
  expect(fileOf(german?.home.hero.text)).toBe('de/home.yaml');
  const untranslated = german?.projects?.all.find(({ language }) => language !== undefined);
  expect(fileOf(untranslated?.title)).toBe(`projects/${untranslated?.id}/index.md`);
});

test('code and tags within Markdown have no mark', () => {
  const [project] = sample.projects?.all ?? [];
  if (!project || !sample.projects) throw new Error('The sample has no project.');
  const caseStudy = '<p title="a > b">One <em>two</em></p><pre tabindex="0"><code>x</code></pre>';
  const all = [{ ...project, caseStudy }];
  const marked = markContent({
    ...sample,
    projects: { ...sample.projects, all },
    translations: [],
  });
  const html = marked.content.projects?.all[0]?.caseStudy ?? '';
  const mark = /[\u2061-\u2064]+/g;
  expect(html.replaceAll(mark, '*')).toBe(
    '<p title="a > b">One* <em>two*</em></p><pre tabindex="0"><code>x</code></pre>',
  );
});

test('texts of messages.yaml have marks, and the usual texts of the interface none', async () => {
  const usual = await loadStrings(sample.site.locale);
  const skip = 'To the counter';
  const changed = structuredClone(sample);
  Object.assign(changed.strings.layout, { skip });
  const marked = markContent(changed, new Map([[sample.site.locale, usual]]));
  const { text, parts } = readMarks(marked.content.strings.layout.skip);
  expect(text).toBe(skip);
  expect(parts.map(({ field }) => marked.fields[field])).toMatchObject([
    { file: 'messages.yaml', field: 'layout.skip', value: skip },
  ]);
  expect(JSON.stringify(marked.content.strings).match(/\u2063/g)).toHaveLength(2);
});
