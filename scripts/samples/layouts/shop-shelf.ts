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
      `<ul class="shelf">${each(site, 4, (item) => `<li><div class="pic">${site.itemPicture(item, 240, 214, { backdrop: 'none', ground: wall, scale: 1.06 })}</div><p class="ticket"><b>${text(item.name)}</b><span class="num">${text(item.note)}</span></p></li>`, from)}</ul>`;
    return {
      css: `
body{background:${wall};color:var(--on-panel)}
.head{padding:30px 52px 0}
.intro{padding:22px 52px 0;display:flex;gap:52px;align-items:end}
h1{font-size:${site.size(62)};max-height:74px;white-space:nowrap;width:1176px}
.shelf{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;padding:0 52px;border-bottom:14px solid ${board};height:300px;margin-bottom:14px;align-items:end;position:relative}
.shelf li{position:relative;height:270px}
.shelf .pic{position:absolute;left:0;right:0;bottom:-1px;height:214px}
.shelf .pic svg{overflow:visible}
.ticket{position:absolute;left:0;right:0;top:-8px;text-align:center;line-height:1.25;font-size:18px}
.ticket b{display:block}`,
      body: `${head(site, basket(site), 28)}<div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1></div><div style="height:22px"></div>${shelf(0)}${shelf(4)}`,
    };
  },
};
