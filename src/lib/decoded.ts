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
