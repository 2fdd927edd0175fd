import { type Layout, text } from '../site.ts';
import { each, links } from './parts.ts';

/** The name across the whole width, and four pictures of different height under it. */
export const portfolioName: Layout = {
  name: 'portfolio-name',
  kind: 'portfolio',
  draw(site) {
    const heights = site.random.shuffle([290, 350, 320, 384]);
    return {
      css: `
body{padding:0 48px}
.top{padding:26px 0 20px;border-bottom:3px solid var(--ink)}
.top .l{color:var(--soft)}
h1{font-size:${site.size(190)};white-space:nowrap;margin:16px 0 0;max-height:260px;line-height:1.1}
.two{display:grid;grid-template-columns:1fr 1fr 1fr 1fr;gap:24px;margin:20px 0 0}
.two p{grid-column:span 2;font-size:26px;line-height:1.28;max-width:21em}
.two p+p{font-size:20px;line-height:1.42;color:var(--soft)}
.works{position:absolute;left:48px;right:48px;bottom:0;display:grid;grid-template-columns:repeat(4,1fr);gap:24px;align-items:end}
.works .l{display:block;margin-bottom:10px}`,
      body: `<header class="row top">${links(site)}<p class="l"><span>${site.year}</span></p></header>
<h1 class="h" data-fit>${text(site.brand)}</h1>
<div class="two"><p>${text(site.line)}</p><p>${text(site.lead)}</p></div>
<section class="works">${each(site, 4, (item, index) => {
        const tall = heights[index] ?? 300;
        return `<article><p class="l"><span>${text(item.name)}</span></p><div class="pic" style="height:${tall}px">${site.itemPicture(item, 278, tall)}</div></article>`;
      })}</section>`,
    };
  },
};
