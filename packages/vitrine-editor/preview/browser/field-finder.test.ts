// @vitest-environment happy-dom

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WORDS_CHANGED } from 'vitrine/browser';
import type { MarkedField } from '../marks/field-table.ts';
import { markOf } from '../marks/mark.ts';
import { DomMarks } from './dom-marks.ts';
import { FieldFinder } from './field-finder.ts';

const fields: MarkedField[] = [];

/** Adds a field to the table. @returns Its value as pages get it. */
function field(place: string, kind: MarkedField['kind'], value: string): string {
  const [file = '', path = ''] = place.split(' ');
  fields.push({ file, field: path, kind, value });
  return kind === 'text' || kind === 'markdown' ? value + markOf(fields.length - 1) : value;
}

const card = (id: string, title: string) => `
  <li id="card-${id}">
    <img src="/_image?href=%2F%40fs%2Fcontent%2F${field(`projects/${id}/index.md cover`, 'file', `projects/${id}/cover.webp`)}%3Fwidth" alt="">
    <h3>${field(`projects/${id}/index.md title`, 'text', title)}</h3>
    <p>${field(`projects/${id}/index.md category`, 'value', 'Shop')}</p>
    <time datetime="${field(`projects/${id}/index.md date`, 'value', '2026-07-08')}">July 2026</time>
    <small>Shop, 2026</small>
    <a href="/more"><span>More</span></a> <a href="/all">${field('projects.yaml linkText', 'text', 'See')}</a>
  </li>`;

/** A counter with the label beside it. */
const counter = (id: string, label: string) =>
  `<div id="${id}"><dt>${label}</dt><dd data-count='{"end":20}'><b>20+</b></dd></div>`;

