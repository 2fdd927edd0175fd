import { type Layout, text } from '../site.ts';
import { basket, brand, itemAt, links } from './parts.ts';

/** A page full of colour with one huge thing in the middle and its name behind it. */
export const shopGiant: Layout = {
  name: 'shop-giant',
  kind: 'shop',
  draw(site) {
    const shown = itemAt(site, 0);
    return {
      css: `
body{background:var(--accent);color:var(--on-accent)}
.top{position:absolute;left:48px;right:48px;top:34px}
h1{position:absolute;left:48px;width:1184px;top:98px;font-size:${site.size(200)};white-space:nowrap;text-align:center;max-height:270px;line-height:1.1!important}
.art{position:absolute;left:350px;top:208px;width:580px;height:580px}
.art svg{overflow:visible}
.l1{position:absolute;left:48px;bottom:44px;width:310px}
.l1 b{font-size:${site.size(38)};display:block;margin-bottom:10px}
.r1{position:absolute;right:48px;bottom:44px;width:290px;text-align:right}
.r1 .h{font-size:${site.size(72)};display:block;line-height:1.1!important}
.r1 .go{display:inline-block;margin-top:16px;padding:16px 26px;background:var(--paper);color:var(--ink);font-weight:600}`,
      body: `<header class="row top">${brand(site, 28)}${links(site, basket(site))}</header><h1 class="h" data-fit>${text(site.title)}</h1>
<div class="art fill">${site.itemPicture(shown, 580, 580, { backdrop: 'none', ground: site.palette.accent, scale: 1 })}</div>
<div class="l1"><b class="h">${text(site.line)}</b><p>${text(site.lead)}</p></div><div class="r1"><p>${text(shown.name)}</p><span class="h num">${text(shown.note)}</span><span class="go">Add to basket</span></div>`,
    };
  },
};
