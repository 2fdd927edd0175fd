import { type Layout, text } from '../site.ts';
import { each } from './parts.ts';

/** A coloured side bar with the navigation in large type; a wide picture and three works. */
export const portfolioSidebar: Layout = {
  name: 'portfolio-sidebar',
  kind: 'portfolio',
  draw(site) {
    return {
      css: `
aside{position:absolute;inset:0 auto 0 0;width:344px;background:var(--panel);color:var(--on-panel);padding:44px 36px;display:flex;flex-direction:column}
aside h1{font-size:${site.size(46)};max-height:190px}
aside ul{margin-top:42px}
aside li{font-size:${site.size(27)};padding:13px 0;border-top:1.5px solid currentColor}
aside li:last-child{border-bottom:1.5px solid currentColor}
aside p{margin-top:auto}
main{position:absolute;left:344px;right:0;top:0;bottom:0}
main>.pic{width:936px;height:412px}
main h2{font-size:${site.size(54)};max-height:118px;margin:28px 48px 22px}
.works{display:grid;grid-template-columns:repeat(3,1fr);gap:22px;padding:0 48px}
.works .pic{height:152px;margin-bottom:10px}
.works b{font-weight:600}`,
      body: `<aside><h1 class="h" data-fit>${text(site.brand)}</h1><ul>${site.nav.map((word) => `<li class="h">${text(word)}</li>`).join('')}</ul><p>${text(site.lead)}</p></aside>
<main><div class="pic">${site.picture({ motifs: site.hero, w: 936, h: 412, backdrop: 'table' })}</div>
<h2 class="h" data-fit>${text(site.line)}</h2>
<section class="works">${each(site, 3, (item) => `<article><div class="pic">${site.itemPicture(item, 265, 152, { scale: 1 })}</div><p class="l"><span>${text(item.name)}</span></p></article>`)}</section></main>`,
    };
  },
};
