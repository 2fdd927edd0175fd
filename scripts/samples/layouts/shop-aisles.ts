import { readableOn } from '../colour.ts';
import { type Layout, text } from '../site.ts';
import { basket, each, head } from './parts.ts';

/** Four tall columns of flat colour, one thing in each, like aisles of a shop. */
export const shopAisles: Layout = {
  name: 'shop-aisles',
  kind: 'shop',
  draw(site) {
    const { palette } = site;
    const grounds = site.random.shuffle(palette.art.slice(0, 5));
    return {
      css: `
.head{padding:30px 44px 0}
.intro{height:206px;display:flex;justify-content:space-between;align-items:end;gap:48px;padding:26px 44px 26px}
h1{font-size:${site.size(86)};width:780px;max-height:150px}
.intro p{width:370px}
.cols{position:absolute;left:0;right:0;bottom:0;top:284px;display:grid;grid-template-columns:repeat(4,1fr)}
.cols article{display:flex;flex-direction:column;padding:24px 26px 26px 30px}
.cols article:first-child{padding-left:44px}
.cols b{font-size:${site.size(36)};max-height:84px}
.cols .pic{flex:1;margin:12px -10px;min-height:0}
.cols .num{font-size:24px}`,
      body: `${head(site, basket(site), 28)}<div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></div>
<section class="cols">${each(site, 4, (item, index) => {
        const ground = grounds[index % grounds.length] ?? palette.panel;
        const ink = readableOn(ground, [palette.ink, palette.paper, '#ffffff', '#14110f']);
        return `<article style="background:${ground};color:${ink}"><b class="h" data-fit>${text(item.name)}</b><div class="pic">${site.itemPicture(item, 280, 340, { backdrop: 'none', ground, scale: 1.2 })}</div><p class="row"><span class="num">${text(item.note)}</span><span class="l"><span>Add</span></span></p></article>`;
      })}</section>`,
    };
  },
};
