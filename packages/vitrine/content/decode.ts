const named = new Map(Object.entries({ amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" }));

/** A text of XML or rendered HTML without entities such as `&amp;`, `&#38;` and `&#x26;`; other names stay. */
export function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(x[\da-f]{1,5}|\d{1,6})|(\w+));/gi, (entity, number, name) =>
    number ? String.fromCodePoint(Number(`0${number}`)) : (named.get(name.toLowerCase()) ?? entity),
  );
}

/**
 * A text without percent-encoding (RFC 3986, section 2.1); undefined where a percent sign begins no escape, or
 * escapes are no UTF-8.
 */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Matches the address of a project's page in a text of `readable`, with any prefix, also one beside the page. */
export const projectAddress = /(?:\/?\bdetails|\.\.)\/+(?:\.\/+)*([a-z0-9-]+)/gi;

/** A text as browsers read the addresses in it: without entities, and with letters in place of percent-encoded ones. */
export function readable(text: string): string {
  return withoutEntities(text).replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
