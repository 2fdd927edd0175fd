import sharp from 'sharp';
import { findWarnings } from '../../scripts/check/warnings.ts';
import { formatIssues } from '../../src/content/content-issue.ts';
import { type Changes, load, withFolder } from './report.ts';

/**
 * A content folder that leaves an editor nothing to ask. Its addresses end in .test, which is kept
 * for tests, because the check tells those that end in .example.
 */
export const tidy: Readonly<Record<string, string>> = {
  'site.yaml': `name: Ines Halloran
brand: Halloran
titleSuffix: Ines Halloran
address: https://halloran.test
code: { name: GitHub, icon: "tabler:brand-github", url: https://code.test/ines }
notFound: { title: NOT FOUND, description: Nothing. }
footer:
  copyright: © {year} Ines Halloran
socials:
  - { name: Mastodon, icon: "tabler:brand-mastodon", url: https://social.test/@ines }
`,
  'home.yaml': `page:
  title: HOME
  link: Home
  description: Websites for bakers, made by Ines Halloran.
hero:
  words: [Websites, Shops]
  actions:
    - label: Write to me
      to: /contact?subject=A%20website
    - label: See the work
      to: https://halloran.test/project
`,
  'about.md': `---
page: { title: ABOUT, link: About, description: Who Ines Halloran is and how she works. }
heading: Good morning
portrait: images/ines.png
portraitAlt: Ines with flour on her hands
---

I bake [the work](/project) myself, [with services](/service#shops).
`,
  'contact.yaml': `page: { title: CONTACT, link: Contact, description: How to write to Ines Halloran. }
heading: Write to me
email: ines@halloran.test
`,
  'services.yaml': `page: { title: SERVICE, link: Service, description: What Ines Halloran does for bakers. }
heading: Services
more: Read more
ask: Ask
services:
  - id: websites
    title: Websites
    text: Small ones.
  - id: shops
    title: Shops
    text: Small ones too.
    details: |
      As large as you need.

      See [the address book](/contact.vcf).
`,
  'projects.yaml': `page: { title: PROJECT, link: Project, description: What Ines Halloran made for bakers. }
details: { title: DETAILS, link: Details, description: A single project by Ines Halloran. }
heading: Projects
more: Read more
categories:
  label: Category
  options: [Portfolio Website, Blog Website]
languages:
  label: Language
  options: [HTML-CSS, REACT]
`,
  'projects/bakery/index.md': `---
title: Fourth Bakehouse
category: Blog Website
languages: [HTML-CSS]
date: 2025-02-28
summary: A baker's diary, kept at four in the morning.
cover: cover.png
coverAlt: The first page of the diary
---

Bread.
`,
};

/** A PNG of one colour. */
export function png(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#c33' } as const;
  return sharp({ create }).png().toBuffer();
}

/** Does something with a folder of the tidy content and some changes. */
export async function withTidy<T>(
  changes: Changes,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const images = {
    'images/ines.png': await png(448, 448),
    'images/baker.png': await png(208, 208),
    'projects/bakery/cover.png': await png(800, 500),
  };
  return withFolder({ ...images, ...tidy, ...changes }, use);
}

/** The whole message about the warnings of the tidy content with some changes; empty if none. */
export function warningsOf(changes: Changes): Promise<string> {
  return withTidy(changes, warningsIn);
}

/** The whole message about the warnings of a folder, which it calls `content`; empty if none. */
export async function warningsIn(folder: string): Promise<string> {
  const warnings = await findWarnings(folder, await load(folder));
  const message = warnings.length === 0 ? '' : formatIssues(warnings, 'warning');
  return message.replaceAll(folder, 'content');
}

/** A file of the tidy content with one passage replaced. */
export function retouch(file: string, passage: string, replacement: string): Changes {
  const text = tidy[file];
  if (text === undefined || text.split(passage).length !== 2) {
    throw new Error(`'${passage}' does not stand exactly once in ${file}.`);
  }
  return { [file]: text.replace(passage, () => replacement) };
}
