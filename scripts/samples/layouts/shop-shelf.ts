import { darker, lighter, luminance } from '../colour.ts';
import { type Layout, text } from '../site.ts';
import { basket, each, head } from './parts.ts';

/** Things stand on two long shelves across a wall, each with a ticket below it. */
export const shopShelf: Layout = {
  name: 'shop-shelf',
  kind: 'shop',
  draw(site) {
    const wall = site.palette.panel;
    const board = luminance(wall) > 0.3 ? darker(wall, 0.45) : lighter(wall, 0.35);
    const shelf = (from: number): string =>
      `<ul class="shelf">${each(site, 4, (item) => `<li><div class="pic">${site.itemPicture(item, 270, 240, { backdrop: 'none', ground: wall, scale: 1.22 })}</div><p class="ticket"><b>${text(item.name)}</b><span class="num">${text(item.note)}</span></p></li>`, from)}</ul>`;
    return {
      css: `
body{background:${wall};color:var(--on-panel)}
.head{padding:30px 52px 0}
.intro{padding:22px 52px 0;display:flex;gap:52px;align-items:end}
h1{font-size:${site.size(70)};max-height:84px;white-space:nowrap;width:1176px}
.air{height:14px}
.shelf{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;padding:0 52px;border-bottom:14px solid ${board};height:306px;margin-bottom:8px;align-items:end;position:relative}
.shelf li{position:relative;height:292px}
.shelf .pic{position:absolute;left:0;right:0;bottom:0;height:240px;overflow:visible}
.shelf .pic svg{overflow:visible}
.ticket{position:absolute;left:0;right:0;top:0;text-align:center;line-height:1.22;font-size:19px}
.ticket b{display:block}`,
      body: `${head(site, basket(site), 28)}<div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1></div><div class="air"></div>${shelf(0)}${shelf(4)}`,
    };
  },
};
