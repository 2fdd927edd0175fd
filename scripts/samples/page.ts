import { fontFaces } from './fonts.ts';
import type { Layout, Site } from './site.ts';
import { text } from './site.ts';

/** Width and height of the page in CSS pixels. */
export const pageSize = { width: 1280, height: 800 };

/** Sets every `[data-fit]` text as large as its own width and `max-height` allow. */
const fitScript = `
  for (const element of document.querySelectorAll('[data-fit]')) {
    const style = getComputedStyle(element);
    const tallest = parseFloat(style.maxHeight) || Infinity;
    let size = parseFloat(style.fontSize);
    element.style.maxHeight = 'none';
    const over = () =>
      element.scrollWidth > element.clientWidth + 1 || element.offsetHeight > tallest + 1;
    while (size > 14 && over()) {
      size *= 0.98;
      element.style.fontSize = size + 'px';
    }
  }`;

/** The whole HTML document of a cover. The same site gives the same text. */
export function renderPage(site: Site, layout: Layout): string {
  const { palette, type } = site;
  const { css, body } = layout.draw(site);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text(site.title)}</title>
<style>
${fontFaces(type.fonts)}
:root{--paper:${palette.paper};--panel:${palette.panel};--ink:${palette.ink};--soft:${palette.soft};--rule:${palette.rule};--accent:${palette.accent};--on-accent:${palette.onAccent};--on-panel:${palette.onPanel}}
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
body{width:${pageSize.width}px;height:${pageSize.height}px;overflow:hidden;position:relative;background:var(--paper);color:var(--ink);${type.text};font-size:20px;line-height:1.42}
.h{${type.heading};text-wrap-style:balance}
.l{font-size:18px;line-height:1.3}
.l>*{${type.label}}
.soft{color:var(--soft)}
ul,ol{list-style:none}
.pic{position:relative;overflow:hidden}
.pic>svg,.fill>svg{display:block;width:100%;height:100%}
.row{display:flex;align-items:baseline;justify-content:space-between;gap:32px}
.links{display:flex;gap:30px;white-space:nowrap}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}
${css}
</style></head>
<body class="${layout.name}">${body}<script>document.fonts.ready.then(()=>{${fitScript}
document.documentElement.dataset.ready='yes'})</script></body></html>
`;
}
