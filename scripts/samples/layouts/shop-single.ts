import { type Layout, text } from '../site.ts';
import { basket, each, head, itemAt } from './parts.ts';

/** One thing with its price and a button, further ones as small pictures. */
export const shopSingle: Layout = {
  name: 'shop-single',
  kind: 'shop',
  draw(site) {
    const shown = itemAt(site, 0);
    return {
      css: `
.big{position:absolute;left:0;top:0;width:700px;height:800px}
.side{position:absolute;left:700px;right:0;top:0;bottom:0;padding:34px 52px 38px;display:flex;flex-direction:column}
.head{gap:20px}
.head .links{gap:20px}
.crumb{margin-top:44px}
h1{font-size:${site.size(78)};max-height:236px;margin:10px 0 16px}
.price{font-size:${site.size(44)};color:var(--accent);margin:22px 0}
.buy{display:flex;gap:14px}
.buy span{padding:18px 30px;font-size:20px;background:var(--accent);color:var(--on-accent);font-weight:600}
.buy span+span{background:none;color:var(--ink);box-shadow:inset 0 0 0 2px var(--ink);padding:18px 24px}
.thumbs{margin-top:auto;display:grid;grid-template-columns:repeat(4,1fr);gap:12px}
.thumbs .pic{height:104px}
.top{margin-bottom:0}`,
      body: `<div class="pic big">${site.itemPicture(shown, 700, 800, { backdrop: 'table' })}</div>
<section class="side">${head(site, '', 26).replace(/<nav[\s\S]*<\/nav>/, `<p class="l"><span>${basket(site)}</span></p>`)}
<p class="l crumb soft"><span>${site.nav.slice(0, 2).map(text).join(' / ')}</span></p><h1 class="h" data-fit>${text(shown.name)}</h1><p>${text(site.lead)}</p><p class="h price num">${text(shown.note)}</p><div class="buy"><span>Add to basket</span><span>1</span></div>
<div class="thumbs">${each(site, 4, (item) => `<div class="pic">${site.itemPicture(item, 110, 104, { backdrop: 'flat' })}</div>`, 1)}</div></section>`,
    };
  },
};
