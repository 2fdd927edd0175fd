import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { lookNames } from '../../src/looks/looks.ts';
import { lookPictures } from './look-pictures.ts';
import { shortName } from './make-drafts.ts';
import { titleOf } from './project-drafts.ts';
import { toSkill } from './skills.ts';
import { repositoryOf, toSocial } from './socials.ts';

// No network lets a profile be called -, so nobody has these.
test.each([
  ['https://github.com/-', 'GitHub', 'tabler:brand-github'],
  ['https://www.linkedin.com/in/-', 'LinkedIn', 'tabler:brand-linkedin'],
  ['https://social.test/@ines', 'Mastodon', 'tabler:brand-mastodon'],
  ['https://instagram.com/-', 'Instagram', 'tabler:brand-instagram'],
  ['https://ines.test/notes', 'ines.test', 'tabler:world'],
  ['https://constructor/notes', 'constructor', 'tabler:world'],
])('the profile %s is at %s', (url, name, icon) => {
  expect(toSocial(url)).toEqual({ name, icon, url });
});

test('a profile may have a name of its own', () => {
  const url = 'https://github.com/-?tab=a';
  expect(toSocial(`Code=${url}`)).toEqual({ name: 'Code', icon: 'tabler:brand-github', url });
});

test('the navigation leads to the first profile with code', () => {
  const [blog, lab] = [toSocial('https://ines.test'), toSocial('https://gitlab.com/-')];
  expect(repositoryOf([blog, lab])).toBe(lab);
  expect(repositoryOf([blog])).toBeUndefined();
});

test.each([
  ['React', 'logos:react'],
  ['Node.js', 'logos:nodejs-icon'],
  ['Tailwind CSS', 'logos:tailwindcss-icon'],
  ['C++', 'devicon:cplusplus'],
  ['HTML', 'logos:html-5'],
])('the skill %s has the logo %s', (name, logo) => {
  expect(toSkill(name)).toEqual({ name, logo });
});

test.each(['Counting sheep', 'constructor'])('no set knows the skill %s', (name) => {
  expect(toSkill(name)).toEqual({ name });
});

test.each([
  ['Ines Halloran', 'Ines Halloran'],
  ['Hohenberg Webdesign und Beratung GmbH', 'Hohenberg GmbH'],
  ['Maximiliane von Hohenberg-Lichtenfels', 'Hohenberg-Lichtenfels'],
  ['Ida Lichtenfels-Hohenberg-Brandenburg', 'Ida'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellsc'],
])('%s has room in 30 characters as %s', (name, short) => {
  expect(shortName(name, 30)).toBe(short);
});

test.each([
  ['/pictures/birch-and-bobbin_2.png', 'Birch and bobbin 2'],
  ['Übung.final.JPG', 'Übung final'],
  ['---.png', 'Project'],
])('the file %s becomes the title %s', (file, title) => {
  expect(titleOf(file)).toBe(title);
});

test('each look is a picture of three lines, without colours where the terminal has none', () => {
  const plain = lookPictures(1, 80);
  expect(plain).not.toContain('\x1b');
  const lines = plain.split('\n').filter(Boolean);
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([3 * 22 + 2 * 2]));
  expect(lines).toHaveLength(6);
  for (const name of lookNames) expect(plain).toContain(` ${name} `);
  const narrow = lookPictures(1, 60).split('\n');
  expect(Math.max(...narrow.map(({ length }) => length))).toBe(2 * 22 + 2);
});

test.each([
  [24, '\x1b[38;2;200;49;34;48;2;250;246;238m'],
  [8, '\x1b[38;5;166;48;5;231m'],
])('with %d bits the colours are those of the look', (depth, start) => {
  const painted = lookPictures(depth, 80);
  expect(painted.startsWith(start)).toBe(true);
  const letters = stripVTControlCharacters(painted);
  expect(letters.replaceAll(' Write ', '[Write]')).toBe(lookPictures(1, 80));
});
