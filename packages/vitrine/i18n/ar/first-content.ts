import type { Language } from '../language.ts';

/** The texts of new content files in Arabic. */
export const firstContentStrings = {
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد في هذا الموقع صفحة بهذا العنوان.',
    heading: 'لا شيء هنا',
    text: 'لا توجد صفحة بهذا العنوان. ربما نُقلت، وربما سقط حرف من العنوان.',
    linkText: 'إلى الصفحة الرئيسية',
  },
  home: {
    title: 'الرئيسية',
    description: '{words} من إنجاز {name}، {trade}.',
    lead: 'أصنع',
    text: 'يكفي أن أعرف ما يلزمك، لأوضّح لك ما يتطلبه إنجازه.',
    projects: 'مشاهدة أعمالي',
    contact: 'للتواصل معي',
    work: 'أعمال مختارة',
    about: 'أنا {name}، {trade}. التواصل هنا مباشر مع من يُنجز العمل.',
    aboutLink: 'المزيد عني',
    services: 'ما أقدّمه',
    closing: 'ما الذي يلزمك؟',
  },
  about: {
    title: 'نبذة عني',
    description: 'نبذة عن {name}، {trade}.',
    heading: 'نبذة عني',
    text: 'اسمي {name}، {trade}.\n\nما أصنعه: {words}.',
  },
  contact: {
    title: 'التواصل',
    description: 'كيفية مراسلة {name} بشأن مشروعك.',
    heading: 'للتواصل معي',
    form: 'رسالتك',
    privacy: 'ما يُكتب هنا يُستخدم للرد عليك، ولا يُستخدم لأي غرض آخر.',
  },
  skills: {
    group: 'الأدوات',
  },
  project: {
    title: 'هذا الموقع',
    website: 'موقع {name}: ما أقدّمه، وما أنجزته، وكيفية التواصل معي.',
    summary: '{title}، مشروع من إنجاز {name}.',
  },
  files: {
    services: {
      page: {
        title: 'الخدمات',
        navLabel: 'الخدمات',
        description: 'خدمات {name} للعملاء.',
      },
      heading: 'ما أقدّمه',
      linkText: 'معرفة المزيد',
      ask: 'الاستفسار عن الخدمة',
    },
    skills: { heading: 'المهارات' },
    testimonials: { heading: 'آراء العملاء' },
    clients: { heading: 'العملاء' },
    packages: { heading: 'الباقات', ask: 'طلب الباقة' },
    steps: { heading: 'طريقة عملي' },
    faq: { heading: 'أسئلة شائعة' },
    projects: {
      page: {
        title: 'المشاريع',
        navLabel: 'المشاريع',
        description: 'مشاريع من إنجاز {name}.',
      },
      details: {
        title: 'مشروع',
        navLabel: 'مشروع',
        description: 'واحد من مشاريع {name}.',
      },
      heading: 'أعمالي',
      linkText: 'نظرة على المشروع',
      closing: { heading: 'هل يلزمك شيء مماثل؟', linkText: 'للتواصل معي' },
      categories: { label: 'النوع' },
      technologies: { label: 'أُنجز باستخدام' },
    },
    posts: {
      page: {
        title: 'المقالات',
        navLabel: 'المقالات',
        description: 'مقالات بقلم {name} عن العمل.',
      },
      heading: 'المقالات',
    },
  },
  tradeInTown: '{trade} في {town}',
} as const satisfies Language<'ar'>['firstContent'];
