import { expect, test } from 'vitest';
import { load, withFolder } from './check-folder.ts';
import { testErrors, testWarnings } from './table-tests.ts';

const about = (fields: string) => ({
  'about.md': `---
page: { title: ABOUT, navLabel: About, description: Who Ines is and how she works. }
heading: Good morning
${fields}
---
`,
});

test('About without a curriculum has empty lists', async () => {
  const content = await withFolder(about('portraitAlt: Ines'), load);
  expect(content.about).toMatchObject({ work: [], education: [], languages: [] });
});

test('dates may be days, months and years, and everything but the names may be left out', async () => {
  const fields = `work:
  - name: Fourth Oven
    startDate: "2023"
    endDate: 2023-04-15
  - { name: The Tailor, startDate: 2020-02, endDate: "2020" }
education:
  - institution: Harbour College
languages:
  - language: English`;
  const content = await withFolder(about(fields), load);
  expect(content.about?.work.map(({ endDate }) => endDate)).toEqual(['2023-04-15', '2020']);
});

const date = 'expected a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY, found';

testErrors('a curriculum', {
  'with an error in each field': [
    about(`work:
  - firm: Fourth Oven
  - name: The Tailor
    startDate: 2023
    endDate: April 2024
    url: tailor.test
    highlights: Sewed
education:
  - institution: Harbour College
    startDate: 2023-02-29
    endDate: 2022-13
languages: [English]
location: { city: Leith, countryCode: gb }`),
    "about.md:5 work[0].firm: expected one of the fields name, position, url, startDate, endDate, summary, highlights, found an unknown field 'firm'",
    'about.md:5 work[0].name: expected a text, found nothing, the field is missing',
    `about.md:7 work[1].startDate: ${date} the number 2023. Put the value in quotes: "2023"`,
    `about.md:8 work[1].endDate: ${date} 'April 2024'`,
    "about.md:9 work[1].url: expected a URL such as https://example.com, found 'tailor.test'. Did you mean 'https://tailor.test'?",
    "about.md:10 work[1].highlights: expected a list, found 'Sewed'. Write the value as a list: [Sewed]",
    `about.md:13 education[0].startDate: ${date} '2023-02-29'`,
    `about.md:14 education[0].endDate: ${date} '2022-13'`,
    "about.md:15 languages[0]: expected a group of the fields language, fluency, found 'English'",
    "about.md:16 location.countryCode: expected a country code of two capital letters (ISO 3166-1), such as DE, found 'gb'. Did you mean 'GB'?",
  ],
});

testWarnings('a curriculum', {
  'with an end before the start': [
    about(`work:
  - { name: Fourth Oven, startDate: 2023-04, endDate: 2023-03-31 }
  - { name: The Tailor, startDate: "2023", endDate: 2023-01-31 }
  - { name: The Chandler, startDate: 2023-04, endDate: "2023" }
education:
  - { institution: Harbour College, startDate: 2023-04, endDate: "2022" }`),
    "about.md:5 work[0].endDate: expected a date that is not before the start date 2023-04, found '2023-03-31'",
    "about.md:9 education[0].endDate: expected a date that is not before the start date 2023-04, found '2022'",
  ],
});
