import type { Language } from '../language.ts';

/** The texts of new content files in Dutch. */
export const firstContentStrings = {
  notFound: {
    title: 'Niet gevonden',
    description: 'Geen enkele pagina van deze site heeft dit adres.',
    heading: 'Hier is niets',
    text: 'Er is geen pagina met dit adres. Misschien is de pagina verhuisd, misschien ontbreekt er een letter.',
    linkText: 'Naar de homepage',
  },
  home: {
    title: 'Home',
    description: '{words} door {name}, {trade}.',
    lead: 'Ik maak',
    text: 'Vertel me wat je nodig hebt, dan vertel ik je wat daarbij komt kijken.',
    projects: 'Bekijk mijn werk',
    contact: 'Stuur me een bericht',
    work: 'Uitgelicht werk',
    about: 'Ik ben {name}, {trade}. Je praat met degene die het werk doet.',
    aboutLink: 'Meer over mij',
    services: 'Wat ik doe',
    closing: 'Wat heb je nodig?',
  },
  about: {
    title: 'Over mij',
    description: 'Over {name}, {trade}.',
    heading: 'Over mij',
    text: 'Ik ben {name}, {trade}.\n\nWat ik maak: {words}.',
  },
  contact: {
    title: 'Contact',
    description: 'Zo neem je contact op met {name} over je project.',
    heading: 'Stuur me een bericht',
    form: 'Je bericht',
    privacy: 'Wat je hier schrijft, wordt gebruikt om je te antwoorden, en nergens anders voor.',
  },
  skills: {
    group: 'Tools',
  },
  project: {
    title: 'Deze website',
    website: 'De site van {name}: wat ik doe, wat ik heb gemaakt en hoe je me bereikt.',
    summary: '{title}, een project van {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Diensten',
        navLabel: 'Diensten',
        description: 'Wat {name} doet voor klanten.',
      },
      heading: 'Wat ik doe',
      linkText: 'Meer hierover',
      ask: 'Vraag ernaar',
    },
    skills: { heading: 'Vaardigheden' },
    testimonials: { heading: 'Wat klanten zeggen' },
    clients: { heading: 'Klanten' },
    packages: { heading: 'Pakketten', ask: 'Vraag dit aan' },
    steps: { heading: 'Hoe ik werk' },
    faq: { heading: 'Vragen' },
    projects: {
      page: {
        title: 'Projecten',
        navLabel: 'Projecten',
        description: 'Projecten die {name} heeft gemaakt.',
      },
      details: {
        title: 'Project',
        navLabel: 'Project',
        description: 'Een van de projecten die {name} heeft gemaakt.',
      },
      heading: 'Mijn werk',
      linkText: 'Bekijken',
      closing: { heading: 'Heb je iets vergelijkbaars nodig?', linkText: 'Stuur me een bericht' },
      categories: { label: 'Soort' },
      technologies: { label: 'Gemaakt met' },
    },
    posts: {
      page: {
        title: 'Artikelen',
        navLabel: 'Artikelen',
        description: 'Wat {name} schrijft over het werk.',
      },
      heading: 'Artikelen',
    },
  },
  tradeInTown: '{trade} in {town}',
} as const satisfies Language<'nl'>['firstContent'];
