import sax from 'sax';

/**
 * The namespaces that browsers draw: none, and those of SVG, XHTML, MathML, XLink, `xml:` and `xmlns:`. Others
 * are of drawing programs, which keep data for themselves, such as paths on the machine, and of RDF.
 */
const DRAWN =
  /^$|^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml|1998\/Math\/MathML|1999\/xlink|XML\/1998\/namespace|2000\/xmlns\/)$/;

/**
 * Removes from an SVG what no browser draws and what may say who made the drawing, and where: `<metadata>`, and
 * elements and attributes of other namespaces. Comments stay, because they may hold a licence.
 *
 * @param text The text of a file that is well-formed XML; other texts stay as they are.
 */
export function withoutSvgMetadata(text: string): string {
  /** The ranges to leave out, as offsets in the text, in order. */
  const cuts: [start: number, end: number][] = [];
  let inside = 0;
  let isWellFormed = true;
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = () => {
    isWellFormed = false;
    parser.resume();
  };
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    const start = parser.startTagPosition - 1;
    if (inside > 0 || isMetadata(tag)) {
      if (inside === 0) cuts.push([start, parser.position]);
      inside += 1;
      return;
    }
    for (const { name, uri } of Object.values(tag.attributes)) {
      if (DRAWN.test(uri)) continue;
      const written = new RegExp(`\\s+${RegExp.escape(name)}\\s*=\\s*(?:"[^"]*"|'[^']*')`);
      const found = written.exec(text.slice(start, parser.position));
      if (found) cuts.push([start + found.index, start + found.index + found[0].length]);
    }
  };
  parser.onclosetag = () => {
    if (inside === 0) return;
    inside -= 1;
    const cut = cuts.at(-1);
    if (inside === 0 && cut) cut[1] = parser.position;
  };
  parser.write(text).close();
  if (!isWellFormed) return text;
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), text.length];
  return starts.map((start, index) => text.slice(start, ends[index])).join('');
}

function isMetadata({ uri, local }: sax.QualifiedTag): boolean {
  return local === 'metadata' || !DRAWN.test(uri);
}
