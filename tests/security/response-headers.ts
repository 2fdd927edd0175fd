import * as headers from '../../platform/http/headers.ts';

const byName = (list: readonly headers.Header[]) =>
  Object.fromEntries(list.map(({ name, value }) => [name.toLowerCase(), value]));

/** The headers of every answer, by their names in lower case. platform/http/headers.test.ts has their text. */
export const commonHeaders = byName(headers.commonHeaders);

/** Further headers of everything that can be opened as a page. */
export const documentHeaders = byName(headers.documentHeaders);
