import { type Layout, text } from '../site.ts';
import { brand, each } from './parts.ts';

/** A poster: one huge drawing without a frame, a heading over the paper, facts in columns below. */
export const portfolioPoster: Layout = {
  name: 'portfolio-poster',
  kind: 'portfolio',
  draw(site) {
    return {
      css: `
.art{position:absolute;right:-40px;top:-38px;width:700px;height:700px}
.disc{position:absolute;right:20px;top:30px;width:600px;height:600px;border-radius:50%;background:var(--panel)}
.brand{position:absolute;left:48px;top:36px}
h1{position:absolute;left:48px;top:118px;width:600px;font-size:${site.size(104)};max-height:400px}
.lead{position:absolute;left:48px;top:530px;width:500px;font-size:22px;line-height:1.36}
.facts{position:absolute;left:0;right:0;bottom:0;height:140px;display:grid;grid-template-columns:repeat(4,1fr);background:var(--ink);color:var(--paper)}
.facts div{padding:24px 20px 0 48px}
.facts div+div{border-left:1px solid color-mix(in srgb,var(--paper) 30%,transparent);padding-left:28px}
.facts b{display:block;font-size:${site.size(27)};margin-bottom:8px;max-height:62px}`,
      body: `<div class="disc"></div><div class="art fill">${site.picture({ motifs: site.hero.slice(0, 1), w: 700, h: 700, backdrop: 'none', ground: site.palette.panel, scale: 1 })}</div>
${brand(site)}<h1 class="h" data-fit>${text(site.line)}</h1><p class="lead">${text(site.lead)}</p>
<div class="facts">${each(site, 4, (item) => `<div><b class="h" data-fit>${text(item.name)}</b><p class="l"><span>${text(item.note)}</span></p></div>`)}</div>`,
    };
  },
};
