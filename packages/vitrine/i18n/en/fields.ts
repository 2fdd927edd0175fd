import type { FieldStrings } from '../language.ts';

/**
 * The texts of the fields of content files, which the schemas in `content/schemas/` define in English. `names`
 * has only the names that would not be clear from the YAML key; `texts` is empty, because they are in the schemas.
 */
export const fieldStrings: FieldStrings = {
  names: {
    titleSuffix: 'Ending of every title',
    notFound: 'Page for wrong URLs',
    repository: 'Link to the code',
    socials: 'Social profiles',
    navLabel: 'Name in the navigation',
    hero: 'Top of the page',
    to: 'Leads to',
    stats: 'Counters',
    newest: 'Number of the newest',
    closing: 'End of the page',
    countryCode: 'Country',
    coverAlt: 'What the cover shows',
    portraitAlt: 'What the portrait shows',
    beforeAlt: 'What the ‘before’ image shows',
    afterAlt: 'What the ‘after’ image shows',
    alt: 'What it shows',
    url: 'Address',
    maxLinks: 'Maximum number of links in a message',
    id: 'Short name in the URL (id)',
    linkText: 'Text of the link',
    faq: 'FAQ',
  },
  texts: {},
};
