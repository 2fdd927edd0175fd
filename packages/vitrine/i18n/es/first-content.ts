import type { Language } from '../language.ts';

/** The texts of new content files in Spanish. */
export const firstContentStrings = {
  notFound: {
    title: 'Página no encontrada',
    description: 'Ninguna página de este sitio tiene esta dirección.',
    heading: 'Aquí no hay nada',
    text: 'Ninguna página tiene esta dirección. Quizá la página se haya movido o falte una letra.',
    linkText: 'Ir a la página de inicio',
  },
  home: {
    title: 'Inicio',
    description: '{words} de {name}, {trade}.',
    lead: 'Hago',
    text: 'Cuéntame qué necesitas y te diré qué hace falta para conseguirlo.',
    projects: 'Ver mis trabajos',
    contact: 'Escríbeme',
    work: 'Trabajos destacados',
    about: 'Soy {name}, {trade}. Hablas directamente con la persona que hace el trabajo.',
    aboutLink: 'Más sobre mí',
    services: 'Lo que hago',
    closing: '¿Qué necesitas?',
  },
  about: {
    title: 'Sobre mí',
    description: 'Sobre {name}, {trade}.',
    heading: 'Sobre mí',
    text: 'Soy {name}, {trade}.\n\nLo que hago: {words}.',
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo escribir a {name} sobre tu proyecto.',
    heading: 'Escríbeme',
    form: 'Tu mensaje',
    privacy: 'Lo que escribas aquí se usará para responderte y para nada más.',
  },
  skills: {
    group: 'Herramientas',
  },
  project: {
    title: 'Este sitio web',
    website: 'El sitio web de {name}: qué hago, qué he hecho y cómo contactar conmigo.',
    summary: '{title}: un proyecto de {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Servicios',
        navLabel: 'Servicios',
        description: 'Lo que {name} hace para sus clientes.',
      },
      heading: 'Lo que hago',
      linkText: 'Más información',
      ask: 'Pregúntame',
    },
    skills: { heading: 'Habilidades' },
    testimonials: {
      heading: 'Lo que dicen mis clientes',
    },
    clients: {
      heading: 'Clientes',
    },
    packages: {
      heading: 'Paquetes',
      ask: 'Solicitar este paquete',
    },
    steps: {
      heading: 'Cómo trabajo',
    },
    faq: {
      heading: 'Preguntas frecuentes',
    },
    projects: {
      page: {
        title: 'Proyectos',
        navLabel: 'Proyectos',
        description: 'Proyectos realizados por {name}.',
      },
      details: {
        title: 'Proyecto',
        navLabel: 'Proyecto',
        description: 'Uno de los proyectos realizados por {name}.',
      },
      heading: 'Mis trabajos',
      linkText: 'Echa un vistazo',
      closing: {
        heading: '¿Necesitas algo parecido?',
        linkText: 'Escríbeme',
      },
      categories: {
        label: 'Tipo',
      },
      technologies: {
        label: 'Hecho con',
      },
    },
    posts: {
      page: {
        title: 'Artículos',
        navLabel: 'Artículos',
        description: 'Lo que {name} escribe sobre su trabajo.',
      },
      heading: 'Artículos',
    },
  },
  tradeInTown: '{trade} en {town}',
} as const satisfies Language<'es'>['firstContent'];
