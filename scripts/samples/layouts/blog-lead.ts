import { type Layout, text } from '../site.ts';
import { each, head, itemAt } from './parts.ts';

/** The newest article with a large picture to its right, three older ones in a row below. */
export const blogLead: Layout = {
  name: 'blog-lead',
  kind: 'blog',
  draw(site) {
    const lead = itemAt(site, 0);
    return {
      css: `
.head{padding:32px 56px 26px}
.lead{display:grid;grid-template-columns:520px 1fr;gap:44px;padding-left:56px;height:478px}
.lead h1{font-size:${site.size(84)};max-height:268px;margin:14px 0 18px}
.lead p:last-child{font-size:22px;line-height:1.38}
.lead .pic{height:478px}
.tag{color:var(--accent)}
.more{position:absolute;left:56px;right:56px;bottom:26px;display:grid;grid-template-columns:repeat(3,1fr);gap:32px}
.more article{display:grid;grid-template-columns:120px 1fr;gap:20px;align-items:center;border-top:2px solid var(--ink);padding-top:20px}
.more .pic{height:128px}
.more b{font-size:${site.size(27)};display:block;margin-bottom:8px;max-height:94px}`,
      body: `${head(site, '', 30)}<section class="lead"><div><p class="l tag"><span>${text(lead.note)}, ${text(lead.day)}</span></p><h1 class="h" data-fit>${text(lead.name)}</h1><p>${text(site.lead)}</p></div>
<div class="pic">${site.picture({ motifs: site.hero, w: 660, h: 478 })}</div></section>
<section class="more">${each(site, 3, (item) => `<article><div class="pic">${site.itemPicture(item, 120, 128)}</div><div><b class="h" data-fit>${text(item.name)}</b><span class="l soft"><span>${text(item.day)}</span></span></div></article>`, 1)}</section>`,
    };
  },
};
