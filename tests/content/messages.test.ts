import { expect, test } from 'vitest';
import { edit } from './base.ts';
import { load, withFolder } from './check-folder.ts';
import { run } from './run-command.ts';
import { testErrors, testWarnings } from './table-tests.ts';

const german = {
  ...edit('site.yaml', 'address: h', 'locale: en-GB\nlocales: [en, de]\naddress: h'),
  'messages.yaml': 'projects:\n  search: Find\n',
};

test('each language has texts of its own, and none of the first language', async () => {
  const own = { ...german, 'de/messages.yaml': 'layout:\n  menu: Übersicht\n' };
  const content = await withFolder(own, load);
  expect([content.strings.projects.search, content.strings.layout.menu]).toEqual(['Find', 'Menu']);
  const [translation] = content.translations;
  expect(translation?.strings.projects.search).toBe('Suche');
  expect(translation?.strings.layout.menu).toBe('Übersicht');
});

testErrors('the texts in messages.yaml', {
  'have known keys and placeholders': [
    {
      'messages.yaml':
        'projects:\n  serach: Find\n  count:\n    other: "{n} pieces"\n    dozen: "{count}"\n  saved: Saved\n',
    },
    "messages.yaml:2 projects.serach: expected one of the fields linkTitle, search, keyword, all, choice, saved, clear, results, view, pictures, list, count, countOf, where, loading, failed, retry, technologies, pager, previous, next, page, actions, found an unknown field 'serach'. Did you mean 'search'?",
    "messages.yaml:4 projects.count.other: expected a text with {count}, found '{n} pieces'",
    "messages.yaml:5 projects.count.dozen: expected one of the fields zero, one, two, few, many, other, found an unknown field 'dozen'",
    "messages.yaml:6 projects.saved: expected a text with {count}, found 'Saved'",
  ],
});

testWarnings('the language of the interface', {
  'that the interface does not have': [
    edit('site.yaml', 'address: h', 'locale: fi-FI\naddress: h'),
    "site.yaml:4 locale: expected one of the interface languages (ar, cs, de, en, es, fr, it, ja, nl, pl, pt-BR, sv, tr), or texts of your own in messages.yaml, found 'fi-FI', so 292 of 292 texts of the interface are in English",
  ],
  'that is that of another region': [
    edit('site.yaml', 'address: h', 'locale: pt-PT\naddress: h'),
    "site.yaml:4 locale: expected a locale that the interface has; messages.yaml replaces texts, found 'pt-PT', for which the interface is in Brazilian Portuguese",
  ],
});

test('the check says which language the interface speaks, and what is in English', async () => {
  const notes = async (changes: Readonly<Record<string, string>>) =>
    (await withFolder(changes, (folder) => run(folder, 'check'))).stdout.match(/The interface.*/g);
  expect(await notes({ ...german, 'de/messages.yaml': '{}\n' })).toEqual([
    'The interface of en-GB is in English.',
    'The interface of de is in German.',
  ]);
  expect(await notes(edit('site.yaml', 'address: h', 'locale: sv\naddress: h'))).toEqual([
    expect.stringMatching(
      /^The interface of sv is in Swedish, except \d+ of \d+ texts, which are in English\.$/,
    ),
  ]);
});
