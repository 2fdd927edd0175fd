import { type Layout, text } from '../site.ts';
import { brand, each, links } from './parts.ts';

/** A printed catalogue: numbered lines with a small picture, a name and a price, in two columns. */
export const shopCatalogue: Layout = {
  name: 'shop-catalogue',
  kind: 'shop',
  draw(site) {
    const start = site.random.whole(10, 60) * 10 + 1;
    return {
      css: `
body{padding:0 48px}
.top{padding:30px 0 20px;border-bottom:4px solid var(--ink)}
.intro{display:grid;grid-template-columns:1fr 1fr;gap:48px;padding:24px 0 22px;align-items:end}
h1{font-size:${site.size(62)};max-height:132px}
.lines{display:grid;grid-template-columns:1fr 1fr;column-gap:48px}
.lines li{display:grid;grid-template-columns:58px 108px 1fr auto;gap:18px;align-items:center;border-top:1.5px solid var(--rule);padding:8px 0;height:124px}
.lines i{font-style:normal;color:var(--accent)}
.lines .pic{height:106px}
.lines b{font-size:${site.size(30)};max-height:70px}
.lines .num{font-size:24px}`,
      body: `<header class="row top">${brand(site, 32)}${links(site)}</header><div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></div>
<ul class="lines">${each(site, 8, (item, index) => `<li><i class="l"><span class="num">${start + index * 3}</span></i><div class="pic">${site.itemPicture(item, 108, 106, { backdrop: 'flat' })}</div><b class="h" data-fit>${text(item.name)}</b><span class="num">${text(item.note)}</span></li>`)}</ul>`,
    };
  },
};
