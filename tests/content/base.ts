/** A small content folder without a mistake, file by file. Tests change it in one place. */
export const base: Readonly<Record<string, string>> = {
  'site.yaml': `name: Ines Halloran
brand: Halloran
titleSuffix: Ines Halloran
address: https://halloran.example
notFound:
  title: NOT FOUND
  description: Nothing here.
footer:
  copyright: © {year} Ines Halloran
`,
  'home.yaml': `page:
  title: HOME
  link: Home
  description: Websites by Ines Halloran.
hero:
  words: [Websites, Shops]
  speed: 50
`,
  'contact.yaml': `page: { title: CONTACT, link: Contact, description: Write to Ines. }
heading: Write to me
sign:
  open: true
  text: Open
email: ines@halloran.example
phone: "+49 30 23125 014"
`,
  'services.yaml': `page: { title: SERVICE, link: Service, description: What Ines does. }
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
`,
  'testimonials.yaml': `heading: Said
records:
  - id: baker
    image: images/baker.png
    author: Odo Brandt
    text: Good bread, good site.
    project: bakery
`,
  'projects.yaml': `page: { title: PROJECT, link: Project, description: What Ines made. }
details: { title: DETAILS, link: Details, description: A project. }
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
title: Fourth Oven
category: Blog Website
languages: [HTML-CSS]
date: 2025-02-28
summary: A bakery's diary.
cover: cover.png
---

Bread.
`,
};
