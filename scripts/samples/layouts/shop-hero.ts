import { type Layout, text } from '../site.ts';
import { basket, each, head } from './parts.ts';

/** Words on the left of a wide picture; a strip of things with prices along the lower edge. */
export const shopHero: Layout = {
  name: 'shop-hero',
  kind: 'shop',
  draw(site) {
    return {
      css: `
.head{padding:30px 52px}
.hero{display:grid;grid-template-columns:540px 1fr;height:452px;background:var(--panel);color:var(--on-panel)}
.hero .say{padding:0 40px 0 52px;align-self:center}
h1{font-size:${site.size(76)};max-height:236px;margin-bottom:18px}
.go{display:inline-block;margin-top:24px;padding:15px 26px;background:var(--accent);color:var(--on-accent);font-weight:600}
.hero .pic{height:452px}
.strip{display:grid;grid-template-columns:repeat(5,1fr);gap:20px;padding:24px 52px 0}
.strip .pic{height:150px;margin-bottom:10px}
.strip p{font-size:18px;gap:8px;white-space:nowrap}`,
      body: `${head(site, basket(site), 28)}<section class="hero"><div class="say"><h1 class="h" data-fit>${text(site.line)}</h1><p>${text(site.lead)}</p><span class="go">All ${text((site.nav[0] ?? 'things').toLowerCase())}</span></div><div class="pic">${site.picture({ motifs: site.hero, w: 740, h: 452, backdrop: 'table' })}</div></section>
<section class="strip">${each(site, 5, (item) => `<article><div class="pic">${site.itemPicture(item, 219, 150, { scale: 1 })}</div><p class="row"><b>${text(item.name)}</b><span class="num">${text(item.note)}</span></p></article>`)}</section>`,
    };
  },
};
