import { expect, test } from 'vitest';
import { withoutSvgMetadata } from './svg-metadata.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

test('what drawing programs keep for themselves is removed, and nothing else', () => {
  const drawn = `\ufeff<?xml version="1.0"?>
<!-- CC BY 4.0 -->
<svg ${SVG} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9"
  sodipodi:docname="secret.svg" inkscape:export-filename='/home/ines/secret.png'>
  <title>ü</title><metadata id="m"><a xmlns=""><metadata/></a>Ines</metadata>
  <sodipodi:namedview inkscape:zoom="2"><inkscape:grid/></sodipodi:namedview>
  <g inkscape:label="a > b" id="g"><path d="M0 0"/><inkscape:x/></g>
</svg>`;
  expect(withoutSvgMetadata(drawn)).toBe(`\ufeff<?xml version="1.0"?>
<!-- CC BY 4.0 -->
<svg ${SVG} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9">
  <title>ü</title>
  \n  <g id="g"><path d="M0 0"/></g>
</svg>`);
});

test.each([
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a>Ines</a></rdf:RDF>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/">Ines</x:xmpmeta>',
  '<cc:Work xmlns:cc="http://creativecommons.org/ns#"><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Ines</dc:creator></cc:Work>',
  '<my:notes xmlns:my="https://halloran.test/">Ines</my:notes>',
])('%s is removed', (data) => {
  expect(withoutSvgMetadata(`<svg ${SVG}>${data}<path/></svg>`)).toBe(`<svg ${SVG}><path/></svg>`);
});

test.each([
  `<svg ${SVG} xmlns:x="http://www.w3.org/1999/xlink" xml:lang="de"><use x:href="#a"/></svg>`,
  `<svg ${SVG}><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject></svg>`,
  `<svg ${SVG}><g label="metadata"/><text>&lt;metadata&gt;</text></svg>`,
  `\ufeff<svg ${SVG} viewBox="0 0 9 9"/>\n`,
  `<svg ${SVG}><metadata>`,
])('%s stays as it is', (drawing) => expect(withoutSvgMetadata(drawing)).toBe(drawing));
