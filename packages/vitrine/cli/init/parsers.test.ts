import { expect, test } from 'vitest';
import { shortName } from './make-drafts.ts';
import { titleFromFile } from './project-drafts.ts';
import { skillWithLogo } from './skill-logos.ts';
import { repositoryOf, toSocial } from './social-links.ts';

// No network permits a profile with the name "-", so these URLs belong to nobody.
test.each([
  ['https://github.com/-', 'GitHub', 'tabler:brand-github'],
  ['https://www.linkedin.com/in/-', 'LinkedIn', 'tabler:brand-linkedin'],
  ['https://social.test/@ines', 'Mastodon', 'tabler:brand-mastodon'],
  ['https://www.youtube.com/@-', 'YouTube', 'tabler:brand-youtube'],
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
  expect(skillWithLogo(name)).toEqual({ name, logo });
});

test.each(['Counting sheep', 'constructor'])('no set knows the skill %s', (name) => {
  expect(skillWithLogo(name)).toEqual({ name });
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
  expect(titleFromFile(file)).toBe(title);
});
