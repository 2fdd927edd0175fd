/** A content file, and a place in it, as the hash of the page's URL names them. */
export interface Place {
  /** Path of the file; empty for the first screen. */
  path: string;
  /** The path of the field to show; empty for none. */
  field: string;
  /** The line to show of a file that is edited as text; 0 for none. */
  line: number;
  /** The line to show of the Markdown text below the fields; 0 for none. */
  bodyLine: number;
}

/** The hash that opens a file, such as `#home.yaml?field=hero.text`. */
export function addressOf({ path = '', field, line, bodyLine }: Partial<Place>): string {
  const places = { field, text: bodyLine, line };
  const [named] = Object.entries(places).filter(([, value]) => value);
  return `#${encodeURI(named ? `${path}?${named.join('=')}` : path)}`;
}

/** The place that a hash names. A hash with invalid percent-encoding names the first screen. */
export function placeIn(hash: string): Place {
  let text = '';
  try {
    text = decodeURI(hash.slice(1));
  } catch {}
  const [path = '', query = ''] = text.split('?');
  return {
    path,
    field: /^field=(.+)/.exec(query)?.[1] ?? '',
    line: Number(/^line=(\d+)$/.exec(query)?.[1] ?? 0),
    bodyLine: Number(/^text=(\d+)$/.exec(query)?.[1] ?? 0),
  };
}
