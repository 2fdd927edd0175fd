import type { Language } from '../language.ts';

/** The texts of new content files in German. */
export const firstContentStrings = {
  notFound: {
    title: 'Nicht gefunden',
    description: 'Keine Seite dieser Website hat diese Adresse.',
    heading: 'Hier ist nichts',
    text: 'Keine Seite hat diese Adresse. Vielleicht ist sie umgezogen, vielleicht fehlt ein Buchstabe.',
    linkText: 'Zur ersten Seite',
  },
  home: {
    title: 'Start',
    description: '{words} von {name}, {trade}.',
    lead: 'Ich mache',
    text: 'Sagen Sie mir, was Sie brauchen, und ich sage Ihnen, was es dazu braucht.',
    projects: 'Meine Arbeiten',
    contact: 'Schreiben Sie mir',
    work: 'Ausgewählte Arbeiten',
    about: 'Ich bin {name}, {trade}. Sie sprechen mit dem Menschen, der die Arbeit macht.',
    aboutLink: 'Mehr über mich',
    services: 'Was ich mache',
    closing: 'Was brauchen Sie?',
  },
  about: {
    title: 'Über mich',
    description: 'Über {name}, {trade}.',
    heading: 'Über mich',
    text: 'Ich bin {name}, {trade}.\n\nWas ich mache: {words}.',
  },
  contact: {
    title: 'Kontakt',
    description: 'So schreiben Sie {name} zu Ihrem Vorhaben.',
    heading: 'Schreiben Sie mir',
    form: 'Ihre Nachricht',
    privacy: 'Was Sie hier schreiben, dient der Antwort an Sie und sonst nichts.',
  },
  skills: {
    group: 'Werkzeuge',
  },
  project: {
    title: 'Diese Website',
    website:
      'Die Website von {name}: was ich mache, was ich gemacht habe und wie ich zu erreichen bin.',
    summary: '{title}, ein Projekt von {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Leistungen',
        navLabel: 'Leistungen',
        description: 'Was {name} für Kunden macht.',
      },
      heading: 'Was ich mache',
      linkText: 'Mehr dazu',
      ask: 'Danach fragen',
    },
    skills: { heading: 'Kenntnisse' },
    testimonials: {
      heading: 'Was Kunden sagen',
    },
    clients: {
      heading: 'Kunden',
    },
    packages: {
      heading: 'Pakete',
      ask: 'Danach fragen',
    },
    steps: {
      heading: 'Wie ich arbeite',
    },
    faq: {
      heading: 'Fragen',
    },
    projects: {
      page: {
        title: 'Projekte',
        navLabel: 'Projekte',
        description: 'Projekte von {name}.',
      },
      details: {
        title: 'Projekt',
        navLabel: 'Projekt',
        description: 'Eines der Projekte von {name}.',
      },
      heading: 'Meine Arbeiten',
      linkText: 'Ansehen',
      closing: {
        heading: 'Brauchen Sie etwas Ähnliches?',
        linkText: 'Schreiben Sie mir',
      },
      categories: {
        label: 'Art',
      },
      technologies: {
        label: 'Gemacht mit',
      },
    },
    posts: {
      page: {
        title: 'Texte',
        navLabel: 'Texte',
        description: 'Was {name} über die Arbeit schreibt.',
      },
      heading: 'Texte',
    },
  },
  tradeInTown: '{trade} in {town}',
} as const satisfies Language<'de'>['firstContent'];
