import { type Layout, text } from '../site.ts';
import { brand, links } from './parts.ts';

/** Two halves: colour and words on the left, one tall picture on the right. */
export const portfolioSplit: Layout = {
  name: 'portfolio-split',
  kind: 'portfolio',
  draw(site) {
    return {
      css: `
body{display:grid;grid-template-columns:1fr 1fr}
.left{background:var(--accent);color:var(--on-accent);padding:40px 48px 44px 56px;display:flex;flex-direction:column;height:800px}
.left h1{font-size:${site.size(98)};max-height:440px;margin:auto 0 26px}
.left p.lead{font-size:23px;line-height:1.36;max-width:30em}
.foot{display:flex;gap:26px;margin-top:34px;padding-top:20px;border-top:2px solid currentColor}
.right{position:relative;height:800px}
.right .pic{width:640px;height:800px}
.right nav{position:absolute;left:0;right:0;bottom:0;padding:22px 32px;background:var(--paper);justify-content:space-between}`,
      body: `<section class="left">${brand(site, 28)}<h1 class="h" data-fit>${text(site.line)}</h1><p class="lead">${text(site.lead)}</p></section>
<section class="right"><div class="pic">${site.picture({ motifs: site.hero.slice(0, 1), w: 640, h: 740 })}</div>${links(site)}</section>`,
    };
  },
};
