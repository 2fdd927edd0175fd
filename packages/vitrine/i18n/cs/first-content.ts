import type { Language } from '../language.ts';

/** The texts of new content files in Czech. */
export const firstContentStrings = {
  notFound: {
    title: 'Stránka nenalezena',
    description: 'Na této adrese není žádná stránka tohoto webu.',
    heading: 'Tady nic není',
    text: 'Takovou adresu nemá žádná stránka. Možná se stránka přestěhovala, možná v adrese chybí písmeno.',
    linkText: 'Na úvodní stránku',
  },
  home: {
    title: 'Úvod',
    description: '{name}, {trade}: {words}.',
    lead: 'Tvořím',
    text: 'Řekněte mi, co potřebujete, a já vám řeknu, co je k tomu potřeba.',
    projects: 'Moje práce',
    contact: 'Napište mi',
    work: 'Vybrané práce',
    about: 'Jsem {name}, {trade}. Mluvíte přímo s člověkem, který práci dělá.',
    aboutLink: 'Více o mně',
    services: 'Co dělám',
    closing: 'Co potřebujete?',
  },
  about: {
    title: 'O mně',
    description: 'O mně: {name}, {trade}.',
    heading: 'O mně',
    text: 'Jmenuji se {name} a jsem {trade}.\n\nCo tvořím: {words}.',
  },
  contact: {
    title: 'Kontakt',
    description: '{name}: kontakt ohledně vašeho projektu.',
    heading: 'Napište mi',
    form: 'Vaše zpráva',
    privacy: 'Co sem napíšete, poslouží k odpovědi na vaši zprávu a k ničemu jinému.',
  },
  skills: {
    group: 'Nástroje',
  },
  project: {
    title: 'Tento web',
    website: 'Můj web ({name}): co dělám, jaké projekty mám za sebou a jak mě kontaktovat.',
    summary: '„{title}“ je projekt, za kterým stojí {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Služby',
        navLabel: 'Služby',
        description: 'Co pro klienty dělá {name}.',
      },
      heading: 'Co dělám',
      linkText: 'Zjistit více',
      ask: 'Zeptat se na službu',
    },
    skills: { heading: 'Dovednosti' },
    testimonials: { heading: 'Co říkají klienti' },
    clients: { heading: 'Klienti' },
    packages: { heading: 'Balíčky', ask: 'Poptat balíček' },
    steps: { heading: 'Jak pracuji' },
    faq: { heading: 'Časté dotazy' },
    projects: {
      page: {
        title: 'Projekty',
        navLabel: 'Projekty',
        description: 'Projekty, za kterými stojí {name}.',
      },
      details: {
        title: 'Projekt',
        navLabel: 'Projekt',
        description: 'Jeden z projektů, za kterými stojí {name}.',
      },
      heading: 'Moje práce',
      linkText: 'Prohlédnout',
      closing: { heading: 'Potřebujete něco podobného?', linkText: 'Napište mi' },
      categories: { label: 'Druh' },
      technologies: { label: 'Technologie' },
    },
    posts: {
      page: {
        title: 'Články',
        navLabel: 'Články',
        description: 'Co o své práci píše {name}.',
      },
      heading: 'Články',
    },
  },
  tradeInTown: '{trade}, {town}',
} as const satisfies Language<'cs'>['firstContent'];
