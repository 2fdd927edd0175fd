import { fileCollections } from '../../packages/vitrine/content/collection-files.ts';

export const bakery = 'projects/bakery/index.md';

/** The names of the single files in a content folder, as error messages list them. */
export const siteFiles = fileCollections.map(({ collection }) => collection.file).join(', ');

/**
 * The files of a small content folder without errors and warnings. Most tests change one passage.
 * The domains end in .test, because `npm run check` warns about those that end in .example.
 */
export const base = {
  'site.yaml': `name: Ines Halloran
brand: Halloran
titleSuffix: Ines Halloran
address: https://halloran.test
notFound:
  title: NOT FOUND
  description: Nothing here.
footer:
  copyright: © {year} Ines Halloran
repository: { name: GitHub, icon: "tabler:brand-github", url: https://code.test/ines }
socials:
  - { name: Mastodon, icon: "tabler:brand-mastodon", url: https://social.test/@ines }
`,
  'home.yaml': `page:
  title: HOME
  navLabel: Home
  description: Websites for bakers, made by Ines Halloran.
hero:
  words: [Websites, Shops]
  speed: 50
  actions:
    - label: Write to me
      to: /contact?subject=A%20website
    - label: See the work
      to: https://halloran.test/project
`,
  'about.md': `---
page: { title: ABOUT, navLabel: About, description: Who Ines Halloran is and how she works. }
heading: Good morning
portrait: images/ines.png
portraitAlt: Ines with flour on her hands
---

I bake [the work](/project) myself, [with services](/service/shops).
`,
  'contact.yaml': `page: { title: CONTACT, navLabel: Contact, description: How to write to Ines Halloran. }
heading: Write to me
availability:
  open: true
  text: Open
email: ines@halloran.test
phone: "+44 131 496 0123"
`,
  'services.yaml': `page: { title: SERVICE, navLabel: Service, description: What Ines Halloran does for bakers. }
heading: Services
linkText: Read more
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
  'testimonials.yaml': `heading: Said
items:
  - id: baker
    image: images/baker.png
    author: Odo Brandt
    text: Good bread, good site.
    project: bakery
`,
  'projects.yaml': `page: { title: PROJECT, navLabel: Project, description: What Ines Halloran made for bakers. }
details: { title: DETAILS, navLabel: Details, description: A single project by Ines Halloran. }
heading: Projects
linkText: Read more
categories:
  label: Category
  options: [Portfolio Website, Blog Website]
technologies:
  label: Language
  options: [HTML-CSS, REACT]
`,
  [bakery]: `---
title: Fourth Bakehouse
category: Blog Website
technologies: [HTML-CSS]
date: 2025-02-28
summary: A baker's diary, kept at four in the morning.
cover: cover.png
coverAlt: The first page of the diary
---

Bread.
`,
} as const;

/** The change of one passage in a file of `base`. */
export function edit(
  file: keyof typeof base,
  passage: string,
  replacement: string,
): Record<string, string> {
  const text = base[file];
  if (text.split(passage).length !== 2) {
    throw new Error(`'${passage}' is not exactly once in ${file}.`);
  }
  return { [file]: text.replace(passage, () => replacement) };
}
