import type { Language } from '../language.ts';

/** The texts of new content files in Brazilian Portuguese. */
export const firstContentStrings = {
  notFound: {
    title: 'Página não encontrada',
    description: 'Nenhuma página deste site tem este endereço.',
    heading: 'Não há nada aqui',
    text: 'Nenhuma página tem este endereço. Talvez a página tenha mudado de lugar, talvez falte uma letra no endereço.',
    linkText: 'Ir para a página inicial',
  },
  home: {
    title: 'Início',
    description: '{words} por {name}, {trade}.',
    lead: 'Eu crio',
    text: 'Conte do que você precisa, e eu digo o que isso envolve.',
    projects: 'Ver meus trabalhos',
    contact: 'Fale comigo',
    work: 'Trabalhos selecionados',
    about: 'Eu sou {name}, {trade}. Você fala direto com quem faz o trabalho.',
    aboutLink: 'Mais sobre mim',
    services: 'O que eu faço',
    closing: 'Do que você precisa?',
  },
  about: {
    title: 'Sobre',
    description: 'Sobre {name}, {trade}.',
    heading: 'Sobre mim',
    text: 'Eu sou {name}, {trade}.\n\nO que eu crio: {words}.',
  },
  contact: {
    title: 'Contato',
    description: 'Como escrever para {name} sobre o seu projeto.',
    heading: 'Fale comigo',
    form: 'Sua mensagem',
    privacy: 'O que você escreve aqui é usado para responder a você, e para mais nada.',
  },
  skills: {
    group: 'Ferramentas',
  },
  project: {
    title: 'Este site',
    website: 'O site de {name}: o que eu faço, o que já fiz e como falar comigo.',
    summary: '{title}, um projeto de {name}.',
  },
  files: {
    services: {
      page: {
        title: 'Serviços',
        navLabel: 'Serviços',
        description: 'O que {name} faz para clientes.',
      },
      heading: 'O que eu faço',
      linkText: 'Saiba mais',
      ask: 'Pedir informações',
    },
    skills: { heading: 'Habilidades' },
    testimonials: {
      heading: 'Depoimentos de clientes',
    },
    clients: {
      heading: 'Clientes',
    },
    packages: {
      heading: 'Pacotes',
      ask: 'Solicitar',
    },
    steps: {
      heading: 'Como eu trabalho',
    },
    faq: {
      heading: 'Perguntas frequentes',
    },
    projects: {
      page: {
        title: 'Projetos',
        navLabel: 'Projetos',
        description: 'Projetos criados por {name}.',
      },
      details: {
        title: 'Projeto',
        navLabel: 'Projeto',
        description: 'Um dos projetos criados por {name}.',
      },
      heading: 'Meus trabalhos',
      linkText: 'Dê uma olhada',
      closing: {
        heading: 'Precisa de algo parecido?',
        linkText: 'Fale comigo',
      },
      categories: {
        label: 'Tipo',
      },
      technologies: {
        label: 'Feito com',
      },
    },
    posts: {
      page: {
        title: 'Artigos',
        navLabel: 'Artigos',
        description: 'O que {name} escreve sobre o trabalho.',
      },
      heading: 'Artigos',
    },
  },
  tradeInTown: '{trade}, {town}',
} as const satisfies Language<'pt-BR'>['firstContent'];