function element(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

describe('on one page', () => {
  let finder: FieldFinder;
  beforeAll(() => {
    document.documentElement.lang = 'en';
    const [label, other] = ['Clients', 'Sites'].map((text, index) =>
      field(`home.yaml stats[${index}].label`, 'text', text),
    );
    field('home.yaml stats[0].end', 'number', '20');
    field('home.yaml stats[1].end', 'number', '20');
    field('home.yaml stats[1].duration', 'number', '2');
    const words = JSON.stringify(
      ['Sites', 'Shops'].map((word, index) =>
        field(`home.yaml hero.words[${index}]`, 'text', word),
      ),
    );
    field('skills.yaml groups[0].skills[0].icon', 'icon', 'logos:react');
    document.body.innerHTML = `<main>
      <dl>${counter('first', label ?? '')}${counter('second', other ?? '')}</dl>
      <div><ul>${card('a', 'Bread')}${card('b', 'Cake')}</ul><p id="saved">Saved (0)</p><button>More</button></div>
      <p id="sum">Hello ${field('site.yaml name', 'text', 'Ines')}</p>
      <ul><li id="skill"><svg><use href="/skills.svg#logos-react"></use></svg>${field('skills.yaml groups[0].skills[0].name', 'text', 'React')}</li></ul>
      <a id="icon" href="/x" aria-label="${field('site.yaml socials[0].name', 'text', 'Mastodon')}"><svg></svg></a>
      <section aria-label="${field('home.yaml closing.heading', 'text', 'End')}"><p>Words</p></section>
      <h1 data-typing='${words}'><b><i>S</i><i>h</i><i>o</i></b></h1>
      <nav><ul><li><a id="two" href="/project/2">2</a></li></ul></nav>
      <article id="found"><h2>${field('projects/c/index.md title', 'text', 'Rolls') && 'Rolls'}</h2><p><a href="/details/c">More</a></p></article>
    </main>`;
    const marks = new DomMarks();
    marks.take(document.body);
    finder = new FieldFinder(marks, fields);
  });

  const both = [
    ['#first dt', 'home.yaml stats[0].label'],
    ['#first b', 'home.yaml stats[0].end'],
    ['#second b', 'home.yaml stats[1].end'],
    ['#card-a img', 'projects/a/index.md cover'],
    ['#card-a h3', 'projects/a/index.md title'],
    ['#card-b p', 'projects/b/index.md category'],
    ['#card-b time', 'projects/b/index.md date'],
    ['#sum', 'site.yaml name'],
    ['#icon', 'site.yaml socials[0].name'],
    ['#skill svg', 'skills.yaml groups[0].skills[0].icon'],
  ] as const;

  test.each(both)('%s shows %s', (selector, place) => {
    const found = finder.at(element(selector));
    expect(`${found?.file} ${found?.field}`).toBe(place);
    const [file = '', path = ''] = place.split(' ');
    expect(finder.elementsOf({ file, field: path })).toEqual([element(selector)]);
  });

  test.each([
    ['#card-b small', 'projects/b/index.md title'],
    ['#card-b a', 'projects/b/index.md title'],
    ['#found a', 'projects/c/index.md title'],
    ['#second', 'home.yaml stats[1].label'],
  ])('%s, which shows no field, leads to %s', (selector, place) => {
    const found = finder.at(element(selector));
    expect(`${found?.file} ${found?.field}`).toBe(place);
  });

  test.each(['#saved', '#two', 'button'])('%s shows a text of the interface', (selector) => {
    expect(finder.at(element(selector))).toBeUndefined();
  });

  test('a letter of a headline that is typed shows its word', () => {
    expect(finder.at(element('h1 i'))?.field).toBe('hero.words[1]');
  });

  test('a group is the element around its texts, and a name for screen readers outlines nothing', () => {
    expect(finder.elementsOf({ file: 'home.yaml', field: 'stats[1]' })).toEqual([
      element('#second dt'),
    ]);
    expect(finder.elementsOf({ file: 'home.yaml', field: 'stats' })).toEqual([element('dl')]);
    expect(finder.elementsOf({ file: 'home.yaml', field: 'closing.heading' })).toEqual([]);
  });
});

/** A finder of its own for a page, whose texts have the marks of the fields in their order. */
function finderOf(values: readonly string[], html: (marked: readonly string[]) => string) {
  const kind = 'text' as const;
  const table = values.map((value, index) => ({ file: 'a.yaml', field: `f${index}`, kind, value }));
  document.body.innerHTML = html(values.map((value, index) => value + markOf(index)));
  const marks = new DomMarks();
  marks.take(document.body);
  return new FieldFinder(marks, table);
}

const place = { file: 'a.yaml', field: 'f0' };

test('a text that is typed is shown at each of its places, between other texts and in attributes', () => {
  const ours = finderOf(
    ['Bread', 'Ines'],
    ([bread = '', name = '']) =>
      `<h1>Hello ${bread} by ${name}.</h1><img alt="${bread}"><p>${name}</p>`,
  );
  for (const value of ['Rolls', 'A longer loaf']) {
    expect(ours.showText({ ...place, value })).toBe(true);
    expect(element('h1').textContent).toBe(`Hello ${value} by Ines.`);
    expect(element('img').getAttribute('alt')).toBe(value);
  }
  expect(ours.showText({ file: 'a.yaml', field: 'f1', value: 'Odo' })).toBe(true);
  expect(document.body.textContent).toBe('Hello A longer loaf by Odo.Odo');
  expect(ours.elementsOf(place)).toEqual([element('h1'), element('img')]);
});

test('a word of the headline is typed again, letter by letter or without motion', () => {
  const retyped = vi.fn();
  const typing = (bread: string) => JSON.stringify({ words: [bread], speed: 50 });
  const headline = (bread: string, typed: string) =>
    `<h1><b data-typing='${typing(bread)}'><span data-typed>${typed}</span></b></h1>`;
  for (const typed of ['<i>B</i><i>r</i><i>e</i><i>a</i><i>d</i>', 'Bread']) {
    const ours = finderOf(['Bread'], ([bread = '']) => headline(bread, typed));
    element('[data-typing]').addEventListener(WORDS_CHANGED, retyped);
    expect(ours.showText({ ...place, value: 'Rolls "hot"' })).toBe(true);
    const data = element('[data-typing]').getAttribute('data-typing') ?? '';
    expect(JSON.parse(data)).toEqual({ words: ['Rolls "hot"'], speed: 50 });
    if (typed === 'Bread') expect(element('[data-typed]').textContent).toBe('Rolls "hot"');
  }
  expect(retyped).toHaveBeenCalledTimes(2);
});

test('a figure without a mark is shown at once, and the page is loaded again', () => {
  document.body.innerHTML = `<ul><li><b>71 %</b> <i>Less${markOf(1)}</i></li><li><b>71 %</b> <i>More${markOf(3)}</i></li></ul>`;
  const marks = new DomMarks();
  marks.take(document.body);
  const table = ['71 %', 'Less', '71 %', 'More'].map((value, index) => ({
    file: 'a.yaml',
    field: `results[${Math.floor(index / 2)}].${index % 2 === 0 ? 'figure' : 'label'}`,
    kind: index % 2 === 0 ? ('value' as const) : ('text' as const),
    value,
  }));
  const ours = new FieldFinder(marks, table);
  for (const value of ['7', '72 %']) {
    const figure = { file: 'a.yaml', field: 'results[1].figure', value };
    expect(ours.showText(figure)).toBe(false);
    ours.showUnmarked(figure);
    expect(document.body.textContent).toBe(`71 % Less${value} More`);
  }
});

test.each([
  ['nothing is left of the text', ' ', (bread: string) => `<h1>${bread}</h1>`],
  ['only its beginning is shown', 'Rolls', () => `<h1>Br${markOf(0)}</h1>`],
])('the page has to be loaded again where %s', (_reason, value, html) => {
  const ours = finderOf(['Bread'], ([bread = '']) => html(bread));
  expect(ours.showText({ ...place, value })).toBe(false);
});

test.each([
  ['paragraphs', (md: string) => `<div id="block"><p>${md}</p><p>${md}</p></div>`, 'block'],
  ['one heading', (md: string) => `<section id="block"><h2>${md}</h2></section>`, 'block'],
  ['a list', (md: string) => `<div id="block"><ul><li>${md} <b>${md}</b></li></ul></div>`, 'block'],
  [
    'paragraphs beside another text',
    (md: string) => `<div><p>${md}</p><p>Else</p></div>`,
    undefined,
  ],
  ['nothing', () => '<p>Else</p>', undefined],
])('the block of Markdown with %s', (_name, html, id) => {
  document.body.innerHTML = `<main>${html(`Words${markOf(0)}`)}</main>`;
  const marks = new DomMarks();
  marks.take(document.body);
  const table = [{ file: 'about.md', field: '', kind: 'markdown' as const, value: '' }];
  const block = new FieldFinder(marks, table).markdownBlock({ file: 'about.md', field: '' });
  expect(block?.element.id).toBe(id);
});
