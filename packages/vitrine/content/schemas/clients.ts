import { z } from 'zod';
import { id, text, webAddress } from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { uniqueById } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';

const client = z.strictObject({
  id: id().describe('The id of the client: a short name that no other client has.'),
  name: text(40, { isName: true }).describe(
    'The name of the client, also the alternative text of the logo.',
  ),
  url: webAddress().optional().describe('The website of the client.'),
  logo: image({ minWidth: minimumWidths.clientLogo })
    .optional()
    .describe(
      'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.',
    ),
});

export const clientsSchema = z.strictObject({
  heading: text(80).describe('The heading of the section with the clients.'),
  clients: uniqueById(client).describe('The clients, in the order in which they are shown.'),
});
