import type { Language } from '../language.ts';

/** The texts of new content files in Italian. */
export const firstContentStrings = {
  notFound: {
    title: 'Pagina non trovata',
    description: 'Nessuna pagina di questo sito ha questo indirizzo.',
    heading: 'Qui non c’è nulla',
    text: 'Nessuna pagina ha questo indirizzo. Forse la pagina è stata spostata, o forse nell’indirizzo manca una lettera.',
    linkText: 'Vai alla pagina iniziale',
  },
  home: {
    title: 'Home',
    description: '{words} a cura di {name}, {trade}.',
    lead: 'Realizzo',
    text: 'Dimmi di cosa hai bisogno e ti dirò cosa serve per realizzarlo.',
    projects: 'Guarda i miei lavori',
    contact: 'Scrivimi',
    work: 'Lavori selezionati',
    about: 'Sono {name}, {trade}. Parli direttamente con chi fa il lavoro.',
    aboutLink: 'Scopri di più su di me',
    services: 'Cosa faccio',
    closing: 'Di cosa hai bisogno?',
  },
  about: {
    title: 'Chi sono',
    description: 'Chi è {name}, {trade}.',
    heading: 'Chi sono',
    text: 'Sono {name}, {trade}.\n\nCosa realizzo: {words}.',
  },
  contact: {
    title: 'Contatti',
    description: 'Come contattare {name} per parlare del tuo progetto.',
    heading: 'Scrivimi',
    form: 'Il tuo messaggio',
    privacy: 'Quello che scrivi qui serve solo a risponderti.',
  },
  skills: {
    group: 'Strumenti',
  },
  project: {
    title: 'Questo sito',
    website: 'Il sito di {name}: cosa faccio, cosa ho realizzato e come contattarmi.',
    summary: '{title}, un progetto di {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Servizi',
        navLabel: 'Servizi',
        description: 'Cosa fa {name} per i clienti.',
      },
      heading: 'Cosa faccio',
      linkText: 'Scopri di più',
      ask: 'Chiedi informazioni',
    },
    skills: { heading: 'Competenze' },
    testimonials: {
      heading: 'Dicono di me',
    },
    clients: {
      heading: 'Clienti',
    },
    packages: {
      heading: 'Pacchetti',
      ask: 'Richiedi questo pacchetto',
    },
    steps: {
      heading: 'Come lavoro',
    },
    faq: {
      heading: 'Domande frequenti',
    },
    projects: {
      page: {
        title: 'Progetti',
        navLabel: 'Progetti',
        description: 'Progetti realizzati da {name}.',
      },
      details: {
        title: 'Progetto',
        navLabel: 'Progetto',
        description: 'Uno dei progetti realizzati da {name}.',
      },
      heading: 'I miei lavori',
      linkText: 'Dai un’occhiata',
      closing: {
        heading: 'Ti serve qualcosa di simile?',
        linkText: 'Scrivimi',
      },
      categories: {
        label: 'Tipo',
      },
      technologies: {
        label: 'Realizzato con',
      },
    },
    posts: {
      page: {
        title: 'Articoli',
        navLabel: 'Articoli',
        description: 'Cosa scrive {name} sul proprio lavoro.',
      },
      heading: 'Articoli',
    },
  },
  tradeInTown: '{trade} a {town}',
} as const satisfies Language<'it'>['firstContent'];
