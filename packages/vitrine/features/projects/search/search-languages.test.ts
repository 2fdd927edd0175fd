import { expect, it, vi } from 'vitest';
import { markTitle } from './mark-title.ts';
import { searchEntry } from './search-entry.ts';
import { makeSearchIndex } from './search-index.ts';

/** Projects per locale: titles, and for some the text of the case study after a bar. */
const projectsIn = {
  ja: ['建築設計事務所', '庭園デザイン', '東京都の花屋さん|店舗の設備と建設', 'かぎ屋', 'がき大将'],
  zh: ['北京大学生网站设计', '花店|网上商店的开发', '茶馆'],
  ko: ['웹 디자인 상점', '꽃집|온라인 상점', '가게'],
  th: ['เว็บไซต์ร้านดอกไม้', 'บ้านริมน้ำ|ร้านกาแฟ', 'ดอกบานเช้า'],
  hi: ['किताब की दुकान', 'काम', 'फ़ोटो'],
  tr: ['Işık Mimarlık', 'İstanbul Çiçek', 'Irmak|ılık su'],
  de: ['Straßenbau Groß', 'Möbel|Gießerei', 'Masse'],
  el: ['Οδός Ανθέων', 'ΚΑΦΕΝΕΙΟ ΗΛΙΟΣ', 'Φως'],
};
type Locale = keyof typeof projectsIn;

const indexFor = (locale: Locale) => {
  const entries = projectsIn[locale].map((project) => {
    const [title = '', caseStudy = ''] = project.split('|');
    const kind = { client: undefined, category: 'X', technologies: ['Y'], summary: '' };
    return searchEntry({ ...kind, title, caseStudy }, locale);
  });
  return makeSearchIndex(entries, locale);
};

/** The titles found, best first, with the matches in brackets as on the Project page. */
async function search(locale: Locale, keywords: string): Promise<string[]> {
  const found = (await indexFor(locale)).find(keywords);
  return found.indexes.map((place) => {
    const [title = ''] = projectsIn[locale][place]?.split('|') ?? [];
    return markTitle(title, found)
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join('');
  });
}

const searches: [Locale, string, string[]][] = [
  ['ja', '設計', ['建築[設計]事務所']],
  ['ja', '設計事務所', ['建築[設計事務所]']],
  ['ja', '庭', ['[庭]園デザイン']],
  ['ja', '京都', []],
  ['ja', 'が', ['[が]き大将']],
  ['ja', 'ﾃﾞｻﾞｲﾝ', ['庭園[デザイン]']],
  ['ja', '設備', ['東京都の花屋さん']],
  ['ja', '備品', []],
  ['zh', '设计', ['北京大学生网站[设计]']],
  ['zh', '网站设计', ['北京大学生[网站设计]']],
  ['zh', '店', ['花[店]']],
  ['ko', '디자인', ['웹 [디자인] 상점']],
  ['ko', '상', ['웹 디자인 [상]점', '꽃집']],
  ['th', 'ดอกไม้', ['เว็บไซต์ร้าน[ดอกไม้]']],
  ['th', 'ร้าน', ['เว็บไซต์[ร้าน]ดอกไม้', 'บ้านริมน้ำ']],
  ['th', 'บาน', ['ดอก[บาน]เช้า']],
  ['hi', 'की', ['किताब [की] दुकान']],
  ['hi', 'कि', ['[कि]ताब की दुकान']],
  ['hi', 'फोटो', ['[फ़ोटो]']],
  ['tr', 'ışık', ['[Işık] Mimarlık']],
  ['tr', 'istanbul', ['[İstanbul] Çiçek']],
  ['tr', 'ı', ['[I]rmak', '[I]şık Mimarlık']],
  ['tr', 'IRMAK', ['[Irmak]']],
  ['tr', 'çiçek', ['İstanbul [Çiçek]']],
  ['de', 'strasse', ['[Straße]nbau Groß']],
  ['de', 'GROẞ', ['Straßenbau [Groß]']],
  ['de', 'giesserei', ['Möbel']],
  ['el', 'οδος', ['[Οδός] Ανθέων']],
  ['el', 'ήλιος', ['ΚΑΦΕΝΕΙΟ [ΗΛΙΟΣ]']],
  ['el', 'ΦΩΣ', ['[Φως]']],
];

it.each(searches)('finds in %s %s', async (locale, keywords, titles) => {
  expect(await search(locale, keywords)).toEqual(titles);
});

it.each(searches)('finds in %s %s without Intl.Segmenter in the browser', async (...search) => {
  const [locale, keywords, titles] = search;
  const index = await indexFor(locale);
  const { Segmenter: _, ...others } = Object.getOwnPropertyDescriptors(Intl);
  vi.stubGlobal('Intl', Object.defineProperties({}, others));
  expect(index.find(keywords).indexes).toHaveLength(titles.length);
});

it('suggests Greek words with the sigma of their end', async () => {
  expect((await indexFor('el')).mostSimilar('ηλυος')).toBe('ηλιος');
});
