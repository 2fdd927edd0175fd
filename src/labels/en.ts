/** A text that depends on a number, by the plural forms of `Intl.PluralRules`. */
export type Plural = { one: string; other: string };

/** The words of the interface in English. `{name}` stands for what the page puts there. */
export const en = {
  frame: {
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    home: '{brand}, home page',
    socials: 'Elsewhere',
    newTab: 'opens in a new tab',
  },
  theme: {
    legend: 'Light',
    system: 'As the system has it',
    day: 'Day',
    night: 'Night',
  },
  motion: {
    stop: 'Stop all motion',
    start: 'Let things move',
  },
  greeting: {
    morning: 'Good Morning',
    afternoon: 'Good Afternoon',
    evening: 'Good Evening',
    night: 'Good Night',
    neutral: 'Good Day',
  },
  headline: {
    and: 'and',
  },
  window: {
    goods: 'Tools I work with',
  },
  stats: {
    heading: 'In figures',
  },
  services: {
    about: 'about {title}',
    price: 'Price',
    duration: 'Time',
  },
  testimonials: {
    slider: 'slider',
    slide: '{index} of {count}',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  projects: {
    search: 'Search',
    keyword: 'Keyword',
    all: 'All',
    results: 'Projects',
    about: 'about {title}',
    save: 'Save {title}',
    share: 'Share {title}',
    languages: 'Languages',
    pager: 'Pages of projects',
    previous: 'Prev',
    next: 'Next',
    page: 'Page {page} of {pages}',
  },
  details: {
    breadcrumb: 'Breadcrumb',
    info: 'Project info',
    category: 'Category',
    client: 'Client',
    review: 'Review',
    stars: '{stars} of 5 stars',
    date: 'Project Date',
    url: 'Project URL',
    languages: 'Languages',
    previous: 'Previous project',
    next: 'Next project',
  },
  contact: {
    email: 'Email',
    phone: 'Phone',
    open: 'Open',
    closed: 'Closed',
    form: {
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      send: 'Send the message',
      required: 'All four fields are needed.',
    },
  },
} as const satisfies LabelTree;

type LabelTree = { readonly [key: string]: string | Plural | LabelTree };

/** The same tree with any words in it, so that every language has the same keys. */
type Translated<T> = T extends string
  ? string
  : T extends Plural
    ? Plural
    : { readonly [K in keyof T]: Translated<T[K]> };

/** All words of the interface in one language. */
export type Labels = Translated<typeof en>;
