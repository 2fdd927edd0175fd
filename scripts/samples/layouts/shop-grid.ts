import { type Layout, text } from '../site.ts';
import { basket, each, head } from './parts.ts';

/** Eight things in a grid of four by two, under a short heading. */
export const shopGrid: Layout = {
  name: 'shop-grid',
  kind: 'shop',
  draw(site) {
    return {
      css: `
body{padding:0 48px 26px;display:flex;flex-direction:column}
.head{padding:32px 0 24px}
.intro{display:grid;grid-template-columns:1fr 380px;gap:48px;align-items:end;padding-bottom:26px}
h1{font-size:${site.size(72)};max-height:148px}
.grid{flex:1;min-height:0;display:grid;grid-template-columns:repeat(4,1fr);grid-template-rows:1fr 1fr;gap:18px 20px}
.grid article{display:flex;flex-direction:column;min-height:0}
.grid .pic{flex:1;min-height:0;margin-bottom:8px}
.grid p{font-size:19px;align-items:baseline;gap:12px}
.grid b{font-weight:600;white-space:nowrap}`,
      body: `${head(site, basket(site), 28)}<div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></div>
<section class="grid">${each(site, 8, (item) => `<article><div class="pic">${site.itemPicture(item, 281, 226)}</div><p class="row"><b>${text(item.name)}</b><span class="num">${text(item.note)}</span></p></article>`)}</section>`,
    };
  },
};
