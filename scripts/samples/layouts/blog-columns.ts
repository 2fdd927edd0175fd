import { type Layout, text } from '../site.ts';
import { each, itemAt } from './parts.ts';

/** A newspaper page: a ruled masthead in the middle and three columns of unequal width. */
export const blogColumns: Layout = {
  name: 'blog-columns',
  kind: 'blog',
  draw(site) {
    const lead = itemAt(site, 0);
    return {
      css: `
body{padding:0 44px}
.ear{padding:22px 0 10px}
h1{text-align:center;font-size:${site.size(128)};white-space:nowrap;max-height:150px;line-height:1.14!important}
.nav{display:flex;justify-content:center;gap:44px;border-top:1.5px solid var(--ink);border-bottom:5px double var(--ink);padding:11px 0;margin-top:10px}
.cols{display:grid;grid-template-columns:262px 1fr 262px;gap:30px;padding-top:26px}
.cols>*+*{border-left:1px solid var(--rule);padding-left:30px}
.mid .pic{height:286px}
.mid h2{font-size:${site.size(50)};max-height:110px;margin:18px 0 10px}
.side li{padding-bottom:17px;margin-bottom:17px;border-bottom:1px solid var(--rule)}
.side b{display:block;font-size:${site.size(27)};line-height:1.12!important;margin-bottom:6px}
.side .pic{height:150px;margin-bottom:14px}`,
      body: `<div class="row ear l"><span>${text(lead.day)} ${site.year}</span><span>${text(site.brand)}</span></div><h1 class="h" data-fit>${text(site.title)}</h1>
<nav class="nav l">${site.nav.map((word) => `<span>${text(word)}</span>`).join('')}</nav>
<div class="cols"><ul class="side">${each(site, 3, (item) => `<li><b class="h">${text(item.name)}</b><span class="l soft"><span>${text(item.note)}, ${text(item.day)}</span></span></li>`, 1)}</ul>
<article class="mid"><div class="pic">${site.picture({ motifs: site.hero, w: 608, h: 286, backdrop: 'table' })}</div><h2 class="h" data-fit>${text(lead.name)}</h2><p>${text(site.lead)}</p></article>
<ul class="side"><li><div class="pic">${site.itemPicture(itemAt(site, 4), 232, 150)}</div><b class="h">${text(itemAt(site, 4).name)}</b><span class="l soft"><span>${text(itemAt(site, 4).note)}</span></span></li><li><b class="h">${text(itemAt(site, 5).name)}</b><span class="l soft"><span>${text(itemAt(site, 5).note)}</span></span></li></ul></div>`,
    };
  },
};
