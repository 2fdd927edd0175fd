import { type Layout, text } from '../site.ts';
import { brand, each, links } from './parts.ts';

/** A price board: names and prices in large type on a dark or coloured board, a picture beside it. */
export const shopBoard: Layout = {
  name: 'shop-board',
  kind: 'shop',
  draw(site) {
    return {
      css: `
.pic{position:absolute;left:0;top:0;width:470px;height:800px}
main{position:absolute;left:470px;right:0;top:0;bottom:0;padding:32px 52px 0 52px}
h1{font-size:${site.size(60)};max-height:128px;margin:34px 0 22px}
li{display:flex;align-items:baseline;gap:14px;font-size:${site.size(34)};padding:7.5px 0}
li i{flex:1;border-bottom:3px dotted var(--rule);transform:translateY(-5px)}
li span:last-child{color:var(--accent)}
.foot{position:absolute;left:52px;right:52px;bottom:30px;color:var(--soft);font-size:19px}
.head .links{gap:24px}`,
      body: `<div class="pic">${site.picture({ motifs: site.hero.slice(0, 1), w: 470, h: 800 })}</div>
<main><header class="row head">${brand(site, 26)}${links({ ...site, nav: site.nav.slice(0, 2) })}</header><h1 class="h" data-fit>${text(site.line)}</h1><ul>${each(site, 8, (item) => `<li class="h"><span>${text(item.name)}</span><i></i><span class="num">${text(item.note)}</span></li>`)}</ul><p class="foot">${text(site.lead)}</p></main>`,
    };
  },
};
