import { type Layout, text } from '../site.ts';
import { brand, each, links } from './parts.ts';

/** A board of hours, courses or dates on the right, the promise and a picture on the left. */
export const portfolioTimetable: Layout = {
  name: 'portfolio-timetable',
  kind: 'portfolio',
  draw(site) {
    return {
      css: `
.head{padding:0 48px;height:92px;align-items:center;border-bottom:2px solid var(--ink)}
.left{position:absolute;left:48px;top:126px;width:506px;bottom:0}
h1{font-size:${site.size(92)};max-height:266px}
.left p{margin:20px 0 0}
.left .pic{position:absolute;bottom:0;left:-48px;width:588px;height:260px}
.board{position:absolute;right:0;left:588px;top:92px;bottom:0;background:var(--accent);color:var(--on-accent);padding:36px 48px 0 44px}
.board li{display:flex;justify-content:space-between;gap:24px;align-items:baseline;padding:20px 0;border-top:2px solid currentColor}
.board li b{font-size:${site.size(34)};max-height:76px}
.board li .l{flex:none;font-size:23px}`,
      body: `<header class="row head">${brand(site, 28)}${links(site)}</header>
<section class="left"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p><div class="pic">${site.picture({ motifs: site.hero, w: 588, h: 260, backdrop: 'table' })}</div></section>
<section class="board"><ul>${each(site, 7, (item) => `<li><b class="h">${text(item.name)}</b><span class="l"><span class="num">${text(item.note)}</span></span></li>`)}</ul></section>`,
    };
  },
};
