/** Shortens a URL for display: without `https://` or `http://`, and without a trailing slash. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
