import { type Layout, text } from '../site.ts';
import { brand, each } from './parts.ts';

const cells = [
  ['1 / 1 / 3 / 3', 520, 452],
  ['1 / 3 / 2 / 4', 254, 220],
  ['2 / 3 / 4 / 4', 254, 452],
  ['3 / 1 / 4 / 2', 254, 330],
  ['3 / 2 / 4 / 3', 254, 330],
] as const;

/** A column of words on the left and pictures of five sizes that fill the rest. */
export const portfolioMosaic: Layout = {
  name: 'portfolio-mosaic',
  kind: 'portfolio',
  draw(site) {
    return {
      css: `
aside{position:absolute;left:48px;top:44px;bottom:44px;width:376px;display:flex;flex-direction:column}
aside h1{font-size:${site.size(74)};max-height:360px;margin:44px 0 22px}
aside ul{margin-top:auto;display:grid;grid-template-columns:1fr 1fr;gap:10px 20px;border-top:2px solid var(--ink);padding-top:18px}
.grid{position:absolute;left:468px;top:0;right:0;height:800px;display:grid;grid-template-columns:1fr 1fr 1fr;grid-template-rows:226px 226px 1fr;gap:12px}
.cell{display:flex;flex-direction:column}
.cell .pic{flex:1;min-height:0}`,
      body: `<aside>${brand(site, 28)}<h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p>
<ul class="l">${site.nav.map((word) => `<li>${text(word)}</li>`).join('')}</ul></aside>
<div class="grid">${each(site, 5, (item, index) => {
        const [area, w, h] = cells[index] ?? cells[0];
        return `<div class="cell" style="grid-area:${area}"><div class="pic">${site.itemPicture(item, w, h)}</div></div>`;
      })}</div>`,
    };
  },
};
