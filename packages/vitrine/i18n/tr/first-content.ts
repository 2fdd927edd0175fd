import type { Language } from '../language.ts';

/** The texts of new content files in Turkish. */
export const firstContentStrings = {
  notFound: {
    title: 'Bulunamadı',
    description: 'Bu sitede bu adrese sahip bir sayfa yok.',
    heading: 'Burada bir şey yok',
    text: 'Bu adreste bir sayfa yok. Belki taşındı, belki de bir harf eksik.',
    linkText: 'Ana sayfaya git',
  },
  home: {
    title: 'Ana sayfa',
    description: '{words}: {name}, {trade}.',
    lead: 'Yaptığım işler:',
    text: 'Neye ihtiyacınız olduğunu söyleyin, ben de ne gerektiğini söyleyeyim.',
    projects: 'Çalışmalarımı görün',
    contact: 'Bana yazın',
    work: 'Öne çıkan çalışmalar',
    about: 'Ben {name}, {trade}. İşi yapan kişiyle doğrudan konuşursunuz.',
    aboutLink: 'Hakkımda daha fazlası',
    services: 'Neler yapıyorum',
    closing: 'Neye ihtiyacınız var?',
  },
  about: {
    title: 'Hakkımda',
    description: '{name} ({trade}) hakkında.',
    heading: 'Hakkımda',
    text: 'Adım {name}. Mesleğim: {trade}.\n\nYaptığım işler: {words}.',
  },
  contact: {
    title: 'İletişim',
    description: 'Projeniz için {name} ile iletişime geçin.',
    heading: 'Bana yazın',
    form: 'Mesajınız',
    privacy:
      'Buraya yazdıklarınız size yanıt vermek için kullanılır, başka hiçbir amaçla kullanılmaz.',
  },
  skills: {
    group: 'Araçlar',
  },
  project: {
    title: 'Bu web sitesi',
    website:
      '{name} web sitesi: ne iş yaptığım, bugüne kadarki çalışmalarım ve bana nasıl ulaşabileceğiniz.',
    summary: '{title}, bir {name} projesi.',
  },
  files: {
    services: {
      page: {
        title: 'Hizmetler',
        navLabel: 'Hizmetler',
        description: '{name} tarafından müşterilere sunulan hizmetler.',
      },
      heading: 'Neler yapıyorum',
      linkText: 'Daha fazla bilgi',
      ask: 'Bu konuda bana yazın',
    },
    skills: { heading: 'Beceriler' },
    testimonials: { heading: 'Müşteriler ne diyor' },
    clients: { heading: 'Müşteriler' },
    packages: { heading: 'Paketler', ask: 'Bu paketi isteyin' },
    steps: { heading: 'Nasıl çalışıyorum' },
    faq: { heading: 'Sorular' },
    projects: {
      page: {
        title: 'Projeler',
        navLabel: 'Projeler',
        description: '{name} tarafından yapılan projeler.',
      },
      details: {
        title: 'Proje',
        navLabel: 'Proje',
        description: '{name} tarafından yapılan projelerden biri.',
      },
      heading: 'Çalışmalarım',
      linkText: 'İnceleyin',
      closing: { heading: 'Benzer bir şeye mi ihtiyacınız var?', linkText: 'Bana yazın' },
      categories: { label: 'Tür' },
      technologies: { label: 'Kullanılan araçlar' },
    },
    posts: {
      page: {
        title: 'Yazılar',
        navLabel: 'Yazılar',
        description: '{name} imzalı, mesleği üzerine yazılar.',
      },
      heading: 'Yazılar',
    },
  },
  tradeInTown: '{trade}, {town}',
} as const satisfies Language<'tr'>['firstContent'];
