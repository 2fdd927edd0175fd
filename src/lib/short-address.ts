/** A web address as people write it: without scheme, and without a slash at its end. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
