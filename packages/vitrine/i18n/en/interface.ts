/** The texts of pages, buttons and labels, without those of the contact form. */
export const interfaceStrings = {
  layout: {
    /** Link at the top of each page, which jumps over the menu. */
    skip: 'Skip to content',
    /** Screen reader name of the main menu. */
    navigation: 'Main',
    /** Button that opens the menu on a phone. */
    menu: 'Menu',
    /** Screen reader name of the link with the site's brand. */
    home: '{brand}, home page',
    /** Screen reader name of the list of social links. */
    socials: 'Social profiles',
    /** Screen reader name of the links to the same page in other languages. */
    languages: 'Language',
    /** Note on a page without translation. `{language}`: name of a language, as in a list of languages. */
    untranslated: 'This page is only available in {language}.',
    /** Short note after the title of a text without translation; `{language}` as above. */
    inLanguage: 'in {language}',
  },
  theme: {
    /** Screen reader name of the three colour choices. */
    legend: 'Theme',
    /** The colours follow the operating system. */
    system: 'System',
    /** Light colours. */
    day: 'Light',
    /** Dark colours. */
    night: 'Dark',
  },
  motion: {
    /** Button that stops all animations. */
    pause: 'Pause animations',
    /** Button that starts the animations again. */
    resume: 'Resume animations',
  },
  /** Heading on Home, by the visitor's time of day. */
  greeting: {
    /** 5 to 12 o'clock. */
    morning: 'Good Morning',
    /** 12 to 18 o'clock. */
    afternoon: 'Good Afternoon',
    /** 18 to 22 o'clock. */
    evening: 'Good Evening',
    /** 22 to 5 o'clock. */
    night: 'Good Night',
    /** Without JavaScript, when the time is not known. */
    neutral: 'Good Day',
  },
  skills: {
    /** Screen reader name of the list of logos. */
    label: 'Tools I work with',
  },
  stats: {
    /** Screen reader heading of the counters on Home. */
    heading: 'In figures',
  },
  /** Headings of the CV on About. */
  about: {
    /** Jobs. */
    work: 'Work experience',
    /** Projects of the CV. */
    projects: 'Selected projects',
    /** Schools and universities. */
    education: 'Education',
    /** Certificates. */
    certificates: 'Certificates',
    /** Prizes. */
    awards: 'Awards',
    /** Articles and books. */
    publications: 'Publications',
    /** Unpaid work. */
    volunteer: 'Volunteering',
    /** Languages that the person speaks. */
    languages: 'Languages',
    /** Hobbies. */
    interests: 'Interests',
    /** End of a period that goes on: `2021 - today`. */
    today: 'today',
  },
  services: {
    /** Name of a link for screen readers, such as `READ MORE: Title of a project`. It begins with the label, which is shown. */
    linkTitle: '{label}: {title}',
    /** Label of the price of a service. */
    price: 'Price',
    /** Label of how long a service takes. */
    duration: 'Time',
    /** Label of the places where a service is offered. */
    area: 'Where',
    /** Heading of the list of what a service includes. */
    included: 'What is included',
    /** Heading of projects of the same kind. */
    projects: 'Projects of this kind',
    /** Heading of frequent questions. */
    questions: 'Questions',
    /** Link to the contact form. */
    write: 'Begin with a message',
  },
  /** The slider with quotations of clients. */
  testimonials: {
    /** Role of the slider, read by screen readers after its name. */
    carousel: 'carousel',
    /** Role of one testimonial in the slider. */
    slideRole: 'slide',
    /** Place of a testimonial: `2 of 5`. */
    slide: '{index} of {count}',
    /** Screen reader name of the row that scrolls sideways. */
    track: 'All testimonials, side by side',
    /** Button. */
    previous: 'Previous testimonial',
    /** Button. */
    next: 'Next testimonial',
  },
  /** The Project page: search, filters, list, pages. */
  projects: {
    /** Name of a link for screen readers, such as `READ MORE: Title of a project`. It begins with the label, which is shown. */
    linkTitle: '{label}: {title}',
    /** Label of the search field and its button. */
    search: 'Search',
    /** Placeholder of the search field. */
    keyword: 'Keyword',
    /** Choice: no filter. */
    all: 'All',
    /** A category or technology with the number of its projects. */
    choice: '{choice} ({count})',
    /** Switch: only saved projects. */
    saved: 'Saved ({count})',
    /** Button that removes all filters. */
    clear: 'Clear all',
    /** Screen reader heading of the list. */
    results: 'Projects',
    /** Number of projects in the list. */
    count: { one: '{count} project', other: '{count} projects' },
    /** Number of projects that a search found; the plural follows `{count}`. */
    countOf: { one: '{count} of {total} projects', other: '{count} of {total} projects' },
    /** Announced to screen readers after a search with several pages. */
    where: {
      one: 'Page {page} of {pages}, {count} project',
      other: 'Page {page} of {pages}, {count} projects',
    },
    /** While the data of the search loads. */
    loading: 'Loading projects …',
    /** The data of the search did not load. */
    failed: 'The projects could not be loaded. Check your connection.',
    /** Button after `failed`. */
    retry: 'Try again',
    /** Label of programming languages and tools, as the specification calls them. */
    technologies: 'Languages',
    /** Screen reader name of the links to other pages of the list. */
    pager: 'Pages of projects',
    /** Link to the page before; short. */
    previous: 'Prev',
    /** Link to the page after; short. */
    next: 'Next',
    /** Place in the list. */
    page: 'Page {page} of {pages}',
    actions: {
      /** Screen reader name of the heart. `{title}`: title of a project. */
      save: 'Save {title}',
      /** Notice. `{title}`: title of a project. */
      notStored:
        'This browser cannot store data, so {title} is saved only until you leave this page.',
      /** Screen reader name of the share button. */
      share: 'Share {title}',
      /** Menu entry. */
      copy: 'Copy link',
      /** Notice after `copy`. */
      copied: 'Link copied',
      /** Notice before a field with the link. */
      copyFailed: 'The link could not be copied. Copy it here:',
      /** Menu entry: send the link by email. */
      mail: 'Mail',
      /** Note for screen readers after the name of a network, with a space in front. */
      newTab: ' (opens in a new tab)',
    },
  },
  /** The search found nothing. */
  noResults: {
    /** No project with these filters. */
    nothing: 'No projects found.',
    /** No project with these words. */
    nothingFor: 'No projects found for “{keywords}”.',
    /** Only saved projects are shown, and there are none. */
    nothingSaved: 'No projects saved yet. The heart on a project saves it.',
    /** Heading of the buttons below. */
    suggestions: 'Suggestions',
    /** Button: searches for a similar word. */
    spelling: 'Did you mean “{value}”?',
    /** Button: searches without one of the words. */
    withoutWord: 'Without “{value}”',
    /** Button: removes the category `{value}`. */
    withoutCategory: 'In every category, not only {value}',
    /** Button: removes the technology `{value}`. */
    withoutTechnology: 'In every language, not only {value}',
    /** Button: shows projects that are not saved, too. */
    withoutSaved: 'Not only saved projects',
    /** Button: removes all words. */
    withoutKeywords: 'Without keywords',
    /** Button: removes words and filters. */
    showAll: 'Show all projects',
  },
  /** The page of one project. */
  details: {
    /** A label and its value, for screen readers. */
    labelled: '{label}: {value}',
    /** Screen reader name of the path `Home / Project / Title`. */
    breadcrumb: 'Breadcrumb',
    /** Heading of the facts. */
    info: 'Project info',
    /** Label of a fact. */
    category: 'Category',
    /** Label of a fact. */
    client: 'Client',
    /** Label of the client's rating. */
    review: 'Review',
    /** Screen reader text of the stars; `{stars}` may be `4.5`. */
    stars: '{stars} of 5 stars',
    /** Label of a fact. */
    date: 'Project Date',
    /** Label of the address of the finished website. */
    url: 'Project URL',
    /** Label of programming languages and tools. */
    technologies: 'Languages',
    /** Label: what the person did in the project. */
    role: 'Role',
    /** Label: how long it took. */
    duration: 'Duration',
    /** Label: who else worked on it. */
    team: 'Team',
    /** Heading. */
    problem: 'The problem',
    /** Heading of the figures. */
    results: 'Results',
    /** Where a figure comes from, in the words of the owner. */
    source: 'Source: {source}',
    /** Label of the picture before the project. */
    before: 'Before',
    /** Label of the picture after the project. */
    after: 'After',
    /** Heading of the two pictures. */
    gallery: 'Before and after',
    /** Screen reader name of the handle between the two pictures. */
    divider: 'Divider between before and after',
    pictures: {
      /** Button on the main picture. */
      enlarge: 'Enlarge',
      /** Screen reader name of that button. `{alt}`: description of the picture by the owner. */
      enlargePicture: 'Enlarge: {alt}',
      /** Screen reader name of the dialog. `{title}`: title of a project. */
      all: 'Pictures of {title}',
      /** Place of a picture. */
      picture: 'Picture {index} of {count}',
      /** Button. */
      previous: 'Previous picture',
      /** Button. */
      next: 'Next picture',
      /** Button: shows the picture at 100 percent. */
      actualSize: 'Actual size',
      /** Button: closes the dialog. */
      close: 'Close',
    },
    /** Screen reader name of the two links below. */
    previousNext: 'Previous and next project',
    /** Link. */
    previous: 'Previous project',
    /** Link. */
    next: 'Next project',
    /** Heading. */
    related: 'Related projects',
    /** Subject of a message. `{title}`: title of a project. */
    subject: 'A project like {title}',
  },
  /** The pages of posts (a blog). */
  posts: {
    /** Reading time of a post. */
    reading: { one: '{count} minute to read', other: '{count} minutes to read' },
    /** A draft, or a post with a date in the future. */
    unpublished: 'Not published yet',
    /** Heading of the table of contents. */
    contents: 'Contents',
    /** Heading of the footnotes. */
    footnotes: 'Footnotes',
    /** Link from a footnote to its place in the text. */
    back: 'Back to reference {number}',
    /** Screen reader name of the list of tags. */
    tags: 'Tags',
    /** Title of the page of one tag. `{tag}`: a word of the owner. */
    tagged: 'Posts on {tag}',
    /** Screen reader name of the two links below. */
    previousNext: 'Previous and next post',
    /** Link. */
    previous: 'Previous post',
    /** Link. */
    next: 'Next post',
    pages: {
      /** Screen reader name of the two links below. */
      previousNext: 'Pages of posts',
      /** Link. */
      previous: 'Newer posts',
      /** Link. */
      next: 'Older posts',
    },
  },
  /** The boxes beside the contact form. */
  contact: {
    /** Label of the address. */
    email: 'Email',
    /** Label of the number. */
    phone: 'Phone',
    /** On a sign: takes new work. */
    open: 'Open',
    /** On a sign: takes no new work. */
    closed: 'Closed',
    /** Link to a file with the contact data (vCard). */
    card: 'Save to your address book',
  },
  /** Labels in humans.txt, a text file on who made the site. */
  humans: {
    /** The person whose site it is. */
    owner: 'Owner',
    /** Before an address for mail. */
    contact: 'Contact',
    /** Before the URL of the site. */
    address: 'Address',
    /** Before the language of the site. */
    language: 'Language',
    /** Before the names of programs. */
    software: 'Software',
  },
} as const;
