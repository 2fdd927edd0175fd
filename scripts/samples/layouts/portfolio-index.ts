import { type Layout, text } from '../site.ts';
import { each, head, itemAt } from './parts.ts';

/** A ruled list of works in large type; the picture of one of them hangs over it. */
export const portfolioIndex: Layout = {
  name: 'portfolio-index',
  kind: 'portfolio',
  draw(site) {
    const open = site.random.whole(1, 2);
    const longest = Math.max(...site.items.map((item) => item.name.length));
    const rowSize = Math.min(Number.parseFloat(site.size(44)), 1150 / longest / site.type.wide);
    const rows = each(
      site,
      7,
      (item, index) =>
        `<li class="row ${index === open ? 'open' : ''}"><b class="h">${text(item.name)}</b><span class="l num"><span>${text(item.note)}</span></span></li>`,
    );
    return {
      css: `
.head{padding:34px 56px 0}
.lead{padding:30px 56px 28px;display:flex;gap:48px;align-items:flex-end}
.lead h1{font-size:${site.size(68)};width:690px;max-height:150px}
.lead p{width:420px;color:var(--soft)}
body{display:flex;flex-direction:column}
ul{flex:1;display:flex;flex-direction:column}
li{flex:1;padding:0 56px;border-top:1.5px solid var(--rule)}
li.row{align-items:center}
li b{font-size:${rowSize.toFixed(1)}px;white-space:nowrap}
li .l{color:var(--soft);font-size:20px}
.open{background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.open .l{color:inherit}
.pic{position:absolute;right:216px;top:262px;width:372px;height:452px;z-index:2;box-shadow:0 0 0 10px var(--paper)}`,
      body: `${head(site)}<div class="lead"><h1 class="h" data-fit>${text(site.line)}</h1><p>${text(site.lead)}</p></div><ul>${rows}</ul>
<div class="pic">${site.itemPicture(itemAt(site, open), 372, 452)}</div>`,
    };
  },
};
