import * as headers from '../../packages/vitrine/http/headers.ts';

const byName = (list: readonly headers.Header[]) =>
  Object.fromEntries(list.map(({ name, value }) => [name.toLowerCase(), value]));

/** The headers of every response, by lower-case name. packages/vitrine/http/headers.test.ts tests their values. */
export const commonHeaders = byName(headers.commonHeaders);

/** Further headers of every response that can be opened as a page. */
export const documentHeaders = byName(headers.documentHeaders);
