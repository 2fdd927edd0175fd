/**
 * The texts of new content files, which the owner edits later. `{name}` is the name of the owner, `{trade}`
 * the profession, such as `web developer in Leith`, `{words}` a list such as `websites and shops`.
 */
export const firstContentStrings = {
  /** The page for an address that does not exist. */
  notFound: {
    title: 'Not found',
    description: 'No page of this site has this address.',
    heading: 'Nothing here',
    text: 'No page has this address. Perhaps it has moved, perhaps a letter is missing.',
    linkText: 'To the first page',
  },
  /** The first page. */
  home: {
    title: 'Home',
    description: '{words} by {name}, {trade}.',
    /** Before a word that changes: `I make` websites, shops ... */
    lead: 'I make',
    text: 'Tell me what you need, and I tell you what it takes.',
    projects: 'See my work',
    contact: 'Write to me',
    /** Heading of selected projects. */
    work: 'Selected work',
    about: 'I am {name}, {trade}. You talk to the person who does the work.',
    /** Link to the page About. */
    aboutLink: 'More about me',
    /** Heading of the services. */
    services: 'What I do',
    /** Heading above a link to the contact form. */
    closing: 'What do you need?',
  },
  about: {
    title: 'About',
    description: 'About {name}, {trade}.',
    heading: 'About me',
    text: 'My name is {name}, {trade}.\n\nWhat I make: {words}.',
  },
  contact: {
    title: 'Contact',
    description: 'How to write to {name} about your project.',
    heading: 'Write to me',
    form: 'Your message',
    /** Below the form. */
    privacy: 'What you write here is used for an answer to you, and for nothing else.',
  },
  skills: {
    /** Heading of a group of skills. */
    group: 'Tools',
  },
  project: {
    title: 'This website',
    /** Summary of the project `This website`. */
    website: 'The site of {name}: what I do, what I have made, and how to reach me.',
    summary: '{title}, a project by {name}.',
  },
  /** Fields of a content file other than its entries, by kind of content (registry.ts). */
  files: {
    services: {
      page: {
        title: 'Services',
        navLabel: 'Services',
        description: 'What {name} does for clients.',
      },
      heading: 'What I do',
      linkText: 'More about it',
      ask: 'Ask about it',
    },
    skills: { heading: 'Skills' },
    testimonials: { heading: 'What clients say' },
    clients: { heading: 'Clients' },
    packages: { heading: 'Packages', ask: 'Ask for it' },
    steps: { heading: 'How I work' },
    faq: { heading: 'Questions' },
    projects: {
      page: {
        title: 'Projects',
        navLabel: 'Projects',
        description: 'Projects that {name} has made.',
      },
      details: {
        title: 'Project',
        navLabel: 'Project',
        description: 'One of the projects that {name} has made.',
      },
      heading: 'My work',
      linkText: 'Have a look',
      closing: { heading: 'Do you need something similar?', linkText: 'Write to me' },
      categories: { label: 'Kind' },
      technologies: { label: 'Made with' },
    },
    posts: {
      page: {
        title: 'Writing',
        navLabel: 'Writing',
        description: 'What {name} writes about work.',
      },
      heading: 'Writing',
    },
  },
  /** The profession with the town. */
  tradeInTown: '{trade} in {town}',
} as const;
