import { type Layout, text } from '../site.ts';
import { basket, each, head } from './parts.ts';

/** A still life of three things, with lines that lead to names and prices. */
export const shopCallouts: Layout = {
  name: 'shop-callouts',
  kind: 'shop',
  draw(site) {
    const motifs = site.items.slice(0, 3).map((item) => item.motif);
    return {
      css: `
.head{padding:30px 48px}
.pic{position:absolute;left:48px;right:48px;top:92px;height:470px}
.calls{position:absolute;left:48px;top:592px;right:48px;display:grid;grid-template-columns:repeat(3,1fr)}
.calls li{text-align:center;position:relative;padding-top:10px}
.calls li::before{content:'';position:absolute;left:50%;top:-62px;width:2.5px;height:66px;background:var(--ink)}
.calls li::after{content:'';position:absolute;left:50%;top:-70px;width:15px;height:15px;margin-left:-6px;border-radius:50%;background:var(--ink);box-shadow:0 0 0 4px var(--paper)}
.calls b{font-size:${site.size(29)};display:block}
.calls span{font-size:21px;color:var(--accent);font-weight:600}
.say{position:absolute;left:48px;right:48px;bottom:26px;display:grid;grid-template-columns:1fr 360px;gap:48px;align-items:center}
h1{font-size:${site.size(58)};max-height:74px}
.say p{font-size:18px;line-height:1.3}`,
      body: `${head(site, basket(site), 28)}<div class="pic">${site.picture({ motifs, w: 1184, h: 470, backdrop: 'table', scale: 1.05 })}</div>
<ul class="calls">${each(site, 3, (item) => `<li><b class="h">${text(item.name)}</b><span class="num">${text(item.note)}</span></li>`)}</ul>
<div class="say"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></div>`,
    };
  },
};
