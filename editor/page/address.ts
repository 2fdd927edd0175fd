/** A content file, and a place in it, as the hash of the page's URL names them. */
export interface Place {
  /** Path of the file; empty for the first screen. */
  path: string;
  /** The path of the field to show; empty for none. */
  field: string;
  /** The line of the file to show, where it is in no field; 0 for none. */
  line: number;
}

/** The hash that opens a file, such as `#home.yaml?field=hero.text`. */
export function addressOf({ path, field, line }: Partial<Place>): string {
  const query = field ? `?field=${field}` : line ? `?line=${line}` : '';
  return `#${encodeURI(`${path ?? ''}${query}`)}`;
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
  };
}
