import { type Layout, text } from '../site.ts';
import { brand, each, itemAt, links } from './parts.ts';

/** One work in a frame on a wall, with a label beside it as in a museum. */
export const portfolioPlate: Layout = {
  name: 'portfolio-plate',
  kind: 'portfolio',
  draw(site) {
    const shown = itemAt(site, 0);
    return {
      css: `
.head{padding:36px 56px}
.frame{position:absolute;left:56px;top:112px;width:640px;height:560px;background:#fffdf8;padding:34px;box-shadow:0 0 0 9px ${site.palette.art.at(-1) ?? '#222222'},0 22px 30px -8px rgba(0,0,0,.4)}
.frame .pic{height:100%}
.label{position:absolute;left:776px;right:56px;top:112px;height:560px;display:flex;flex-direction:column}
.label h1{font-size:${site.size(80)};max-height:310px}
.label .lead{margin-top:24px;font-size:22px}
.card{margin-top:auto;background:var(--panel);color:var(--on-panel);padding:20px 24px}
.card b{display:block;font-size:${site.size(30)}}
.thumbs{position:absolute;left:56px;right:56px;bottom:30px;display:flex;gap:14px;align-items:center}
.thumbs .pic{width:62px;height:62px}
.thumbs .pic:first-child{outline:3px solid var(--accent);outline-offset:3px}
.thumbs p{margin-left:auto}`,
      body: `<header class="row head">${brand(site)}${links(site)}</header>
<div class="frame"><div class="pic">${site.itemPicture(shown, 572, 492, { scale: 1.04 })}</div></div>
<div class="label"><h1 class="h" data-fit>${text(site.line)}</h1><p class="lead soft">${text(site.lead)}</p><div class="card"><b class="h">${text(shown.name)}</b>${text(shown.note)}</div></div>
<div class="thumbs">${each(site, 6, (item) => `<div class="pic">${site.itemPicture(item, 62, 62, { backdrop: 'flat' })}</div>`)}<p class="l"><span class="num">1 / ${site.random.whole(12, 48)}</span></p></div>`,
    };
  },
};
