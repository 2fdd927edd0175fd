import type { Language } from '../language.ts';

/** The texts of new content files in Polish. */
export const firstContentStrings = {
  notFound: {
    title: 'Nie znaleziono strony',
    description: 'W tej witrynie nie ma strony o takim adresie.',
    heading: 'Nic tu nie ma',
    text: 'Żadna strona nie ma takiego adresu. Może strona została przeniesiona, a może w adresie brakuje litery.',
    linkText: 'Przejdź na stronę główną',
  },
  home: {
    title: 'Start',
    description: '{name}, {trade}: {words}.',
    lead: 'Tworzę',
    text: 'Powiedz, czego potrzebujesz, a ja powiem, czego to wymaga.',
    projects: 'Zobacz moje projekty',
    contact: 'Napisz do mnie',
    work: 'Wybrane projekty',
    about: 'Tu {name}, {trade}. Rozmawiasz bezpośrednio z osobą, która wykonuje pracę.',
    aboutLink: 'Więcej o mnie',
    services: 'Co robię',
    closing: 'Czego potrzebujesz?',
  },
  about: {
    title: 'O mnie',
    description: 'O mnie: {name}, {trade}.',
    heading: 'O mnie',
    text: 'Nazywam się {name}, a mój zawód to {trade}.\n\nCo tworzę: {words}.',
  },
  contact: {
    title: 'Kontakt',
    description: '{name}: kontakt w sprawie Twojego projektu.',
    heading: 'Napisz do mnie',
    form: 'Twoja wiadomość',
    privacy: 'To, co tu napiszesz, posłuży do udzielenia Ci odpowiedzi i do niczego więcej.',
  },
  skills: {
    group: 'Narzędzia',
  },
  project: {
    title: 'Ta strona internetowa',
    website:
      'Moja strona internetowa ({name}): co robię, jakie mam za sobą projekty i jak się ze mną skontaktować.',
    summary: '„{title}” to projekt, za którym stoi {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Usługi',
        navLabel: 'Usługi',
        description: 'Co dla klientów robi {name}.',
      },
      heading: 'Co robię',
      linkText: 'Dowiedz się więcej',
      ask: 'Zapytaj o usługę',
    },
    skills: { heading: 'Umiejętności' },
    testimonials: { heading: 'Co mówią klienci' },
    clients: { heading: 'Klienci' },
    packages: { heading: 'Pakiety', ask: 'Zapytaj o pakiet' },
    steps: { heading: 'Jak pracuję' },
    faq: { heading: 'Częste pytania' },
    projects: {
      page: {
        title: 'Projekty',
        navLabel: 'Projekty',
        description: 'Projekty, za którymi stoi {name}.',
      },
      details: {
        title: 'Projekt',
        navLabel: 'Projekt',
        description: 'Jeden z projektów, za którymi stoi {name}.',
      },
      heading: 'Moje projekty',
      linkText: 'Zobacz',
      closing: { heading: 'Potrzebujesz czegoś podobnego?', linkText: 'Napisz do mnie' },
      categories: { label: 'Rodzaj' },
      technologies: { label: 'Technologie' },
    },
    posts: {
      page: {
        title: 'Teksty',
        navLabel: 'Teksty',
        description: 'Co o swojej pracy pisze {name}.',
      },
      heading: 'Teksty',
    },
  },
  tradeInTown: '{trade}, {town}',
} as const satisfies Language<'pl'>['firstContent'];
