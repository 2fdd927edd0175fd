import { readableOn } from '../colour.ts';
import { type Layout, text } from '../site.ts';
import { basket, brand, itemAt } from './parts.ts';

const cells = [
  ['1 / 3 / 3 / 5', 612, 508],
  ['3 / 1 / 4 / 2', 300, 246],
  ['3 / 2 / 4 / 3', 300, 246],
  ['3 / 3 / 4 / 4', 300, 246],
  ['3 / 4 / 4 / 5', 300, 246],
] as const;

/** Tiles without gaps: words in the largest one, things on flat colour in the others. */
export const shopTiles: Layout = {
  name: 'shop-tiles',
  kind: 'shop',
  draw(site) {
    const { palette } = site;
    const grounds = site.random.shuffle(palette.art.slice(0, 5));
    const tile = (index: number): string => {
      const [area, w, h] = cells[index] ?? cells[0];
      const below = index ? 54 : 84;
      const item = itemAt(site, index);
      const ground = grounds[index % grounds.length] ?? palette.panel;
      const ink = readableOn(ground, [palette.ink, palette.paper, '#ffffff', '#14110f']);
      const words = `<p class="tag ${index ? '' : 'first'}" style="color:${ink}"><b>${text(item.name)}</b> <span class="num">${text(item.note)}</span></p>`;
      return `<div class="pic" style="grid-area:${area};background:${ground}">${site.itemPicture(item, w, h - below, { ground, backdrop: 'none', scale: 0.98 }).replace('<svg', `<svg style="height:calc(100% - ${below}px);margin-top:6px"`)}${words}</div>`;
    };
    return {
      css: `
.grid{display:grid;grid-template-columns:repeat(4,1fr);grid-template-rows:1fr 1fr 290px;height:800px}
.say{grid-area:1 / 1 / 3 / 3;padding:38px 48px 34px;display:flex;flex-direction:column}
h1{font-size:${site.size(88)};max-height:264px;margin:auto 0 16px}
.say .links{margin-top:26px}
.tag{position:absolute;left:20px;right:20px;bottom:16px;font-size:18px;line-height:1.2;display:flex;justify-content:space-between;gap:10px}
.tag.first{left:28px;right:28px;bottom:20px;font-size:24px}`,
      body: `<div class="grid"><section class="say"><div class="row">${brand(site, 28)}<p class="l"><span>${basket(site)}</span></p></div><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p><nav class="links l">${site.nav.map((word) => `<span>${text(word)}</span>`).join('')}</nav></section>${cells.map((_, index) => tile(index)).join('')}</div>`,
    };
  },
};
