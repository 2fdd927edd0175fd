import { type Layout, text } from '../site.ts';
import { each } from './parts.ts';

/** A picture in an arch in the middle, words on both sides of it. */
export const portfolioArch: Layout = {
  name: 'portfolio-arch',
  kind: 'portfolio',
  draw(site) {
    const [one = '', two = '', ...rest] = site.nav;
    return {
      css: `
.top{position:absolute;left:48px;right:48px;top:34px;display:grid;grid-template-columns:1fr auto 1fr;align-items:baseline}
.top .links:last-child{justify-content:flex-end}
.name{font-size:${site.size(34)};text-align:center}
.arch{position:absolute;left:420px;top:120px;width:440px;height:680px;border-radius:220px 220px 0 0}
.left{position:absolute;left:48px;top:178px;width:340px}
.left h1{font-size:${site.size(76)};max-height:390px}
.left p{margin-top:24px;font-size:22px;line-height:1.36}
.right{position:absolute;right:48px;bottom:34px;width:330px}
.right li{border-top:1.5px solid var(--rule);padding:15px 0 17px}
.right b{display:block;font-size:${site.size(30)}}`,
      body: `<header class="top"><nav class="links l"><span>${text(one)}</span><span>${text(two)}</span></nav><p class="h name">${text(site.brand)}</p><nav class="links l">${rest.map((word) => `<span>${text(word)}</span>`).join('')}</nav></header>
<section class="left"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></section>
<div class="pic arch">${site.picture({ motifs: site.hero.slice(0, 1), w: 440, h: 680, backdrop: 'table' })}</div>
<ul class="right">${each(site, 5, (item) => `<li><b class="h">${text(item.name)}</b><span class="l soft"><span>${text(item.note)}</span></span></li>`)}</ul>`,
    };
  },
};
