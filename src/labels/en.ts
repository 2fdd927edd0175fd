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
    carousel: 'carousel',
    slideRole: 'slide',
    slide: '{index} of {count}',
    track: 'All testimonials, side by side',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  projects: {
    search: 'Search',
    keyword: 'Keyword',
    all: 'All',
    choice: '{choice} ({count})',
    saved: 'Saved ({count})',
    clear: 'Clear all',
    results: 'Projects',
    count: { one: '{count} project', other: '{count} projects' },
    countOf: { one: '{count} of {total} projects', other: '{count} of {total} projects' },
    where: 'Page {page} of {pages}, {projects}',
    loading: 'Looking through the shelves …',
    failed: 'The list of projects did not arrive. Is the connection up?',
    again: 'Try again',
    nothing: 'Nothing here answers to that.',
    nothingFor: 'Nothing here answers to “{keywords}”.',
    nothingSaved: 'Nothing is saved yet. The heart on a project keeps it here.',
    waysOut: 'Ways out',
    spelling: 'Did you mean “{value}”?',
    withoutWord: 'Leave out “{value}”',
    withoutCategory: 'In every category, not only {value}',
    withoutLanguage: 'In every language, not only {value}',
    withoutSaved: 'Not only among the saved ones',
    withoutKeywords: 'Without the keywords',
    showAll: 'Show everything',
    about: 'about {title}',
    save: 'Save {title}',
    keptForNow: 'This browser keeps nothing, so {title} is saved only until you leave this page.',
    languages: 'Languages',
    pager: 'Pages of projects',
    previous: 'Prev',
    next: 'Next',
    page: 'Page {page} of {pages}',
    share: {
      button: 'Share {title}',
      copy: 'Copy link',
      copied: 'Link copied',
      copyFailed: 'Copying is not allowed here. This is the link:',
      mail: 'Mail',
      newTab: 'opens in a new tab',
    },
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
    enlarge: 'Enlarge',
    enlargeImage: 'Enlarge: {alt}',
    pictures: 'Pictures of {title}',
    picture: 'Picture {index} of {count}',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    close: 'Close',
    neighbours: 'Before and after',
    previous: 'Previous project',
    next: 'Next project',
    related: 'Related projects',
    write: 'Something like this for you?',
    writeIntro: 'Say in a few words what you need. An answer comes from the person who writes the code.',
    writeLink: 'Write about something like this',
    subject: 'Something like {title}',
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
