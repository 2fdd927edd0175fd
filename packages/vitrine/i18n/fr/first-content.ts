import type { Language } from '../language.ts';

/** The texts of new content files in French. */
export const firstContentStrings = {
  notFound: {
    title: 'Page introuvable',
    description: 'Aucune page de ce site n’a cette adresse.',
    heading: 'Il n’y a rien ici',
    text: 'Aucune page n’a cette adresse. La page a peut-être été déplacée, ou bien il manque une lettre.',
    linkText: 'Aller à la page d’accueil',
  },
  home: {
    title: 'Accueil',
    description: '{words} par {name}, {trade}.',
    lead: 'Je crée\u00a0:',
    text: 'Dites-moi ce dont vous avez besoin, et je vous dirai ce qu’il faut pour y arriver.',
    projects: 'Voir mes réalisations',
    contact: 'Écrivez-moi',
    work: 'Sélection de réalisations',
    about: 'Je suis {name}, {trade}. Vous parlez directement à la personne qui fait le travail.',
    aboutLink: 'En savoir plus sur moi',
    services: 'Ce que je fais',
    closing: 'De quoi avez-vous besoin\u202f?',
  },
  about: {
    title: 'À propos',
    description: 'À propos\u00a0: {name}, {trade}.',
    heading: 'À propos de moi',
    text: 'Je suis {name}, {trade}.\n\nCe que je crée\u00a0: {words}.',
  },
  contact: {
    title: 'Contact',
    description: 'Comment écrire à {name} au sujet de votre projet.',
    heading: 'Écrivez-moi',
    form: 'Votre message',
    privacy: 'Ce que vous écrivez ici sert à vous répondre, et à rien d’autre.',
  },
  skills: {
    group: 'Outils',
  },
  project: {
    title: 'Ce site web',
    website: '{name} sur le web\u00a0: ce que je fais, ce que j’ai réalisé et comment me joindre.',
    summary: '{title}\u00a0: un projet réalisé par {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Services',
        navLabel: 'Services',
        description: 'Les services que propose {name}.',
      },
      heading: 'Ce que je fais',
      linkText: 'En savoir plus',
      ask: 'Parlons-en',
    },
    skills: { heading: 'Compétences' },
    testimonials: {
      heading: 'Témoignages',
    },
    clients: {
      heading: 'Références',
    },
    packages: {
      heading: 'Formules',
      ask: 'Demander cette formule',
    },
    steps: {
      heading: 'Comment je travaille',
    },
    faq: {
      heading: 'Questions fréquentes',
    },
    projects: {
      page: {
        title: 'Projets',
        navLabel: 'Projets',
        description: 'Les projets réalisés par {name}.',
      },
      details: {
        title: 'Projet',
        navLabel: 'Projet',
        description: 'Un des projets réalisés par {name}.',
      },
      heading: 'Mes réalisations',
      linkText: 'Découvrir',
      closing: {
        heading: 'Besoin de quelque chose de similaire\u202f?',
        linkText: 'Écrivez-moi',
      },
      categories: {
        label: 'Type',
      },
      technologies: {
        label: 'Réalisé avec',
      },
    },
    posts: {
      page: {
        title: 'Articles',
        navLabel: 'Articles',
        description: 'Les articles écrits par {name} sur son travail.',
      },
      heading: 'Articles',
    },
  },
  tradeInTown: '{trade}, {town}',
} as const satisfies Language<'fr'>['firstContent'];
